import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from 'vitest';
import { importConfig } from '../src/config/import-config.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files, gone after the test. */
export function project(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-import-')));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** As time goes by between an edit and the next command. */
export const later = () => sleep(40);

/** What a config file exports, and the project. */
export async function load(files: Record<string, string>, name = 'lectern.config.ts') {
  const folder = project(files);
  const { config, deps } = await importConfig(join(folder, name), folder);
  return { config, deps, folder };
}

/** An ES module and a CommonJS one, as packages. */
export const PACKAGES = {
  'node_modules/esm/package.json': '{ "name": "esm", "type": "module", "exports": { "import": "./esm.js" } }',
  'node_modules/esm/esm.js': `export default 'esm'; export const self = import.meta.url;`,
  'node_modules/cjs/package.json': '{ "name": "cjs", "main": "main.js" }',
  'node_modules/cjs/main.js': `exports.name = 'cjs'; exports.self = __filename;`,
};
