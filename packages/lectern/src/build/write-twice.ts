import { rmSync } from 'node:fs';
import { putAside } from '../publish/output-folder.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { type WriteOptions, type WrittenSite, writeSite } from './write-site.ts';

/** A site that is written, with the errors of pages that could not be rendered. */
export interface WrittenTwice {
  written: WrittenSite;
  failures: Mistake[];
}

/** Writes the site. With `lenient`, writes it again if pages cannot be rendered: notices replace them. */
export async function writeTwice(compiled: CompiledSite, writing: WriteOptions): Promise<WrittenTwice> {
  const written = await writeSite(compiled, writing);
  const failures = [...written.failed.values()].flat();
  if (!writing.isLenient || failures.length === 0) return { written, failures };
  // Only now is it known which pages cannot be rendered. Everything that depends on them is made again.
  const { withNotices } = await import('./with-notices.ts');
  const site = withNotices(compiled, written.failed);
  const again = await writeOnTop(site, written, writing);
  return { written: again, failures: [...failures, ...[...again.failed.values()].flat()] };
}

/** Writes the site again, and reuses unchanged pages from the output just written, as after an edit. */
async function writeOnTop(
  site: CompiledSite,
  written: WrittenSite,
  writing: WriteOptions,
): Promise<WrittenSite> {
  // If the output is changed in place, unchanged pages are already there, and only the others were written.
  if (written.changed) return writeSite(site, { ...writing, begun: null });
  const aside = putAside(writing.staging);
  try {
    const last = { ...written, folderOf: () => aside };
    return await writeSite(site, { ...writing, last, inPlace: null, begun: null });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
