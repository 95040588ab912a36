import { describe, expect, it } from 'vitest';
import { beginnings } from '../../tests/beginnings.ts';
import { indexOf, links, NAME, page } from '../../tests/search-index.ts';
import type { TermShard } from './format.ts';

const PAGES = [
  // Contains all words more often than the page that has them as its name.
  page(
    '/plugins/hooks',
    'Hooks of the server',
    '<p>Dev server: before start, before starting, start URL, print URLs, before anything.</p>'.repeat(3),
    '<h2 id="order">Order of hooks</h2><p>Before the dev server starts: before, start, modify, config.</p>',
    '<h2 id="modifyrsbuildconfig">modifyRsbuildConfig</h2><p>Sees it first.</p>',
    '<h2 id="modifybundlerchain">modifyBundlerChain</h2><p>Sees the chain.</p>',
  ),
  page('/config/dev/before-start-url', 'dev.beforeStartUrl', '<p>Runs a function.</p>'),
  page('/config/dev/client', 'dev.client', '<p>Code in the browser.</p>'),
  page('/config/output/charset', 'output.charset', '<p>How characters are written.</p>'),
  page('/guide/output', 'Output files', '<p>A, b, c: output c, the letter c, and c again.</p>'),
  page('/guide/rsbuild', 'Configure Rsbuild', '<p>Modify the Rsbuild config, or modify it in a config.</p>'),
];

describe('while a reader is typing', () => {
  const { search } = indexOf(PAGES);

  it.each(beginnings('dev.beforeStartUrl', 'dev.b'.length))('%s leads to the option', async (query) => {
    expect((await links(search, query))[0]).toBe('/config/dev/before-start-url');
  });

  it.each(beginnings('modifyRsbuildConfig', 'modifyR'.length))('%s leads to its section', async (query) => {
    expect((await links(search, query))[0]).toBe('/plugins/hooks#modifyrsbuildconfig');
  });

  it('a letter that has just been begun is not the word of that letter', async () => {
    expect((await links(search, 'output.c'))[0]).toBe('/config/output/charset');
    expect((await links(search, 'output c '))[0]).toBe('/guide/output');
  });

  it('a name that is whole is not the beginning of another one', async () => {
    const pages = [
      page('/a', 'source.aliasStrategy', '<p>alias</p>'.repeat(9)),
      page('/b', 'source.alias', '<p>Paths.</p>'),
    ];
    expect(await links(indexOf(pages).search, 'source.alias')).toEqual(['/b', '/a']);
    expect((await links(indexOf(pages).search, 'source.aliasS'))[0]).toBe('/a');
  });

  it('what is finished begins no longer name', async () => {
    const pages = [
      page('/a', 'Server push', '<p>Pushes.</p>'),
      page('/b', 'Run', '<p>A server: which server, and whose server.</p>'.repeat(9)),
    ];
    expect((await links(indexOf(pages).search, 'server'))[0]).toBe('/a');
    expect((await links(indexOf(pages).search, 'server '))[0]).toBe('/b');
  });

  it('a page that is called so comes before a heading', async () => {
    const pages = [
      page('/all', 'All options', '<h2 id="asset-prefix">assetPrefix</h2><p>assetPrefix</p>'),
      page('/asset-prefix', 'Prefix of assets', '<p>Where they are.</p>'),
    ];
    expect((await links(indexOf(pages).search, 'assetPre'))[0]).toBe('/asset-prefix');
  });

  it('headings of several pages are no names, but for those that code has', () => {
    const twice = ['/a', '/b'].map((route) =>
      page(route, `Page ${route}`, '<h2 id="e">Example</h2><h2 id="n">dev.hmr</h2><h2 id="m">Use it</h2>'),
    );
    const { files } = indexOf(twice);
    const [, , , names] = files[`${NAME}/t0.json`] as TermShard;
    expect(names).toEqual({ pagea: [0], a: [0], pageb: [4], b: [4], devhmr: [2, 6] });
  });

  it('two letters find the words that they begin, wherever a shard ends', async () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const pairs = letters.flatMap((first) => letters.map((second) => first + second));
    const sections = pairs.map((pair) => `<h2 id="${pair}">${pair}vwx</h2>`);
    const { files, search } = indexOf([page('/a', 'A', ...sections)]);
    expect(Object.keys(files).filter((name) => name.includes('/t')).length).toBeGreaterThan(3);
    const unknown = await Promise.all(
      pairs.map(async (pair) => ((await links(search, pair)).length > 0 ? [] : [pair])),
    );
    expect(unknown.flat()).toEqual([]);
  });
});
