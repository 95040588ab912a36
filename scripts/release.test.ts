import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { release } from './release.mjs';

const root = join(import.meta.dirname, '..');
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'lectern-release-'));
  for (const [folder, manifest] of Object.entries({
    lectern: { name: 'lectern', version: '0.1.0', dependencies: { vite: '^8.0.0' } },
    'plugin-a': { name: '@lectern/plugin-a', version: '0.1.0', peerDependencies: { lectern: '^0.1.0' } },
  })) {
    mkdirSync(join(copy, 'packages', folder), { recursive: true });
    writeFileSync(join(copy, 'packages', folder, 'package.json'), JSON.stringify(manifest));
  }
});

afterEach(() => rmSync(copy, { recursive: true, force: true }));

const manifest = (name: string) =>
  JSON.parse(readFileSync(join(copy, 'packages', name, 'package.json'), 'utf8'));
const changelog = (text: string) => writeFileSync(join(copy, 'CHANGELOG.md'), text);

describe('release', () => {
  it('gives packages their version, ranges between them, and changes their heading', () => {
    changelog('# Changelog\n\n## Unreleased\n\n- A.\n\n## 0.1.0\n\nFirst.\n');
    release(copy, '0.2.0', '2026-12-01');
    expect(manifest('lectern')).toEqual({
      name: 'lectern',
      version: '0.2.0',
      dependencies: { vite: '^8.0.0' },
    });
    expect(manifest('plugin-a')).toMatchObject({ version: '0.2.0', peerDependencies: { lectern: '^0.2.0' } });
    expect(readFileSync(join(copy, 'CHANGELOG.md'), 'utf8')).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- A.\n\n## 0.1.0\n\nFirst.\n',
    );
  });

  it('refuses what is no version, and a release of nothing', () => {
    changelog('# Changelog\n\n## Unreleased\n\n## 0.1.0\n\nFirst.\n');
    expect(() => release(copy, 'next', '2026-12-01')).toThrow(
      '"next" is not a version. Write one such as 0.2.0 or 1.0.0-beta.1.',
    );
    expect(() => release(copy, '0.2.0', '2026-12-01')).toThrow(
      'CHANGELOG.md has nothing under "Unreleased". Write what users will notice, then release.',
    );
    expect(manifest('lectern').version).toBe('0.1.0');
  });
});

it('all packages have the version of the newest heading, and ask for each other in it', () => {
  const [, newest] = /^## (\d\S*)/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
  for (const name of readdirSync(join(root, 'packages'))) {
    const { version, dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'),
    );
    expect(version, name).toBe(newest);
    expect({ ...dependencies, ...peerDependencies }.lectern ?? `^${newest}`, name).toBe(`^${newest}`);
  }
});
