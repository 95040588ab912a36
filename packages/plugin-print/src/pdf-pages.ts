/**
 * Returns the pages of a PDF that contain its link targets, counted from 1.
 *
 * Reads the output of Chromium: dictionaries in plain text, and a table of their positions. It does not support other
 * PDFs. A library would, but would take some megabytes.
 *
 * @returns page numbers by id; empty if the PDF has another format
 */
export function pageNumbers(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString('latin1');
  const objectAt = objectsOf(text);
  const catalog = objectAt(/\/Root (\d+) 0 R/.exec(text.slice(-1000))?.[1]);
  const sheets = sheetsBelow(/\/Pages (\d+) 0 R/.exec(catalog)?.[1], objectAt);
  const numbers = new Map(sheets.map((id, index) => [id, index + 1]));
  const targets = objectAt(/\/Dests (\d+) 0 R/.exec(catalog)?.[1]).matchAll(/\/([^\s/[]+) \[(\d+) 0 R/g);
  return new Map(
    [...targets].flatMap(([, name = '', sheet = '']): [string, number][] => {
      const number = numbers.get(sheet);
      return number === undefined ? [] : [[decoded(name), number]];
    }),
  );
}

type ObjectAt = (id: string | undefined) => string;

/** Returns a function that finds objects by number. */
function objectsOf(text: string): ObjectAt {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text.slice(-100))?.[1]);
  const [, first = '', lines = ''] = /^xref\s+(\d+) \d+\s+([\d\snf]+)/.exec(text.slice(table)) ?? [];
  const offsets = lines.match(/\d{10} \d{5} [nf]/g)?.map((line) => Number(line.slice(0, 10))) ?? [];
  return (id) => {
    const offset = offsets[Number(id) - Number(first)];
    return offset === undefined ? '' : text.slice(offset, text.indexOf('endobj', offset));
  };
}

/** Returns the object numbers of the pages, in the order of the book. */
function sheetsBelow(id: string | undefined, objectAt: ObjectAt): string[] {
  const body = objectAt(id);
  if (id === undefined || !/\/Type \/Pages\b/.test(body)) return id === undefined ? [] : [id];
  const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? '';
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => sheetsBelow(kid, objectAt));
}

/** Decodes a name in a PDF: `#xx` is a byte of UTF-8. */
function decoded(name: string): string {
  const bytes = name.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Removes the time from a PDF, so that equal pages give equal bytes. No offset changes. */
export function withoutTime(pdf: Uint8Array): Buffer {
  const text = Buffer.from(pdf).toString('latin1');
  const plain = text.replace(/\/(?:CreationDate|ModDate) \(D:[^)]*\)/g, (date) => ' '.repeat(date.length));
  return Buffer.from(plain, 'latin1');
}
