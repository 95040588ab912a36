import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
// The built engine, which users run: `npm test` builds it first.
import { build, formatError } from '../../dist/index.js';
import { folderOf as site, writeFiles as write } from '../folders.ts';

export { site, write };

const fixtures = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** Creates a project in which React and Lectern are installed, for a theme or components of its own. */
export function siteWithPackages(files: Record<string, string>): string {
  const folder = site(files);
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}

/**
 * Creates a project that all tests of a file share, and removes it after them. Vitest allows no `afterAll` in
 * `beforeAll`, so it cannot be called there.
 */
export function lastingSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
}

/** Returns a copy of one of the sites in `fixtures/sites`. */
export function fixture(name: string): string {
  const folder = site({});
  cpSync(join(fixtures, name), folder, { recursive: true });
  return folder;
}

/** Returns a copy that all tests of a file share, and that is removed after them. */
export function lastingFixture(name: string): string {
  const folder = lastingSite({});
  cpSync(join(fixtures, name), folder, { recursive: true });
  return folder;
}

/** Returns the text that a user sees if the build fails. */
export function failure(folder: string): Promise<string> {
  return build(folder).then(() => 'the build passed', formatError);
}

/** Returns the content of every file below a folder, by path. */
export function tree(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'base64')]));
}

/** Returns the function with which search loads the files of a built site. */
export const readJson = (folder: string) => async (name: string) =>
  JSON.parse(readFileSync(join(folder, name), 'utf8'));
