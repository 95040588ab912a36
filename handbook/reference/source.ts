import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the engine, resolved as a package because a bundled config has no folder of its own. */
const engine = dirname(createRequire(import.meta.url).resolve('lectern/package.json'));

/** Returns the absolute path of a file of the engine: `src/cli.ts`. */
export function engineFile(path: string): string {
  return join(engine, path);
}

/** Returns the absolute path of a file of the handbook: `theme/home.css`. */
export function handbookFile(path: string): string {
  return join(engine, '../../handbook', path);
}

/** Returns the text of a file of the engine. */
export function engineText(path: string): string {
  return readFileSync(engineFile(path), 'utf8');
}
