import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { importConfig } from '../src/config/import-config.ts';
import { folderOf } from './folders.ts';

/**
 * Creates a folder with these files, which is removed after the test. Returns its real path, which Node.js uses for
 * modules.
 */
export const project = (files: Record<string, string>): string => realpathSync(folderOf(files));

/** Waits for a moment, like between an edit and the next command. */
export const later = () => sleep(40);

/** Loads a config file, and returns its export, its dependencies and the project folder. */
export async function load(files: Record<string, string>, name = 'lectern.config.ts') {
  const folder = project(files);
  const { config, deps } = await importConfig(join(folder, name), folder);
  return { config, deps, folder };
}

/** An ES module and a CommonJS module, as packages. */
export const PACKAGES = {
  'node_modules/esm/package.json': '{ "name": "esm", "type": "module", "exports": { "import": "./esm.js" } }',
  'node_modules/esm/esm.js': `export default 'esm'; export const self = import.meta.url;`,
  'node_modules/cjs/package.json': '{ "name": "cjs", "main": "main.js" }',
  'node_modules/cjs/main.js': `exports.name = 'cjs'; exports.self = __filename;`,
};
