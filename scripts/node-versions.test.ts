import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { expect, it } from 'vitest';
import { root } from './setup.mjs';

interface Entry {
  version?: string;
  engines?: { node?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Entry> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
);
const workspaces = Object.keys(packages).filter((path) => /^packages\/[^/]+$/.test(path));

/** Where npm has put a package that another one uses: the nearest `node_modules` upwards. */
function placeOf(name: string, user: string): string | undefined {
  for (let folder = user; ; folder = folder.replace(/\/?(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** All that npm installs with a package, without what is optional; other packages of this repository speak for themselves. */
function installedWith(path: string): string[] {
  const found = new Set<string>();
  const add = (user: string) => {
    for (const name of Object.keys(packages[user]?.dependencies ?? {})) {
      const place = placeOf(name, user);
      if (!place || found.has(place) || !packages[place]?.version) continue;
      found.add(place);
      add(place);
    }
  };
  add(path);
  return [...found];
}

// npm prints a warning for each that does not, and pnpm with `engineStrict` refuses it.
it('packages promise no Node.js that a package they bring does not run on', () => {
  expect(workspaces.length).toBeGreaterThan(8);
  const broken = workspaces.flatMap((path) => {
    const promised = packages[path]?.engines?.node ?? '*';
    return installedWith(path)
      .map((place) => [place, packages[place]?.engines?.node ?? '*'] as const)
      .filter(([, range]) => !semver.subset(promised, range))
      .map(([place, range]) => `${path} promises ${promised}; ${place} wants ${range}`);
  });
  expect(broken).toEqual([]);
});
