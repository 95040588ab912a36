import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the engine, found as a package: a config that is bundled has no folder of its own. */
const engine = dirname(createRequire(import.meta.url).resolve('lectern/package.json'));

/** Absolute path of a file of the engine: `src/cli.ts`. */
export function engineFile(path: string): string {
  return join(engine, path);
}

/** Absolute path of a file of the handbook: `theme/home.css`. */
export function handbookFile(path: string): string {
  return join(engine, '../../handbook', path);
}

/** Text of a file of the engine. */
export function engineText(path: string): string {
  return readFileSync(engineFile(path), 'utf8');
}
