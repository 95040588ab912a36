import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
// The built engine, as a user runs it: `npm test` builds it first.
import { build, formatError } from '../../dist/index.js';
import { folderOf as site, writeFiles as write } from '../folders.ts';

export { site, write };

const fixtures = fileURLToPath(new URL('../fixtures/sites/', import.meta.url));

const packages = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** A project that has React and Lectern among its packages, for a theme or components of its own. */
export function siteWithPackages(files: Record<string, string>): string {
  const folder = site(files);
  symlinkSync(packages, join(folder, 'node_modules'));
  return folder;
}

/** A project that all tests of a file share, gone after them. Not for `beforeAll`, in which Vitest takes no `afterAll`. */
export function lastingSite(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  write(folder, files);
  return folder;
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
