import { existsSync } from 'node:fs';
import type { Config } from '../config/load.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import { assetPath } from '../pages/paths.ts';
import type { SitePlan } from '../pages/plan.ts';
import type { Copier } from './copied-files.ts';
import { writeOutput } from './output-files.ts';

/**
 * Writes everything that is not rendered: data files, service files, pictures of pages, and finally the public folder
 * of the project, which overrides the others.
 *
 * @param files service files by their path in the output
 */
export function writeStaticFiles(
  config: Config,
  plan: SitePlan,
  metas: ReadonlyMap<string, PageMeta>,
  files: Readonly<Record<string, string>>,
  staging: string,
  copier: Copier,
): void {
  for (const [url, content] of Object.entries(plan.files)) {
    copier.writeText(url.slice(config.base.length), JSON.stringify(content));
  }
  for (const [path, text] of Object.entries(files)) writeOutput(staging, path, text);
  for (const file of picturesOf(metas, config)) {
    copier.copyHashed(file, (content) => assetPath(file, content));
  }
  if (existsSync(config.publicDir)) copier.copyTree(config.publicDir);
}

/** Returns the files of pictures next to pages, each once. */
function picturesOf(metas: ReadonlyMap<string, PageMeta>, { publicDir }: Config): Set<string> {
  const images = [...metas.values()].flatMap((meta) => meta.images);
  return new Set(
    images.flatMap(({ file, missing }) => (file && !missing && !file.startsWith(publicDir) ? [file] : [])),
  );
}
