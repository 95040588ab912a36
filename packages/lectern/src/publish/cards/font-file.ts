import { brotliDecompressSync } from 'node:zlib';

/** WOFF2 numbers of the table names that matter here. */
const CMAP = 0;
const GLYF = 10;
const LOCA = 11;
/** Number of a table whose name is spelled out. */
const OTHER = 63;

/** Offset of the table directory in a WOFF2 file. */
const TABLES = 48;

/**
 * Returns the characters that a font has glyphs for. The ranges that packages list are not reliable: they include
 * characters that the font lacks.
 *
 * @param font content of a WOFF2 file (W3C WOFF2, section 4)
 */
export function charactersOf(font: Uint8Array): Set<number> {
  const file = Buffer.from(font.buffer, font.byteOffset, font.byteLength);
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new Error('This font is no WOFF2 file.');
  const { offset, length, end } = findCmap(file);
  const tables = brotliDecompressSync(file.subarray(end, end + file.readUInt32BE(20)));
  return readCmap(tables.subarray(offset, offset + length));
}

/** Returns the place of the `cmap` table in the unpacked tables. `end` is the offset of the packed tables. */
function findCmap(file: Buffer): { offset: number; length: number; end: number } {
  let end = TABLES;
  let offset = 0;
  let found = { offset: 0, length: 0 };
  const readNumber = () => {
    let value = 0;
    for (;;) {
      const byte = file.readUInt8(end++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = file.readUInt16BE(12); left > 0; left--) {
    const flags = file.readUInt8(end++);
    const table = flags & 63;
    if (table === OTHER) end += 4;
    const plain = readNumber();
    // Glyph tables are transformed unless their version is 3. Other tables are transformed if their version is not 0.
    const isRewritten = table === GLYF || table === LOCA ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isRewritten ? readNumber() : plain;
    if (table === CMAP) found = { offset, length };
    offset += length;
  }
  return { ...found, end };
}

/** Reads the two `cmap` formats of OpenType that web fonts use: segments (4) and groups (12). */
function readCmap(table: Buffer): Set<number> {
  const found = new Set<number>();
  const add = (first: number, last: number) => {
    for (let character = first; character <= last; character++) found.add(character);
  };
  for (let index = 0; index < table.readUInt16BE(2); index++) {
    const part = table.subarray(table.readUInt32BE(8 + 8 * index));
    const format = part.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < part.readUInt32BE(12); group++) {
        add(part.readUInt32BE(16 + 12 * group), part.readUInt32BE(20 + 12 * group));
      }
    }
    if (format === 4) {
      const size = part.readUInt16BE(6);
      for (let at = 0; at < size; at += 2) {
        // The last segment marks the end of the list.
        if (part.readUInt16BE(14 + at) !== 0xffff) {
          add(part.readUInt16BE(16 + size + at), part.readUInt16BE(14 + at));
        }
      }
    }
  }
  return found;
}
