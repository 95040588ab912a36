import { relative } from 'node:path';
import { DocsError, formatError } from '../shared/error.ts';
import { useSources } from '../shared/plugin-error.ts';
import { atMain } from './at-main.ts';
import { keepConfig, readKeptConfig } from './kept-config.ts';
import { loadError } from './load-error.ts';
import { runConfig, runFolder } from './run-config.ts';
import { inSources } from './source-frames.ts';

/**
 * Runs the config file.
 *
 * @param root absolute project folder
 * @returns its export, and the files of the project that it imports
 * @throws DocsError if that fails, with the place if it is known
 */
export async function importConfig(file: string, root: string): Promise<{ config: unknown; deps: string[] }> {
  useSources(inSources);
  const name = relative(root, file);
  try {
    const { run, deps } = await toRun(file, root);
    const watched = () => atMain(formatError(stuckError(name)), run);
    return { config: await tellingOfEnd(name, watched), deps };
  } catch (error) {
    throw loadError(error, root, name);
  }
}

/** Returns the bundle of a config file. It is reused as long as it is valid. */
async function toRun(file: string, root: string): Promise<{ run(): Promise<object>; deps: string[] }> {
  const kept = readKeptConfig(file, root);
  if (kept) return { run: () => runConfig(kept.path), deps: kept.deps };
  // Imported only here, because it loads Rolldown.
  const { bundleConfig } = await import('./bundle-config.ts');
  const folder = runFolder(root);
  const started = Date.now();
  const bundled = await bundleConfig(file, folder.path).catch((error) => {
    folder.end();
    throw error;
  });
  const path = folder.isKept && bundled.isLasting && keepConfig(file, root, bundled, started);
  return { run: () => (path ? runConfig(path) : folder.run(bundled.code)), deps: bundled.deps };
}

/** Creates the error for a config file that never finishes loading. */
export function stuckError(where: string): DocsError {
  return new DocsError('The config file never finishes loading.', {
    where,
    hint: 'The file, a module that it imports or a function that creates a plugin contains an infinite loop.',
  });
}

/**
 * Exit code of a process whose only remaining work waits for a promise
 * (https://nodejs.org/api/process.html#exit-codes).
 */
const WAITS_FOR_NOTHING = 13;

/** Reports the file if the process runs out of work while a promise of the config is not settled. */
async function tellingOfEnd<T>(where: string, load: () => Promise<T>): Promise<T> {
  const tell = () => {
    // If Node.js 24 set this code itself, it would print a warning that a file of Lectern is waiting.
    process.exitCode = WAITS_FOR_NOTHING;
    const error = new DocsError('The config file waits for something that never happens.', {
      where,
      hint: 'Look for an "await" of a promise that nothing resolves.',
    });
    console.error(formatError(error));
  };
  process.once('beforeExit', tell);
  try {
    return await load();
  } finally {
    process.off('beforeExit', tell);
  }
}
