import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { cacheDirOf } from './cache-dir.ts';
import { clearDrafts } from './processes.ts';
import { keepingSourceMaps } from './source-frames.ts';

/** Node.js runs a module once: each time needs a name of its own. */
let runs = 0;

/**
 * Runs a bundled config, and what it exports if that is a function.
 *
 * @param file absolute file of an ES module
 * @throws what the code throws; an error when it exports no object
 */
export async function runConfig(file: string): Promise<object> {
  // No number of `runs`: a process may have two copies of the engine, which count each for itself.
  const run = process.hrtime.bigint();
  const module = await keepingSourceMaps(() => import(`${pathToFileURL(file).href}?run=${run}`));
  const exported = 'default' in module ? module.default : module['module.exports'];
  const env = { command: 'build', mode: 'production' };
  const config: unknown = await (typeof exported === 'function' ? exported(env) : exported);
  if (typeof config !== 'object' || config === null) {
    throw new Error('config must export or return an object.');
  }
  return config;
}

/** Where bundled configs are kept and run: in the project, where Node.js finds its packages. */
export function configFolder(root: string): string {
  return join(cacheDirOf(root), 'config');
}

/** A folder that code can be run from. */
export interface RunFolder {
  path: string;
  /** False where the project had no cache folder: commands that only read a project leave none behind. */
  isKept: boolean;
  /** Runs code from a file in the folder, which is gone after that; then `end`. */
  run(code: string): Promise<object>;
  /** Removes the folder if nobody else has put something into it. */
  end(): void;
}

/** The folder of a project's bundled configs, or one of the system where that cannot be written to. */
export function runFolder(root: string): RunFolder {
  const own = configFolder(root);
  try {
    const isKept = existsSync(dirname(own));
    mkdirSync(own, { recursive: true });
    clearDrafts(join(own, 'run'));
    return inFolder(own, isKept ? [] : [own, dirname(own)], isKept);
  } catch {
    // A project may be read-only for those who preview it.
    const folder = mkdtempSync(join(tmpdir(), 'lectern-config-'));
    return inFolder(folder, [folder], false);
  }
}

/** @param made folders that are new, the inner one first */
function inFolder(path: string, made: readonly string[], isKept: boolean): RunFolder {
  const end = () => {
    try {
      for (const folder of made) rmdirSync(folder);
    } catch {
      // Others have put something into it meanwhile.
    }
  };
  const run = async (code: string) => {
    const file = join(path, `run.${process.pid}.${threadId}-${++runs}.mjs`);
    try {
      writeFileSync(file, code);
      return await runConfig(file);
    } finally {
      rmSync(file, { force: true });
      end();
    }
  };
  return { path, isKept, run, end };
}
