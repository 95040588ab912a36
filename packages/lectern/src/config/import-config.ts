import { relative, resolve } from 'node:path';
import { DocsError, formatError } from '../shared/error.ts';
import { useSources } from '../shared/plugin-error.ts';
import { atMain } from './at-main.ts';
import { loadError } from './load-error.ts';
import { inSources, keepingSourceMaps } from './source-frames.ts';

/**
 * Runs the config file.
 *
 * @param root absolute project folder
 * @returns what it exports, and the files of the project that it imports
 * @throws DocsError when that fails, with the place where it is known
 */
export async function importConfig(file: string, root: string): Promise<{ config: unknown; deps: string[] }> {
  const env = { command: 'build', mode: 'production' } as const;
  // Vite takes most of a start: workers begin meanwhile.
  const { loadConfigFromFile } = await import('vite');
  useSources(inSources);
  const name = relative(root, file);
  const load = () =>
    atMain(formatError(stuckError(name)), () => quietly(() => loadConfigFromFile(env, file, root, 'silent')));
  const loaded = await tellingOfEnd(name, load).catch((error: Error) => {
    throw loadError(error, root, name);
  });
  const deps = (loaded?.dependencies ?? []).map((path) => resolve(root, path));
  return { config: loaded?.config ?? {}, deps };
}

/** What is told of a config file that is never loaded. */
export function stuckError(where: string): DocsError {
  return new DocsError('The config file does not come to an end.', {
    where,
    hint: 'It, a module that it imports or what makes a plugin has a loop without an end, outside of functions that are called later.',
  });
}

/** Exit code of a process that has nothing left to do but to wait (https://nodejs.org/api/process.html#exit-codes). */
const WAITS_FOR_NOTHING = 13;

/** Says which file it was where Node.js ends the process because a promise of the config is never settled. */
async function tellingOfEnd<T>(where: string, load: () => Promise<T>): Promise<T> {
  const tell = () => {
    if (process.exitCode !== WAITS_FOR_NOTHING) return;
    const error = new DocsError('The config file waits for something that never comes.', {
      where,
      hint: 'Look for an "await" of a promise that nothing resolves.',
    });
    console.error(formatError(error));
  };
  process.once('exit', tell);
  try {
    return await load();
  } finally {
    process.off('exit', tell);
  }
}

/** Without the warning of a package that is not there: it shows the bundle's code, and the error comes after it. */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes('[UNRESOLVED_IMPORT]')) warn(...parts);
  };
  try {
    return await keepingSourceMaps(load);
  } finally {
    console.warn = warn;
  }
}
