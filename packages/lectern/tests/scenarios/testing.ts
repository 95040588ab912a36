import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach } from 'vitest';
// The built engine, as a user runs it: `npm test` builds it first.
import { build, formatError } from '../../dist/index.js';

const fixtures = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A project in its own folder, gone after the test. */
export function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  folders.push(folder);
  write(folder, files);
  return folder;
}

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** A project that has React and Lectern among its packages, for a theme or components of its own. */
export function siteWithPackages(files: Record<string, string>): string {
  const folder = site(files);
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}

/** Folders of tests before this one, which are empty but for their bundles; those with packages apart. */
const warm = { bare: [] as string[], withPackages: [] as string[] };
const inUse = { bare: [] as string[], withPackages: [] as string[] };

afterEach(() => {
  for (const kind of ['bare', 'withPackages'] as const) {
    for (const folder of inUse[kind].splice(0)) {
      leaveBundles(folder);
      warm[kind].push(folder);
    }
  }
});

afterAll(() => {
  for (const folders of Object.values(warm)) {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  }
});

function takeWarm(kind: 'bare' | 'withPackages', files: Record<string, string>): string {
  const folder = warm[kind].pop() ?? mkdtempSync(join(tmpdir(), 'lectern-'));
  inUse[kind].push(folder);
  write(folder, files);
  return folder;
}

/**
 * Like `site`, but with the bundles of tests before this one, which a build takes where all that goes into them is the
 * same: that is two thirds of the time of a small site. Not for tests of what a first build does.
 */
export const warmSite = (files: Record<string, string>) => takeWarm('bare', files);

/** `siteWithPackages` in the same way. */
export function warmSiteWithPackages(files: Record<string, string>): string {
  const folder = takeWarm('withPackages', files);
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}

/** Removes all that is in a project, and all that is kept of it but the bundles. */
export function leaveBundles(folder: string): void {
  const clear = (path: string, kept: string) => {
    for (const name of existsSync(path) ? readdirSync(path) : []) {
      if (name !== kept) rmSync(join(path, name), { recursive: true, force: true });
    }
  };
  clear(folder, '.lectern');
  clear(join(folder, '.lectern'), 'bundle');
}

/** A project that all tests of a file share, gone after them. */
export function lastingSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

export function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A copy of one of the sites in `fixtures/sites`. */
export function fixture(name: string): string {
  const folder = site({});
  cpSync(join(fixtures, name), folder, { recursive: true });
  return folder;
}

/** The same for all tests of a file, gone after them. */
export function lastingFixture(name: string): string {
  const folder = lastingSite({});
  cpSync(join(fixtures, name), folder, { recursive: true });
  return folder;
}

/** What a user reads when the build fails. */
export function failure(folder: string): Promise<string> {
  return build(folder).then(() => 'the build passed', formatError);
}

/** Every file below a folder with its content, by its path. */
export function tree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

/** How search reads the files of a built site. */
export const readJson = (folder: string) => async (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'));
