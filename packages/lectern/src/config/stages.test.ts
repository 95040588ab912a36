import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { loadConfig } from './load.ts';
import { whoAdded } from './stages.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'lectern-stages-')));
mkdirSync(join(folder, 'docs'));
afterAll(() => rmSync(folder, { recursive: true }));

function load(config: string, overrides = {}) {
  writeFileSync(join(folder, 'lectern.config.mjs'), `export default ${config};`);
  return loadConfig(folder, overrides);
}

const failure = (config: string) => load(config).then(() => 'it passed', formatError);

describe('a config that plugins change', () => {
  it('has mistakes of theirs in their names, and the author’s in none', async () => {
    const first = `{ name: 'a', config: (c) => ({ ...c, head: [['meta', {}], ...c.head], titel: 'Tea' }) }`;
    const second = `{ name: 'b', config: (c) => ({ ...c, icon: '/tea.svg', vite: { base: '/' } }) }`;
    expect(await failure(`{ head: [['meta', 1]], plugins: [${first}, ${second}] }`)).toBe(
      [
        'lectern.config.mjs has 3 mistakes:',
        '  lectern.config.mjs:1:18  head[1] is ["meta",1]; expected a tag such as ["meta", { "name": "author", "content": "Ann" }].',
        '  lectern.config.mjs  Plugin "a", config: titel is not an option.',
        '    Did you mean "title"?',
        '  lectern.config.mjs  Plugin "b", config: vite.base cannot be set.',
        '    Set "base" of the config, beside "vite".',
      ].join('\n'),
    );
    expect(await failure(`{ plugins: [${second.replace(", vite: { base: '/' }", '')}] }`)).toContain(
      'Plugin "b", config: icon is "/tea.svg", and there is no such file.',
    );
  });

  it.each([
    ['async (c) => c', 'the function is asynchronous.'],
    [`() => 'tea'`, 'the returned value is not a config.'],
  ])('is not what %s returns', async (hook, text) => {
    expect(await failure(`{ plugins: [{ name: 'a', config: ${hook} }] }`)).toContain(
      `Plugin "a", config: ${text}`,
    );
  });

  it('has the settings of the command line, which no plugin overrides', async () => {
    const plugin = `{ name: 'a', config: (c) => ({ ...c, base: '/other/', description: c.base + c.outDir }) }`;
    const config = await load(`{ plugins: [${plugin}] }`, { base: '/x/', outDir: 'out' });
    expect(config).toMatchObject({ base: '/x/', description: '/x/out', outDir: join(folder, 'out') });
  });

  it('tells who has added what', async () => {
    const plugin = `{ name: 'a', config: (c) => ({ ...c, feeds: [{ folder: 'tea' }] }) }`;
    const { stages } = await load(`{ title: 'Tea', plugins: [{ name: 'first' }, ${plugin}] }`);
    expect(whoAdded(stages, ({ feeds }) => feeds !== undefined)).toBe('a');
    expect(whoAdded(stages, ({ title }) => title === 'Tea')).toBe('');
  });
});
