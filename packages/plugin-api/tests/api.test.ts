import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PluginSite } from 'lectern';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../lectern/dist/index.js';
import { failure, siteWithPackages, tree, write } from '../../lectern/tests/scenarios/testing.ts';
import type { ApiOptions } from '../src/index.ts';
import { sources } from './sources.ts';

const own = fileURLToPath(new URL('..', import.meta.url));

// A config can resolve TypeDoc only from the package, so the package must be built.
beforeAll(() => void execFileSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: own }));

const EN = { edition: 'en', lang: 'en', tag: 'en', label: 'en', version: '', folder: '', prefix: '' };

/** Returns a function that asks the plugin for its pages, like the engine does, and returns their text by path. */
async function asked(folder: string, options: ApiOptions, watched = new Set<string>()) {
  const { api }: typeof import('../src/index.ts') = await import(join(own, 'dist/index.js'));
  const { pages } = api(options);
  const site: PluginSite = {
    project: folder,
    docsDir: join(folder, 'docs'),
    cacheDir: join(folder, '.lectern/plugins'),
    editions: [EN],
    pagesIn: () => [],
    watch: (path) => void watched.add(relative(folder, path)),
    fail: (message) => expect.unreachable(message),
  };
  return async () => new Map(((await pages?.(site)) ?? []).map(({ path, text }) => [path, text]));
}

const config = (options: string, more = '') => `import { api } from '@lectern/plugin-api';
export default {
  title: 'T', ${more}
  plugins: [
    api(${options}),
  ],
};`;
const LANGUAGES = `locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],`;
const ENTRY = `{ entryPoints: ['src/index.ts'], sourceLink: 'https://git.example/{path}#L{line}' }`;

const files = {
  ...sources,
  'lectern.config.mjs': config(ENTRY, LANGUAGES),
  'docs/en/index.md':
    '# Home\n\n[Pour](./api/classes/Teapot.md#pour), [options](/api/interfaces/BrewOptions#seconds).',
  'docs/zh/index.md': '# 首页',
};

