import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { later, load, PACKAGES, project } from '../../tests/config-projects.ts';
import { importConfig } from './import-config.ts';
import { keepConfig } from './kept-config.ts';

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

/** Returns a package whose module is in another file. */
function moved(name: string, file: string): Record<string, string> {
  const exports = { import: `./${file}` };
  return { [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports }) };
}
