import { describe, expect, it } from 'vitest';
import { buildIndex, indexPage } from './build-index.ts';
import { entryFile, textFile } from './format.ts';
import { openSearch, type Search } from './search.ts';

type Page = { route: string; title: string; html: string; links?: number };

const NAME = 'search_index.en.test';

/** An index in memory, and what was asked of it. */
function indexOf(pages: Page[]) {
  const indexed = pages.map(({ route, title, html }) => indexPage(html, { route, title, path: route }));
  const files: Record<string, unknown> = {
    'search_index.json': { en: NAME },
    ...buildIndex(
      NAME,
      indexed.map(({ index }) => index),
      pages.map(({ links = 0 }) => links),
    ),
  };
  for (const [page, { text }] of indexed.entries()) files[textFile(NAME, page)] = text;
  const asked: string[] = [];
  const load = async (file: string): Promise<unknown> => {
    asked.push(file);
    if (!(file in files)) throw new Error(`no file ${file}`);
    return JSON.parse(JSON.stringify(files[file]));
  };
  return { files, asked, load, search: openSearch({ lang: 'en', load }) };
}

const links = async (search: Search, query: string) => (await search.query(query)).map(({ link }) => link);

const page = (route: string, title: string, ...html: string[]): Page => ({
  route,
  title,
  html: `<h1>${title}</h1>${html.join('')}`,
});

const OPTIONS = [
  page('/config/output/data-uri-limit', 'output.dataUriLimit', '<p>Files below this size are inlined.</p>'),
  page('/config/output/source-map', 'output.sourceMap', '<p>Maps for scripts and styles.</p>'),
  page(
    '/config/dev/port',
    'dev.port',
    '<p>The port of the server.</p>',
    '<h2 id="range">Allowed range</h2><p>Up to 65535.</p>',
  ),
  page('/config/server/strict-port', 'server.strictPort', '<p>Fails when the port is taken.</p>'),
  page(
    '/guide/basic/server',
    'Development server',
    '<p>Starts on port 3000, and finds a free port when it is taken.</p>',
  ),
  page(
    '/guide/install',
    'Installation',
    '<p>How to install it with npm.</p><pre><code>npm install @rsbuild/core</code></pre>',
  ),
];

describe('ranking', () => {
  const { search } = indexOf(OPTIONS);

  it.each([
    ['the full name of an option', 'output.dataUriLimit', '/config/output/data-uri-limit'],
    ['its words', 'data uri limit', '/config/output/data-uri-limit'],
    ['its words, any case', 'DATA URI', '/config/output/data-uri-limit'],
    ['its words without a space', 'datauri', '/config/output/data-uri-limit'],
    ['a beginning that runs over words', 'sourcem', '/config/output/source-map'],
    ['a slip inside a word', 'dev.prot', '/config/dev/port'],
    ['a missing letter', 'sorce map', '/config/output/source-map'],
    ['a wrong first letter', 'imit', '/config/output/data-uri-limit'],
    ['another form of a word', 'installing', '/guide/install'],
    ['a question', 'how do I install this', '/guide/install'],
    ['a title above mentions', 'strict port', '/config/server/strict-port'],
    ['a heading', 'allowed range', '/config/dev/port#range'],
    ['a package in a sample', '@rsbuild/core', '/guide/install'],
  ])('%s', async (_name, query, expected) => {
    expect((await links(search, query))[0]).toBe(expected);
  });

  it('prefers a much-linked page among equals', async () => {
    const twins = [page('/a', 'Twin'), { ...page('/b', 'Twin'), links: 9 }];
    expect(await links(indexOf(twins).search, 'twin')).toEqual(['/b', '/a']);
  });

  it('finds nothing for a word that is near to none', async () => {
    expect(await links(search, 'qqqqqqqq')).toEqual([]);
    expect(await links(search, '  ')).toEqual([]);
  });
});

describe('suggestions', () => {
  const { search } = indexOf(OPTIONS);

  it.each([
    ['instlatzun', 'installation'],
    ['server instlatzun', 'server installation'],
    ['portt', null],
    ['port', null],
    ['zzzzzzzz', null],
  ])('%s', async (query, expected) => {
    expect(await search.suggest(query)).toBe(expected);
  });
});

describe('Chinese', () => {
  const texts = [
    '配置开发服务器的端口号，默认值为 3000。',
    '如何提升构建速度：开启缓存，减少模块数量。',
    '产物的目录结构由 output.distPath 决定。',
    '开发环境与生产环境的差异，以及环境变量。',
  ];
  const { search } = indexOf(
    texts.map((text, index) => page(`/zh/${index}`, `页面${index}`, `<p>${text}</p>`)),
  );

  it('finds every page that has a string of two characters', async () => {
    const pairs = new Map<string, Set<string>>();
    for (const [index, text] of texts.entries()) {
      for (const [run] of text.matchAll(/\p{Script=Han}{2,}/gu)) {
        for (let at = 0; at + 2 <= run.length; at++) {
          const pair = run.slice(at, at + 2);
          pairs.set(pair, (pairs.get(pair) ?? new Set()).add(`/zh/${index}`));
        }
      }
    }
    for (const [pair, pages] of pairs) {
      const found = new Set((await search.query(pair, { limit: 99 })).map(({ link }) => link));
      for (const expected of pages) expect([pair, found.has(expected)], pair).toEqual([pair, true]);
    }
  });

  it.each([
    ['怎样提升构建速度', '/zh/1'],
    ['端口', '/zh/0'],
    ['端', '/zh/0'],
    ['产物目录', '/zh/2'],
    ['distPath 目录', '/zh/2'],
  ])('%s', async (query, expected) => {
    expect((await links(search, query))[0]).toBe(expected);
  });
});

