import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './book.ts';

export interface PdfCache {
  /** Returns the PDF of a document. It is made if no earlier build has made it. */
  get(html: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Deletes the PDFs that this build did not need. */
  prune(): void;
}

/**
 * Opens the cache of PDFs of earlier builds, by everything that they depend on.
 *
 * @param folder folder of the cache
 * @param id everything that PDFs depend on, except the document and the files that it refers to
 */
export function keptPdfs(
  folder: string,
  { files, base, id }: { files: Files; base: string; id: string },
): PdfCache {
  const used = new Set<string>();
  return {
    async get(html, make) {
      const name = `${keyOf(html, files, base, id)}.pdf`;
      used.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return readFileSync(file);
      const pdf = await make();
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, pdf);
      return pdf;
    },
    prune() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
    },
  };
}

/** Returns the key of a document. Files with a hash in their name are identified by the name. Other files are read. */
function keyOf(html: string, files: Files, base: string, id: string): string {
  const hash = createHash('sha256').update(id).update('\0').update(html);
  const named = new Set(
    [...html.matchAll(/\b(?:src|href|poster)="([^"]+)"/g)].map(([, address = '']) => address),
  );
  for (const address of [...named].sort()) {
    if (!address.startsWith(base) || address.startsWith(`${base}assets/`)) continue;
    const file = files.get(decodeURI(address.slice(base.length)));
    if (file) hash.update('\0').update(address).update('\0').update(file.read());
  }
  return hash.digest('hex').slice(0, 16);
}