describe('a reference', () => {
  it('shows what the sources export, in each language, and keeps what it has read', async () => {
    const folder = siteWithPackages(files);
    await build(folder);
    const page = (name: string) => readFileSync(join(folder, '.lectern/plugin-pages', `${name}.md`), 'utf8');
    const html = (name: string) => readFileSync(join(folder, 'dist', `${name}.html`), 'utf8');
    const has = (text: string, parts: readonly string[]) => {
      for (const part of parts) expect(text.includes(part) || `missing: ${part}\n${text}`).toBe(true);
    };

    has(page('en/api/index'), [
      'Brews tea: [brew](./functions/brew.md), [pouring](./classes/Teapot.md#pour), [more](https://tea.example).',
      '## Functions {#section-functions}\n\n| Name | Description |\n| --- | --- |\n| [brew()](./functions/brew.md) | Brews tea. |\n| [default()](./functions/brew.md) | Brews tea. |',
      '## Namespaces {#section-namespaces}\n\n| Name |\n| --- |\n| [units](./namespaces/units/index.md) |',
    ]);
    expect(page('en/api/index')).not.toContain('hidden');
    expect(page('en/api/namespaces/units/functions/fahrenheit')).toContain('# units.fahrenheit()');

    has(page('en/api/functions/brew'), [
      'title: "brew()"\ndescription: "Brews tea."',
      '```ts\nfunction brew<T extends Leaf>(\n  tea: Tea,\n  options?: BrewOptions<T>,\n): Promise<string>\n```',
      '| `tea` | <code><a href="../types/Tea.md">Tea</a></code> | which one; see [the teas](../types/Tea.md) |',
      '## Returns {#section-returns}\n\n<code>Promise&#60;string&#62;</code>\n\na cup, as [`Teapot`](../classes/Teapot.md) makes it',
      'Water boils at 100 °C.',
      '## Throws {#section-throws}\n\n`RangeError` when it is too hot',
      '## Type parameters {#section-type-parameters}',
      '[Source: src/teapot.ts:96](https://git.example/src/teapot.ts#L96)',
    ]);

    const pot = page('en/api/classes/Teapot');
    has(pot, [
      'class Teapot<T extends Leaf = Leaf> extends Vessel',
      'Extends <code><a href="./Vessel.md">Vessel</a></code>',
      '## Constructor {#constructor}\n\n```ts\nnew Teapot<T extends Leaf = Leaf>(name: string, leaves?: T[])\n```',
      '| `leaves?` | <code>T&#91;&#93;</code> | `[]` | what is in it |',
      '| <code id="level">readonly level</code> | <code>number</code> | How full it is. |',
      '### add() {#add}\n\n**Overload 1 of 2**\n\n```ts\nadd(leaf: T): this\n```\n\nAdds one.',
      '```ts\nadd(...leaves: T[]): this\n```',
      '```ts\nstatic from(text: string): Teapot\n```',
      '### \\[Symbol.iterator\\]() {#iterator}',
      'Overrides [Vessel.pour](./Vessel.md#pour)',
      '| <a id="fill" href="./Vessel.md#fill"><code>fill()</code></a> | Vessel |',
      '## Example: A blue pot {#section-example}',
    ]);
    const vessel = page('en/api/classes/Vessel');
    has(vessel, [
      'abstract class Vessel',
      '<code id="volume">protected volume</code>',
      'abstract pour(): string',
      'Extended by',
    ]);
    expect(vessel).not.toMatch(/secret|own/);

    has(page('en/api/interfaces/BrewOptions'), [
      'How to brew: a Map&lt;string, Leaf> of `times`.',
      '| <code>&#91;key&#58; &#96;data-&#36;&#123;string&#125;&#96;&#93;</code> | <code>unknown</code> |',
      '| <code id="seconds">seconds?</code> | <code>number</code> | `180` | Seconds in the water. |',
      '| <a href="#degrees"><code>degrees</code></a> |',
      '### degrees {#degrees}',
      '**Deprecated**: Use [BrewOptions.seconds](#seconds).',
      '| <code id="water">water</code> | <code>object</code> |',
      '| <code id="water.source">water.source?</code> | <code>string</code> |',
      '<code id="root-2">root</code>',
      '```ts\nonStep?(left: number): void\n```',
    ]);
    has(page('en/api/types/Tea'), [`type Tea = 'green' | 'black'`, 'Since 1.2.0']);
    has(page('en/api/types/Keys'), [
      'type Keys<T> = {\n  readonly [K in keyof T as `get$',
      'U extends string\n    ? U\n    : never;',
    ]);
    has(page('en/api/types/Handler'), [
      '  ...rest: unknown[],\n) => asserts error is E',
      '| `error` | <code>E</code> |',
    ]);
    has(page('en/api/enums/Kind'), [
      '| <code id="Old">Old</code> | <code>&#39;old&#39;</code> | **Deprecated**: No one drinks it. |',
    ]);
    has(page('en/api/variables/defaults'), [
      '| <code id="inner.a">inner.a</code> | <code>number</code> | `1` |',
    ]);

    has(page('zh/api/functions/brew'), ['## 参数 {#section-parameters}', '| 名称 | 类型 | 说明 |']);
    has(html('zh/api/index'), ['<title>API 参考 | T</title>', 'href="/zh/api/functions/brew"']);
    has(html('api/classes/Teapot'), [
      '<a href="/api/classes/Vessel">Vessel</a>',
      '<span class="token keyword">class</span>',
    ]);

    const first = tree(join(folder, 'dist'));
    // This text is only in the cache, so it shows whether the next build uses the cache.
    const kept = join(folder, '.lectern/plugins/api.api.json');
    writeFileSync(kept, readFileSync(kept, 'utf8').replaceAll('Water boils', 'WATER boils'));
    await build(folder);
    expect(html('api/functions/brew')).toContain('WATER boils');
    rmSync(join(folder, '.lectern'), { recursive: true });
    await build(folder, { workers: 2 });
    expect(tree(join(folder, 'dist'))).toEqual(first);
  }, 180_000);

  it('has a part for each entry point, by its name', async () => {
    const ask = await asked(siteWithPackages(files), {
      entryPoints: { index: 'src/teapot.ts', 'tea/units': 'src/units.ts' },
      folder: 'reference',
      title: 'Tea',
      words: { en: { modules: 'Packages' } },
    });
    const made = await ask();
    const parts = new Set([...made.keys()].map((path) => path.split('/').slice(0, 2).join('/')));
    expect([...parts]).toEqual([
      'reference/index.md',
      'reference/_meta.json',
      'reference/main',
      'reference/tea-units',
    ]);
    expect(made.get('reference/index.md')).toContain(
      '# Tea\n\n## Packages {#section-modules}\n\n| Name |\n| --- |\n| [index](./main/index.md) |\n| [tea/units](./tea-units/index.md) |',
    );
    expect(made.get('reference/main/functions/brew.md')).not.toContain('Source:');
  }, 180_000);
});