describe('hits', () => {
  it('say what was found and where', async () => {
    const { search } = indexOf([
      page(
        '/guide',
        'Guide',
        '<p>Intro.</p>',
        '<h2 id="build">Build</h2><p>Output.</p>',
        '<h3 id="cache">Cache</h3><p>Turn on the <code>buildCache</code> &amp; be fast.</p>',
      ),
    ]);
    expect(await search.query('buildCache')).toEqual([
      {
        title: 'Guide',
        header: 'Build › Cache',
        link: '/guide#cache',
        statement: 'Turn on the buildCache & be fast.',
        type: 'header',
        highlightInfoList: [[12, 22]],
        titleHighlights: [],
        headerHighlights: [
          [0, 5],
          [8, 13],
        ],
        group: 'en',
      },
    ]);
  });

  it('have a short statement around the words', async () => {
    const { search } = indexOf([
      page('/a', 'A', `<p>${'word '.repeat(100)}needle ${'more '.repeat(100)}</p>`),
    ]);
    const [hit] = await search.query('needle');
    expect(hit?.statement).toMatch(/^…(?:word ){3,6}needle (?:more ){10,18}more…$/);
    const [[start = 0, end = 0] = []] = hit?.highlightInfoList ?? [];
    expect(hit?.statement.slice(start, end)).toBe('needle');
  });

  it('count wide characters three times', async () => {
    const { search } = indexOf([page('/a', 'A', `<p>${'字'.repeat(200)}</p>`)]);
    const [hit] = await search.query('字字');
    expect(hit?.statement.length).toBeLessThan(40);
  });
});

describe('files', () => {
  it('are asked for when needed and once', async () => {
    const { search, asked } = indexOf(OPTIONS);
    expect(asked).toEqual([]);
    await search.query('port', { limit: 2 });
    const first = asked.length;
    expect(asked.slice(0, 2)).toEqual(['search_index.json', entryFile(NAME)]);
    expect(asked.filter((file) => /\.x\d+\.json$/.test(file))).toHaveLength(2);
    await search.query('Port ', { limit: 2 });
    await search.query('port', { limit: 2 });
    expect(asked).toHaveLength(first);
    expect(new Set(asked).size).toBe(asked.length);
  });

  it('are asked for again after a failure', async () => {
    const { load } = indexOf(OPTIONS);
    let isOnline = false;
    const search = openSearch({
      lang: 'en',
      load: (file) => (isOnline ? load(file) : Promise.reject(new Error('offline'))),
    });
    await expect(search.query('port')).rejects.toThrow('offline');
    isOnline = true;
    expect((await search.query('port')).length).toBeGreaterThan(0);
  });

  it('of a site that was published anew are found under their new name', async () => {
    const { files } = indexOf(OPTIONS);
    let name = 'search_index.en.old';
    const load = async (file: string) => {
      if (file === 'search_index.json') return { en: name };
      if (!file.startsWith(name)) throw new Error(`404 ${file}`);
      return files[file.replace(name, NAME)];
    };
    const search = openSearch({ lang: 'en', load });
    await search.query('port');
    name = 'search_index.en.new';
    expect((await search.query('installing')).length).toBeGreaterThan(0);
  });

  it('do not grow by encoded or minified text', () => {
    const size = (html: string) => JSON.stringify(indexOf([page('/a', 'A', html)]).files).length;
    const noise = Buffer.from(Array.from({ length: 3000 }, (_, index) => index % 251)).toString('base64');
    expect(size(`<pre>${noise}</pre><p>text</p>`) - size('<p>text</p>')).toBeLessThan(50);
  });

  it('of a language that is not there are an error that names the others', async () => {
    const { load } = indexOf(OPTIONS);
    await expect(openSearch({ lang: 'fr', load }).query('port')).rejects.toThrow(
      'There is no search index for "fr", only for en.',
    );
  });
});

describe('a large site', () => {
  it('keeps its titles apart and its entry small', async () => {
    const pages = Array.from({ length: 900 }, (_, index) =>
      page(`/p/${index}`, `Page ${index}`, `<p>Text about topic${index} and all others.</p>`),
    );
    const { search, files, asked } = indexOf(pages);
    expect(JSON.stringify(files[entryFile(NAME)]).length).toBeLessThan(4000);
    const [hit] = await search.query('topic451', { limit: 1 });
    expect(hit?.link).toBe('/p/451');
    expect(asked.filter((file) => /\.h\d+\.json$/.test(file))).toHaveLength(1);
  });
});
