import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files in the folder of a package that do not affect its build. */
const NO_SOURCE = /^(?:dist|tests|node_modules)$|\.test\.ts$|\.tsbuildinfo$/;
/** Inputs outside of the packages: the settings of the compiler, and the versions of all installed packages. */
const SHARED = ['tsconfig.base.json', 'node_modules/.package-lock.json'];

/**
 * Checks whether the `dist` of a package is up to date: neither the sources nor `dist` have changed since `keepBuilt`.
 *
 * @param root absolute folder of the repository
 * @param name folder in `packages`
 * @param engine from `engineSources`; a caller that checks several packages reads the engine only once
 */
export function isBuilt(root, name, engine = engineSources(root)) {
  try {
    return readFileSync(recordOf(root, name), 'utf8') === stateOf(root, name, engine);
  } catch {
    // There is no `dist`, or no record of it.
    return false;
  }
}

/** Records that the `dist` of a package has just been built. The parameters are the same as those of `isBuilt`. */
export function keepBuilt(root, name, engine = engineSources(root)) {
  const file = recordOf(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stateOf(root, name, engine));
}

/** Returns the path of the record. It is in `node_modules`, so that a new installation starts with a build. */
function recordOf(root, name) {
  return join(root, 'node_modules/.cache/lectern-built', `${name}.txt`);
}

/** Returns a hash of the engine's sources, because plugins are compiled against its types. */
export function engineSources(root) {
  return sourcesOf(root, 'lectern');
}

function sourcesOf(root, name) {
  const hash = createHash('sha256');
  for (const file of filesIn(join(root, 'packages', name), NO_SOURCE))
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function stateOf(root, name, engine) {
  const hash = createHash('sha256').update(engine);
  for (const file of SHARED) hash.update(readFileSync(join(root, file)));
  if (name !== 'lectern') hash.update(sourcesOf(root, name));
  for (const file of filesIn(join(root, 'packages', name, 'dist'))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Returns all files below a folder, except those whose name, or a folder in their path, matches `leftOut`. */
function filesIn(folder, leftOut) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut?.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path, leftOut) : [path];
    });
}
