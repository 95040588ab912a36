import { rmSync } from 'node:fs';
import { putAside } from '../publish/output-folder.ts';
import type { Mistake } from '../shared/mistake.ts';
import type { CompiledSite } from '../site/compile-site.ts';
import { type WriteOptions, type WrittenSite, writeSite } from './write-site.ts';

/** A site that is written, with what was wrong with the pages that could not be rendered. */
export interface WrittenTwice {
  written: WrittenSite;
  failures: Mistake[];
}

/** Writes the site, and with `lenient` once more where pages cannot be rendered: notices take their places. */
export async function writeTwice(compiled: CompiledSite, writing: WriteOptions): Promise<WrittenTwice> {
  const written = await writeSite(compiled, writing);
  const failures = [...written.failed.values()].flat();
  if (!writing.isLenient || failures.length === 0) return { written, failures };
  // Which pages cannot be rendered is known only now: all that names them is made again.
  const { withNotices } = await import('./with-notices.ts');
  const site = withNotices(compiled, written.failed);
  const again = await writeOnTop(site, written, writing);
  return { written: again, failures: [...failures, ...[...again.failed.values()].flat()] };
}

/** Takes the pages that have not changed from the output that there is by now, as after an edit. */
async function writeOnTop(
  site: CompiledSite,
  written: WrittenSite,
  writing: WriteOptions,
): Promise<WrittenSite> {
  // Where an output is changed in place, pages that have not changed are there, and only the others were written.
  if (written.changed) return writeSite(site, { ...writing, begun: null });
  const aside = putAside(writing.staging);
  try {
    const last = { ...written, folderOf: () => aside };
    return await writeSite(site, { ...writing, last, inPlace: null, begun: null });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}