describe('mistakes', () => {
  const mistake = (changes: Record<string, string>) =>
    failure(siteWithPackages({ ...files, 'lectern.config.mjs': config(ENTRY, LANGUAGES), ...changes }));

  it('in comments name file and line', async () => {
    const code = `/**
 * See {@link Leafs} and {@link Teapot}.
 *
 * Read [this](./other.md).
 */
export class Teapot {
  /** {@inheritDoc Leaf.name} */
  name = '';
  /**
   * @see {@linkcode Own | the own}
   */
  own = 1;
}
interface Own {}
`;
    expect(await mistake({ 'src/index.ts': code, 'docs/en/index.md': '# Home' })).toBe(
      [
        'The site has 4 errors:',
        '  src/index.ts:2  Plugin "api": {@link Leafs} leads to nothing in the reference.',
        '    Fix the name, export it from an entry point, or write it in backticks.',
        '  src/index.ts:4  Plugin "api": The link ./other.md of a comment is relative to its source file.',
        '    Write the path of a page of the site, such as /guide/start, or a URL.',
        '  src/index.ts:7  Plugin "api": {@inheritDoc Leaf.name} leads to nothing in the reference.',
        '    Fix the name, export it from an entry point, or write it in backticks.',
        '  src/index.ts:10  Plugin "api": {@linkcode Own | the own} leads to nothing in the reference.',
        '    Fix the name, export it from an entry point, or write it in backticks.',
        '4 plugin errors',
      ].join('\n'),
    );
  }, 180_000);

  it('of the options name the line of the config', async () => {
    const options = (text: string) => mistake({ 'lectern.config.mjs': config(text) });
    expect(await options(`{ entryPoints: ['src/idnex.ts'] }`)).toBe(
      'lectern.config.mjs:5  Plugin "api": There is no entry point src/idnex.ts.\n  Fix "entryPoints" of api(): paths are relative to the project folder.',
    );
    expect(await options(`{ entryPoints: ['src/index.ts'], tsconfig: 'ts.json' }`)).toBe(
      'lectern.config.mjs:5  Plugin "api": There is no file ts.json.\n  Fix "tsconfig" of api(): the path is relative to the project folder.',
    );
    expect(await options('{}')).toBe(
      `lectern.config.mjs  api() has no entry points.\n  Name the source files whose exports it shall show: entryPoints: ['../src/index.ts']`,
    );
    expect(await options(`{ entry: 'src/index.ts' }`)).toBe(
      'lectern.config.mjs  api() has no option "entry".\n  Known: entryPoints, folder, title, tsconfig, sourceLink, words.',
    );
    expect(await options(`{ entryPoints: ['src/index.ts'], folder: '..' }`)).toBe(
      'lectern.config.mjs  "folder" of api() is "..".\n  Name a folder inside the folder of each language: "api".',
    );
  });
});

describe('development', () => {
  it('watches the sources, and reads them again after an edit', async () => {
    const folder = siteWithPackages(files);
    const watched = new Set<string>();
    const ask = await asked(folder, { entryPoints: ['src/index.ts'] }, watched);
    expect([...(await ask()).keys()]).toContain('api/namespaces/units/functions/fahrenheit.md');
    expect([...watched].sort()).toEqual(['src/index.ts', 'src/teapot.ts', 'src/units.ts', 'tsconfig.json']);
    write(folder, { 'src/units.ts': '/** From Celsius. */\nexport function kelvin(): void {}' });
    const after = [...(await ask()).keys()];
    expect(after).toContain('api/namespaces/units/functions/kelvin.md');
    expect(after).not.toContain('api/namespaces/units/functions/fahrenheit.md');
  }, 180_000);
});
