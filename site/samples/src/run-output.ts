import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

const TEXT = /\.(?:html|js|mjs|cjs|css|json|txt|map|svg|xml|md|d\.ts)$/;

/**
 * Reads the output files of a run.
 *
 * @param wanted globs relative to the project's folder, in addition to `dist` and `build`
 */
export function readOutput(dir: string, wanted: readonly string[]): Record<string, string> {
  if (!existsSync(dir)) return {};
  const files = globSync(['dist/**', 'build/**', ...wanted], { cwd: dir, dot: true });
  const texts = files.filter((file) => TEXT.test(file)).sort();
  return Object.fromEntries(texts.map((file) => [file, readFileSync(join(dir, file), 'utf8')]));
}
