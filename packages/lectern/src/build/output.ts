import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import { assetPath } from '../pages/paths.ts';
import type { SitePlan } from '../pages/plan.ts';

/**
 * Writes what is not rendered: data files, service files, pictures of pages, and last what the project has in its
 * public folder, which wins.
 *
 * @param files service files by their path in the output
 */
export function writeStaticFiles(
  config: Config,
  plan: SitePlan,
  metas: ReadonlyMap<string, PageMeta>,
  files: Readonly<Record<string, string>>,
  staging: string,
): void {
  for (const [url, content] of Object.entries(plan.files)) {
    writeFileSync(join(staging, url.slice(config.base.length)), JSON.stringify(content));
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(staging, path)), { recursive: true });
    writeFileSync(join(staging, path), text);
  }
  for (const { images } of metas.values()) {
    for (const { file, missing } of images) {
      if (!file || missing || file.startsWith(config.publicDir)) continue;
      const content = readFileSync(file);
      writeFileSync(join(staging, assetPath(file, content)), content);
    }
  }
  copyPublicFiles(config.publicDir, staging);
}

function copyPublicFiles(publicDir: string, staging: string): void {
  if (!existsSync(publicDir)) return;
  // A file that was taken from the last output is in that one as well: it gives way, and is not written into.
  const filter = (_from: string, to: string) => {
    if (statSync(to, { throwIfNoEntry: false })?.isFile()) rmSync(to);
    return true;
  };
  // What links lead to: on another machine they would lead nowhere.
  cpSync(publicDir, staging, { recursive: true, dereference: true, filter });
}
