import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const TEXT = /\.(?:html|js|mjs|cjs|css|json|txt|map|svg|xml|md|d\.ts)$/;

/**
 * Reads what a run has written.
 *
 * @param wanted glob from the project's folder: `dist/static/js/*.js`; empty for every text file of `dist`
 */
export function readOutput(dir: string, wanted: string): Record<string, string> {
  if (!existsSync(dir)) return {};
  const patterns = wanted ? [wanted] : ['dist/**', 'build/**'];
  const files = globSync(patterns, { cwd: dir, dot: true }).filter((file) => TEXT.test(file));
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(dir, file), 'utf8')]));
}
