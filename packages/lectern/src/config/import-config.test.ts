import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { later, load, PACKAGES, project } from '../../tests/config-projects.ts';
import { importConfig } from './import-config.ts';

it('imports packages where they are, and bundles what is of the project', async () => {
  const { config, deps, folder } = await load({
    ...PACKAGES,
    'package.json': '{ "imports": { "#tea": "./tea/index.ts" } }',
    'tea/index.ts': `export const tea: string = 'green';`,
    'words.json': '{ "title": "Words" }',
    'lectern.config.ts': `
      import { join } from 'node:path';
      import { tea } from '#tea';
      import cjs from 'cjs';
      import esm, { self } from 'esm';
      import { title } from './words.json';
      export default { tea, title, names: [cjs.name, cjs.self, esm, self, typeof join] };`,
  });
  const main = join(folder, 'node_modules/cjs/main.js');
  const url = pathToFileURL(join(folder, 'node_modules/esm/esm.js')).href;
  expect(config).toEqual({ tea: 'green', title: 'Words', names: ['cjs', main, 'esm', url, 'function'] });
  expect(deps.sort()).toEqual(
    ['lectern.config.ts', 'tea/index.ts', 'words.json'].map((name) => join(folder, name)),
  );
});

it('tells each module where it is', async () => {
  const own = '[__dirname, __filename, import.meta.dirname, import.meta.filename, import.meta.url]';
  const { config, folder } = await load({
    'parts/a.js': `#!/usr/bin/env node\nexport default ${own};`,
    'lectern.config.ts': `import a from './parts/a.js';\nexport default { a, own: ${own} };`,
  });
  const places = (file: string) => [dirname(file), file, dirname(file), file, pathToFileURL(file).href];
  expect(config).toEqual({
    a: places(join(folder, 'parts/a.js')),
    own: places(join(folder, 'lectern.config.ts')),
  });
});

it('takes CommonJS, and waits outside of functions without "type": "module"', async () => {
  const common = await load(
    {
      ...PACKAGES,
      'package.json': '{}',
      'lectern.config.js': `module.exports = { name: require('cjs').name, here: __dirname };`,
    },
    'lectern.config.js',
  );
  expect(common.config).toEqual({ name: 'cjs', here: common.folder });
  const waits = await load({
    'lectern.config.ts': `const title: string = await Promise.resolve('T');\nexport default { title };`,
  });
  expect(waits.config).toEqual({ title: 'T' });
});

it('calls a function, and refuses what is no object', async () => {
  const { config } = await load({
    'lectern.config.ts': 'export default async ({ command }) => ({ command });',
  });
  expect(config).toEqual({ command: 'build' });
  await expect(load({ 'lectern.config.ts': 'export default 5;' })).rejects.toThrow(
    'The config file could not be loaded: config must export or return an object.',
  );
});

it('finds packages that the code names itself, and goes on without one that is not there', async () => {
  const { config } = await load({
    ...PACKAGES,
    'lectern.config.ts': `
      const name = ['e', 's', 'm'].join('');
      const missing = await import('no-such-package').catch(() => 'none');
      export default { found: (await import(name)).default, missing };`,
  });
  expect(config).toEqual({ found: 'esm', missing: 'none' });
});

it('leaves nothing in a project that has no cache folder', async () => {
  const { folder } = await load({ 'lectern.config.ts': 'export default {};' });
  expect(readdirSync(folder)).toEqual(['lectern.config.ts']);
  await expect(importConfig(join(folder, 'no.ts'), folder)).rejects.toThrow('could not be loaded');
  expect(readdirSync(folder)).toEqual(['lectern.config.ts']);
});

it('runs the file each time, and keeps its bundle', async () => {
  const folder = project({
    '.lectern/pages.jsonl': '',
    'lectern.config.ts':
      'globalThis.runs = (globalThis.runs ?? 0) + 1;\nexport default { runs: globalThis.runs };',
  });
  await later();
  const runs = async () => (await importConfig(join(folder, 'lectern.config.ts'), folder)).config;
  expect([await runs(), await runs()]).toEqual([{ runs: 1 }, { runs: 2 }]);
  expect(readdirSync(join(folder, '.lectern/config'))).toEqual([
    expect.stringMatching(/^[\w-]{8}\.[\w-]{8}\.mjs$/),
  ]);
});

it('runs where the cache folder cannot be made, with its packages', async () => {
  const { config, folder } = await load({
    ...PACKAGES,
    '.lectern': 'a file',
    'lectern.config.ts': `import esm from 'esm';\nimport cjs from 'cjs';\nexport default { names: [esm, cjs.name] };`,
  });
  expect(config).toEqual({ names: ['esm', 'cjs'] });
  expect(existsSync(join(folder, '.lectern'))).toBe(true);
});
