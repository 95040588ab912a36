import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface LockFile {
  packages: Record<
    string,
    {
      version?: string;
      engines?: { node?: string };
      dependencies?: Record<string, string>;
      optionalDependencies?: Record<string, string>;
      hasInstallScript?: boolean;
      dev?: boolean;
      link?: boolean;
      license?: string;
    }
  >;
}

/**
 * Packages with install scripts, by lock file, with the reason. Packages that users install (the workspaces of the
 * root) may have none: an attacker who takes over such a package would take over the users' machines.
 */
const INSTALL_SCRIPTS: Record<string, Record<string, string>> = {
  'bench/peers/lighthouse/package-lock.json': { node: 'Node 22 as a package: its script links the program' },
  'bench/peers/starlight/package-lock.json': {
    esbuild: 'looks whether the program of this platform runs; of Vite 6',
    node: 'Node 22 as a package: its script links the program',
  },
  'bench/peers/vitepress/package-lock.json': {
    esbuild: 'looks whether the program of this platform runs; of Vite 5',
  },
  'site/samples/packages/package-lock.json': {
    'core-js': 'prints a message; the samples are checked against it, and it is never run',
  },
};

/** Licenses allowed for packages that users install. None of them imposes conditions on a site's own code. */
const LICENSES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages with other licenses, with the reason. */
const OTHER_LICENSES: Record<string, string> = {
  khroma: 'MIT, as its file says; of mermaid',
  lightningcss: 'MPL-2.0, which asks for changes of its own files alone; of Vite',
  elkjs: 'EPL-2.0, which asks for changes of its own files alone; of mermaid',
};

/** Returns packages that users install and whose license must be reviewed. */
function unknownLicenses({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !license.split(/ OR |[()]/).some((name) => LICENSES.has(name)))
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

function installScripts({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
}

/**
 * Returns optional packages that a lock file lists but does not contain, as `user -> package@range`. npm writes such a
 * file if its registry lacks a platform's package, and `npm ci` then rejects it on every machine.
 */
function missingPackages({ packages }: LockFile): string[] {
  return Object.entries(packages).flatMap(([user, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !foldersAbove(user).some((folder) => packages[`${folder}node_modules/${name}`]?.version),
      )
      .map(([name, range]) => `${user} -> ${name}@${range}`),
  );
}

/** Returns the folders in which Node.js looks for the dependencies of a package: `node_modules/a/`, then the root. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/node_modules/');
  return ['', ...parts.map((_part, index) => `${parts.slice(0, index + 1).join('/node_modules/')}/`)].filter(
    (folder) => folder !== '/',
  );
}

/**
 * Returns the paths of all packages that npm installs with a package, without optional ones. Other packages of this
 * repository are links and are checked separately.
 */
function installedWith(path: string, { packages }: LockFile): string[] {
  const found = new Set<string>();
  const add = (user: string) => {
    for (const name of Object.keys(packages[user]?.dependencies ?? {})) {
      // Node.js uses the nearest one.
      const place = foldersAbove(user)
        .map((folder) => `${folder}node_modules/${name}`)
        .findLast((place) => packages[place]);
      if (!place || found.has(place) || !packages[place]?.version) continue;
      found.add(place);
      add(place);
    }
  };
  add(path);
  return [...found];
}

const files = execFileSync('git', ['ls-files', '*package-lock.json'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

describe('lock files', () => {
  it.each(files)('%s holds every platform of every optional package', (file) => {
    expect(missingPackages(JSON.parse(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each(files)('%s runs no script while it is installed but those with a reason', (file) => {
    const found = installScripts(JSON.parse(readFileSync(join(root, file), 'utf8')));
    expect([...new Set(found)].sort()).toEqual(Object.keys(INSTALL_SCRIPTS[file] ?? {}).sort());
  });

  it('have no license of a package that users install but those that ask nothing of them', () => {
    const found = unknownLicenses(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
    const others = new Set(found.map((name) => name.replace(/^lightningcss-.*/, 'lightningcss')));
    expect([...others].sort()).toEqual(Object.keys(OTHER_LICENSES).sort());
  });

  // npm prints a warning for each that does not run, and pnpm with `engineStrict` rejects it.
  it('have packages that promise no Node.js that a package they bring does not run on', () => {
    const lockFile: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const wanted = (path: string) => lockFile.packages[path]?.engines?.node ?? '*';
    const workspaces = Object.keys(lockFile.packages).filter((path) => /^packages\/[^/]+$/.test(path));
    expect(workspaces.length).toBeGreaterThan(8);
    const broken = workspaces.flatMap((path) =>
      installedWith(path, lockFile)
        .filter((place) => !semver.subset(wanted(path), wanted(place)))
        .map((place) => `${path} promises ${wanted(path)}; ${place} wants ${wanted(place)}`),
    );
    expect(broken).toEqual([]);
  });

  it('miss a platform that is named and not there', () => {
    const packages = {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { 'tool-mac': '1.0.0', 'tool-linux': '1.0.0' },
      },
      'node_modules/tool/node_modules/tool-linux': { version: '1.0.0' },
    };
    expect(missingPackages({ packages })).toEqual(['node_modules/tool -> tool-mac@1.0.0']);
  });
});

it('the ledgers of the documentation are there, and list its pages', () => {
  const pagesOf = (name: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(root, 'site', `lectern.${name}.json`), 'utf8')).pages);
  const sources = execFileSync('git', ['ls-files', 'site/docs/en'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.mdx?$/.test(path) && !path.includes('/shared/'));
  expect(sources.length).toBeGreaterThan(150);
  // `lectern check`, a stage of `npm test`, says what is wrong with them; without them it finds no rename.
  expect(pagesOf('addresses').filter((path) => !path.startsWith('/zh/'))).toHaveLength(sources.length);
  const translated = new Set(pagesOf('translations'));
  expect(
    sources
      .map((path) => path.slice('site/docs/en/'.length).replace(/mdx$/, 'md'))
      .filter((path) => !translated.has(path)),
  ).toEqual([]);
});
