import { existsSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { cacheDirOf } from './cache-dir.ts';
import { clearDrafts } from './processes.ts';
import { keepingSourceMaps } from './source-frames.ts';

/** Number of runs. Node.js runs a module only once, so each run needs its own name. */
let runs = 0;

/**
 * Runs a bundled config, and calls its export if that is a function.
 *
 * @param file absolute file of an ES module
 * @throws the errors of the code; an error if it exports no object
 */
export async function runConfig(file: string): Promise<object> {
  // `runs` would not be unique: a process may have two copies of the engine, each with its own counter.
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

/** Returns the folder where bundled configs are cached and run: in the project, where Node.js finds its packages. */
export function configFolder(root: string): string {
  return join(cacheDirOf(root), 'config');
}

/** A folder that code can be run from. */
export interface RunFolder {
  path: string;
  /** False if the project had no cache folder: commands that only read a project must not leave one behind. */
  isKept: boolean;
  /** Runs code from a file in the folder, removes the file, and calls `end`. */
  run(code: string): Promise<object>;
  /** Removes the folder if nothing else has been added to it. */
  end(): void;
}

/** Returns the folder of a project's bundled configs, or a temporary folder if that is not writable. */
export function runFolder(root: string): RunFolder {
  const own = configFolder(root);
  try {
    const isKept = existsSync(dirname(own));
    mkdirSync(own, { recursive: true });
    clearDrafts(join(own, 'run'));
    return inFolder(own, isKept ? [] : [own, dirname(own)], isKept);
  } catch {
    // A project may be read-only for a user who previews it.
    const folder = mkdtempSync(join(tmpdir(), 'lectern-config-'));
    return inFolder(folder, [folder], false);
  }
}

/** Creates the object for a folder. @param made new folders, the inner one first */
function inFolder(path: string, made: readonly string[], isKept: boolean): RunFolder {
  const end = () => {
    try {
      for (const folder of made) rmdirSync(folder);
    } catch {
      // Other files have been added in the meantime.
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
