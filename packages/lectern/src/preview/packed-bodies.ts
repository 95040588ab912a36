import type { FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** What is kept of all files together (bytes). */
const KEPT = 64 * 2 ** 20;

/** Smaller bodies gain nothing, and larger ones would fill the memory. */
const SIZES = { from: 1024, to: 8 * 2 ** 20 };

/** Brotli's own default takes forty times as long for a tenth fewer bytes. */
const LEVEL = 5;

const TEXT = /text|javascript|json|xml/;

export type Encoding = 'br' | 'gzip';

/** Compressed bodies of files, by what names a state of a file. */
export interface PackedBodies {
  /** A body, compressed once for all who ask for it. */
  body(key: string, encoding: Encoding, handle: FileHandle): Promise<Buffer>;
}

/** How a body is sent to a client that accepts these encodings; undefined as it is. */
export function encodingOf(accepted: unknown, type: string, size: number): Encoding | undefined {
  if (!TEXT.test(type) || size < SIZES.from || size > SIZES.to) return undefined;
  const names = String(accepted);
  return /\bbr\b/.test(names) ? 'br' : /\bgzip\b/.test(names) ? 'gzip' : undefined;
}

/** To compress a page for each request keeps a core busy with a hundred readers a second. */
export function packedBodies(): PackedBodies {
  const bodies = new Map<string, Promise<Buffer>>();
  let size = 0;

  function drop(key: string, length: number): void {
    if (bodies.delete(key)) size -= length;
  }

  async function pack(key: string, encoding: Encoding, handle: FileHandle): Promise<Buffer> {
    const body = await compressed(handle, encoding);
    size += body.length;
    // The oldest first.
    for (const [other, packed] of bodies) {
      if (size <= KEPT || other === key) break;
      drop(other, (await packed).length);
    }
    return body;
  }

  return {
    body(key, encoding, handle) {
      const name = `${encoding} ${key}`;
      const known = bodies.get(name);
      if (known) return known;
      const packed = pack(name, encoding, handle);
      bodies.set(name, packed);
      // A file that went meanwhile: the next request looks again.
      packed.catch(() => bodies.delete(name));
      return packed;
    },
  };
}

function compressed(handle: FileHandle, encoding: Encoding): Promise<Buffer> {
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } })
      : createGzip();
  const source = handle.createReadStream({ start: 0, autoClose: false });
  source.on('error', (error) => stream.destroy(error));
  return buffer(source.pipe(stream));
}
