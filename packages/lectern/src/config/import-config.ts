import { relative, resolve } from 'node:path';
import { useSources } from '../shared/plugin-error.ts';
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
  const loaded = await quietly(() => loadConfigFromFile(env, file, root, 'silent')).catch((error: Error) => {
    throw loadError(error, root, relative(root, file));
  });
  const deps = (loaded?.dependencies ?? []).map((path) => resolve(root, path));
  return { config: loaded?.config ?? {}, deps };
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
