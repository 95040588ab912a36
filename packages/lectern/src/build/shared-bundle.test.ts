import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { ownPackage } from '../pages/own-package.ts';
import { sharedSite } from './shared-bundle.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lectern-'));
  write('docs/index.md', '# Home');
});

afterEach(() => rmSync(project, { recursive: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(project, name)), { recursive: true });
  writeFileSync(join(project, name), text);
}

const shared = async (modules: string[] = []) => sharedSite(await loadConfig(project), modules);

describe('sharedSite', () => {
  it('is the package of the engine, with the base of the site', async () => {
    write('lectern.config.mjs', `export default { base: '/a/', themeConfig: { darkMode: false } };`);
    expect(await shared()).toMatchObject({
      project: ownPackage,
      cacheDir: join(ownPackage, '.lectern'),
      base: '/a/',
    });
  });

  const own: [name: string, file: string, text: string][] = [
    ['a theme', 'theme/index.tsx', `export * from 'lectern/theme';`],
    [
      'the theme of a plugin',
      'lectern.config.mjs',
      `export default { plugins: [{ name: 'a', theme: import.meta.filename }] };`,
    ],
    [
      'a stylesheet of a plugin',
      'lectern.config.mjs',
      `export default { plugins: [{ name: 'a', styles: [{ file: import.meta.filename, usedBy: /a/ }] }] };`,
    ],
    ['settings of Vite', 'lectern.config.mjs', `export default { vite: { define: { A: '1' } } };`],
    ['settings of PostCSS', 'postcss.config.js', 'export default {};'],
    ['settings of PostCSS in package.json', 'package.json', '{ "postcss": {} }'],
    ['a React of its own', 'node_modules/react/index.js', ''],
    ['a broken tsconfig, which is to be told', 'tsconfig.json', '{ "extends": "./none.json" }'],
  ];
  it.each(own)('is nothing for a site with %s', async (_name, file, text) => {
    write(file, text);
    expect(await shared()).toBeNull();
  });

  it('is nothing for a site whose pages import modules', async () => {
    expect(await shared(['./Note.tsx'])).toBeNull();
  });
});
