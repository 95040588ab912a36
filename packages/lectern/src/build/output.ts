import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { PageMeta } from '../pages/compile-page.ts';
import type { SitePlan } from '../pages/plan.ts';
import { assetPath } from '../pages/resolvers.ts';

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
  files: Record<string, string>,
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
    for (const { file } of images) {
      if (!file || file.startsWith(config.publicDir)) continue;
      const content = readFileSync(file);
      writeFileSync(join(staging, assetPath(file, content)), content);
    }
  }
  if (existsSync(config.publicDir)) cpSync(config.publicDir, staging, { recursive: true });
}

/** Puts the new output in the place of the old one; the old one stays until the new one is whole. */
export function swap(staging: string, outDir: string): void {
  const old = `${staging}.old`;
  if (existsSync(outDir)) renameSync(outDir, old);
  renameSync(staging, outDir);
  rmSync(old, { recursive: true, force: true });
}
