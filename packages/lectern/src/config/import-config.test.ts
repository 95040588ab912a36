import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { importConfig } from './import-config.ts';
import { keepConfig } from './kept-config.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function project(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-import-')));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** As time goes by between an edit and the next command. */
const later = () => sleep(40);

/** What a config file exports, and the project. */
async function load(files: Record<string, string>, name = 'lectern.config.ts') {
  const folder = project(files);
  const { config, deps } = await importConfig(join(folder, name), folder);
  return { config, deps, folder };
}

const PACKAGES = {
  'node_modules/esm/package.json': '{ "name": "esm", "type": "module", "exports": { "import": "./esm.js" } }',
  'node_modules/esm/esm.js': `export default 'esm'; export const self = import.meta.url;`,
  'node_modules/cjs/package.json': '{ "name": "cjs", "main": "main.js" }',
  'node_modules/cjs/main.js': `exports.name = 'cjs'; exports.self = __filename;`,
};

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

describe('a bundle that was kept', () => {
  const FILES = {
    ...PACKAGES,
    '.lectern/pages.jsonl': '',
    'package.json': '{ "imports": { "#tea": "./green.ts" } }',
    'green.ts': `export default 'green';`,
    'black.ts': `export default 'black';`,
    'nav.js': `export default 'nav';`,
    'lectern.config.ts': `
      import esm from 'esm';
      import tea from '#tea';
      import nav from './nav';
      export default { esm, tea, nav };`,
  };
  const EDITS: [what: string, edits: Record<string, string>, changed: object][] = [
    ['what it imports is edited', { 'nav.js': `export default 'edited';` }, { nav: 'edited' }],
    ['a nearer file is added', { 'nav.ts': `export default 'nearer';` }, { nav: 'nearer' }],
    [
      'package.json leads elsewhere',
      { 'package.json': '{ "imports": { "#tea": "./black.ts" } }' },
      { tea: 'black' },
    ],
    [
      'a package is updated',
      { ...moved('esm', 'new.js'), 'node_modules/esm/new.js': `export default 'new';` },
      { esm: 'new' },
    ],
    ['its file was cut off', { kept: '' }, {}],
  ];

  it.each(EDITS)('is right when %s', async (_what, edits, changed) => {
    const folder = project(FILES);
    const read = async () => (await importConfig(join(folder, 'lectern.config.ts'), folder)).config;
    const before = { esm: 'esm', tea: 'green', nav: 'nav' };
    await later();
    expect(await read()).toEqual(before);
    const [kept = ''] = readdirSync(join(folder, '.lectern/config'));
    for (const [name, text] of Object.entries(edits)) {
      writeFileSync(join(folder, name === 'kept' ? `.lectern/config/${kept}` : name), text);
    }
    expect(await read()).toEqual({ ...before, ...changed });
  });

  it('is one of few, and that of before is there when an edit is taken back', async () => {
    const folder = project(FILES);
    const kept = () => readdirSync(join(folder, '.lectern/config')).length;
    for (let edit = 0; edit < 7; edit++) {
      writeFileSync(join(folder, 'nav.js'), `export default ${edit};`);
      await later();
      await importConfig(join(folder, 'lectern.config.ts'), folder);
    }
    expect(kept()).toBe(4);
    writeFileSync(join(folder, 'nav.js'), 'export default 5;');
    const { config } = await importConfig(join(folder, 'lectern.config.ts'), folder);
    expect(config).toMatchObject({ nav: 5 });
    expect(kept()).toBe(4);
  });

  it('is not that of a file which was edited while it was bundled', async () => {
    const folder = project(FILES);
    const file = join(folder, 'lectern.config.ts');
    await later();
    const started = Date.now();
    writeFileSync(join(folder, 'nav.js'), `export default 'edited';`);
    const old = { code: `export default { nav: 'nav' };`, deps: [file, join(folder, 'nav.js')] };
    expect(keepConfig(file, folder, old, started)).toBe(null);
    await later();
    expect((await importConfig(file, folder)).config).toMatchObject({ nav: 'edited' });
    expect(keepConfig(file, folder, old, Date.now())).toMatch(/\.mjs$/);
  });

  it('names the lines of the config, too', async () => {
    const folder = project({
      '.lectern/pages.jsonl': '',
      'lectern.config.ts': `\n\nconst at: number = 3;\nthrow new Error('At ' + at);`,
    });
    const read = () => importConfig(join(folder, 'lectern.config.ts'), folder);
    await later();
    await expect(read()).rejects.toThrow(expect.objectContaining({ where: 'lectern.config.ts:4' }));
    expect(readdirSync(join(folder, '.lectern/config'))).toHaveLength(1);
    await expect(read()).rejects.toThrow(expect.objectContaining({ where: 'lectern.config.ts:4' }));
  });

  it('does without packages that Node.js does not find from there', async () => {
    const nested = Object.entries(PACKAGES).map(([name, text]) => [`parts/${name}`, text]);
    const { config, folder } = await load({
      '.lectern/pages.jsonl': '',
      ...Object.fromEntries(nested),
      'parts/names.ts': `import esm from 'esm';\nimport cjs from 'cjs';\nexport default [esm, cjs.name];`,
      'lectern.config.ts': `import names from './parts/names.ts';\nexport default { names };`,
    });
    expect(config).toEqual({ names: ['esm', 'cjs'] });
    expect(readdirSync(join(folder, '.lectern/config'))).toEqual([]);
  });
});

/** A package that has its module in another file. */
function moved(name: string, file: string): Record<string, string> {
  const exports = { import: `./${file}` };
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports }) };
}
