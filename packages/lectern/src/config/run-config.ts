import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { clearDrafts } from './processes.ts';
import { keepingSourceMaps } from './source-frames.ts';

/** Where bundled configs are kept and run: in the project, where Node.js finds its packages. */
export function configFolder(root: string): string {
  return join(root, '.lectern', 'config');
}

/** Node.js runs a module once: each time needs a name of its own. */
let runs = 0;

/**
 * Runs a bundled config, and what it exports if that is a function.
 *
 * @param file absolute file of an ES module
 * @throws what the code throws; an error when it exports no object
 */
export async function runConfig(file: string): Promise<object> {
  const module = await keepingSourceMaps(() => import(`${pathToFileURL(file).href}?run=${++runs}`));
  const exported = 'default' in module ? module.default : module['module.exports'];
  const env = { command: 'build', mode: 'production' };
  const config: unknown = await (typeof exported === 'function' ? exported(env) : exported);
  if (typeof config !== 'object' || config === null) {
    throw new Error('config must export or return an object.');
  }
  return config;
}

/**
 * The same for code that is in no file.
 *
 * @param code an ES module
 * @param root absolute project folder
 */
export async function runConfigCode(code: string, root: string): Promise<object> {
  const { file, remove } = writeCode(code, root);
  try {
    return await runConfig(file);
  } finally {
    remove();
  }
}

function writeCode(code: string, root: string): { file: string; remove(): void } {
  const place = join(configFolder(root), 'run');
  const file = `${place}.${process.pid}.${threadId}-${++runs}.mjs`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    clearDrafts(place);
    writeFileSync(file, code);
    return { file, remove: () => rmSync(file, { force: true }) };
  } catch {
    // A project may be read-only for those who preview it.
    const folder = mkdtempSync(join(tmpdir(), 'lectern-config-'));
    writeFileSync(join(folder, 'config.mjs'), code);
    return { file: join(folder, 'config.mjs'), remove: () => rmSync(folder, { recursive: true }) };
  }
}
