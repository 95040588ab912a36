import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/**
 * Packages that are not installed: engines that trees migrate from, their bundlers, and packages that Lectern provides.
 */
const NOT_WANTED =
  /^(?:rspress$|rstack$|@rspress\/|@rsbuild\/|@rspack\/|rspress-plugin-|rsbuild-plugin-|vitepress|vue$|astro$|@astrojs\/|@docusaurus\/|react$|react-dom$|@types\/)/;

/**
 * Finds the third-party packages that components and pages of a project import, at the versions that its maintainer has
 * installed.
 *
 * @param lock text of `pnpm-lock.yaml`; empty for a tree without one
 * @returns versions by name: from the lock file, else the range in `package.json`
 */
export function wantedPackages({ manifest, lock, importer, code }) {
  const asked = { ...manifest.devDependencies, ...manifest.dependencies };
  const locked = lock ? parse(lock)?.importers?.[importer] : undefined;
  const imported = new Set(
    [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'".][^'"]*)['"]/g)].map(nameOf),
  );
  return Object.fromEntries(
    Object.entries(asked).flatMap(([name, range]) => {
      if (!imported.has(name) || NOT_WANTED.test(name) || range.startsWith('workspace:')) return [];
      const pinned = (locked?.dependencies?.[name] ?? locked?.devDependencies?.[name])?.version;
      const version = pinned?.replace(/\(.*$/s, '') ?? range;
      return /^(?:catalog|link|file|git):/.test(version) ? [] : [[name, version]];
    }),
  );
}

function nameOf([, specifier]) {
  const [first, second] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * Installs these packages next to the copies of a tree, where Node finds them from each copy. No scripts run. Peer
 * dependencies are left out, because they are the engine.
 *
 * @param folder its `source` folder has the fetched tree
 * @returns the versions that were installed; a pinned version that the registry lacks becomes the newest of its major
 */
export function installPackages(tree, folder, lock) {
  const project = join(folder, 'source', tree.project);
  for (const name of ['node_modules', 'package.json', 'package-lock.json'])
    rmSync(join(folder, name), { recursive: true, force: true });
  if (!existsSync(join(project, 'package.json'))) return {};
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const wanted = wantedPackages({ manifest, lock, importer: tree.project, code: codeIn(project) });
  const versions = Object.fromEntries(
    Object.entries(wanted).map(([name, version]) => [
      name,
      isThere(name, version) ? version : majorOf(version),
    ]),
  );
  if (Object.keys(versions).length === 0) return {};
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return versions;
}

function codeIn(project) {
  const files = readdirSync(project, { recursive: true, encoding: 'utf8' });
  const code = files.filter(
    (file) => /\.(?:mdx|[jt]sx?)$/.test(file) && !/node_modules|\.config\.\w+$/.test(file),
  );
  return code.map((file) => readFileSync(join(project, file), 'utf8')).join('\n');
}

function isThere(name, version) {
  try {
    const args = ['view', `${name}@${version}`, 'version'];
    return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() !== '';
  } catch {
    return false;
  }
}

const majorOf = (version) => `^${/\d+/.exec(version)?.[0] ?? version}`;
