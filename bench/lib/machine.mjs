import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Describes the machine that the measurements run on. */
export function machine() {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${cpu?.model ?? 'CPU'}, ${memory} GiB, Node ${process.versions.node}`;
}

/** Returns the version of an engine. For Lectern this includes the commit. */
export function versionOf({ id, command, package: name }) {
  if (command) return /v(\d[\w.]*)/.exec(execFileSync(command, ['version'], { encoding: 'utf8' }))?.[1] ?? '';
  if (!name) return `${versionIn('../../packages/lectern/')}, commit ${commit()}`;
  return versionIn(`../peers/${id}/node_modules/${name}/`);
}

function versionIn(folder) {
  const file = fileURLToPath(new URL(`${folder}package.json`, import.meta.url));
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : '';
}

function commit() {
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const git = (...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  const isEdited = git('status', '--porcelain', '--untracked-files=no', '--', '../../packages') !== '';
  return git('rev-parse', '--short', 'HEAD') + (isEdited ? ' and edits' : '');
}
