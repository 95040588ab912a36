import { fileURLToPath } from 'node:url';
import type { Settings } from './worker/scope.ts';

/**
 * Bundles the worker into one file, for browsers without modules in workers.
 *
 * @param entry name of its module
 * @param id changes the file, so that browsers check what they keep
 */
export async function workerFile(entry: 'main' | 'remove', settings: Settings, id: string): Promise<string> {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const input = fileURLToPath(new URL(`./worker/${entry}.${extension}`, import.meta.url));
  // Loaded here because only builds need it. The config file, which imports the plugin, is read by every worker and by
  // the dev server.
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({ input, platform: 'browser' });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return `// lectern-offline ${id}\nconst SETTINGS=${JSON.stringify(settings)};\n${output[0].code}`;
  } finally {
    await bundle.close();
  }
}
