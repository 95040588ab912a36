import { describe, expect, it } from 'vitest';
import { indexOf, links, NAME, OPTIONS, page } from '../../tests/search-index.ts';
import type { TermShard } from './format.ts';

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

  it('puts a page behind others that says it counts less', async () => {
    const news = { ...page('/a', 'Twin', '<p>Twin.</p>'), weight: 0.5 };
    expect(await links(indexOf([news, page('/b', 'Twin')]).search, 'twin')).toEqual(['/b', '/a']);
  });

  it('is led by what a title is about, name for name', async () => {
    const pages = [page('/strategy', 'source.aliasStrategy'), page('/alias', 'source.alias')];
    expect(await links(indexOf(pages).search, 'alias')).toEqual(['/alias', '/strategy']);
  });

  it.each(['filename', 'file name', 'filname', 'filenames'])(
    'answers %s with the page that is called so, whatever others say of it',
    async (query) => {
      const pages = [
        page('/output/filename-hash', 'output.filenameHash', '<p>filename</p>'.repeat(3)),
        page('/output/filename', 'output.filename', '<p>Names.</p>'),
      ];
      expect((await links(indexOf(pages).search, query))[0]).toBe('/output/filename');
    },
  );

  it('takes the nearer word for what was meant by a slip', async () => {
    const pages = [
      page('/a', 'Contained', '<p>Contained, and contained again.</p>'),
      page('/b', 'Container', '<p>Put it there.</p>'),
    ];
    const twice = ['contianed', 'contianer'].map((query) => links(indexOf(pages).search, query));
    expect((await Promise.all(twice)).map(([first]) => first)).toEqual(['/a', '/b']);
  });

  it('marks no words that are in every sentence', async () => {
    const pages = [page('/a', 'Proxy', '<p>How to pass requests on to a proxy.</p>')];
    const [hit] = await indexOf(pages).search.query('how to proxy requests');
    const marked = hit?.highlightInfoList.map(([from, to]) => hit.statement.slice(from, to));
    expect(marked).toEqual(['requests', 'proxy']);
  });

  it('takes no name for what every object has', async () => {
    expect(await links(search, 'constructor')).toEqual([]);
    expect(await links(search, '__proto__')).toEqual([]);
  });

  it('keeps no name that many pages have: it decides nothing', () => {
    const namesOf = (count: number) => {
      const pages = Array.from({ length: count }, (_, number) => page(`/${number}/example`, 'Thing'));
      const { files } = indexOf(pages);
      const shards = Object.keys(files).filter((file) => /\/t\d+\.json$/.test(file));
      return Object.assign({}, ...shards.map((file) => (files[file] as TermShard)[3]));
    };
    expect(
      Object.keys(namesOf(50))
        .filter((name) => !name.endsWith('='))
        .sort(),
    ).toEqual(['example', 'thing']);
    expect(namesOf(51)).toEqual({});
  });

  it.each(['plug-ins', 'plug in', 'plug ins', 'how to write a plug-in'])(
    'reads %s as the word that it is elsewhere',
    async (query) => {
      const pages = [
        page('/plugins', 'Extend', '<p>A plugin adds to the build; write one of your own.</p>'),
        page('/other', 'Install', '<p>How to plug it in, and where to write it down.</p>'),
      ];
      expect((await links(indexOf(pages).search, query))[0]).toBe('/plugins');
    },
  );

  it('knows a page by its description, though the page itself does not use the word', async () => {
    const described = {
      ...page('/a', 'server.proxy', '<p>Forwards requests.</p>'),
      description: '设置代理规则',
    };
    const mention = page('/b', 'dev.client', '<p>浏览器经由代理连接。</p>');
    expect(await links(indexOf([mention, described]).search, '代理')).toEqual(['/a', '/b']);
  });

  it.each(['热重载', 'hot reload', 'reload'])('knows a page by its keyword %s', async (query) => {
    const named = { ...page('/a', 'HMR', '<p>模块热更新。</p>'), keywords: ['热重载', 'hot reload'] };
    const mention = page('/b', 'Reload', '<p>热重载, or a hot reload.</p>'.repeat(4));
    const [first] = await indexOf([mention, named]).search.query(query);
    // A single word of a keyword is not a name.
    expect(first?.link).toBe(query === 'reload' ? '/b' : '/a');
    expect(JSON.stringify(indexOf([named]).files[`${NAME}/x0.0.json`])).not.toContain('热重载');
  });

  describe('a page whose name is in the query', () => {
    // Many pages contain common words, as on a real site. The expected page does not use them.
    const common = (number: number) =>
      page(
        `/${number}`,
        `Topic ${number}`,
        '<p>How to set or change an option, and use it. 怎么使用配置。</p>',
      );
    const words = 'Set an option, or change the filename, its hash too. 怎么使用 filename 配置。';
    const text = `<p>${'Much is said of other things. '.repeat(20)} ${words}</p>`;
    const pages = [
      ...Array.from({ length: 40 }, (_, number) => common(number)),
      ...['/a', '/b', '/c'].map((route) => page(route, 'Files', text)),
      page('/short', 'output.filename', '<p>Names.</p>'),
      page('/long', 'output.filenameHash', '<p>Names.</p>'),
    ];
    const { search } = indexOf(pages);

    it.each([
      ['how to set filename', '/short'],
      ['filename option', '/short'],
      ['change the filename', '/short'],
      ['怎么使用 filename', '/short'],
      ['filename 配置', '/short'],
      ['change the filename hash option', '/long'],
    ])('leads the answers to %s', async (query, expected) => {
      expect((await links(search, query))[0]).toBe(expected);
    });
  });

  it('takes a list of links for a signpost, not for what it names', async () => {
    const signpost = page(
      '/a',
      'Alpha',
      '<h2 id="see">See also</h2>\n<ul>\n<li><a href="/b">caching</a>: caching of modules</li>\n<li><a href="/c">more caching</a></li>\n</ul>',
    );
    const real = page('/b', 'Beta', '<p>About modules and their caching, at length and in detail.</p>');
    expect((await links(indexOf([signpost, real]).search, 'caching'))[0]).toBe('/b');
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

  it.each(['热根新', '插件 热根新 开发', '春热根新'])('fixes a wrong character: %s', async (query) => {
    const pages = [
      page('/a', '甲', '<p>插件，开发，插件。</p>'),
      page('/b', '乙', '<p>热更新，插件，开发。</p>'),
    ];
    expect((await links(indexOf(pages).search, query))[0]).toBe('/b');
  });

  it('fixes no sentence of which it knows nothing', async () => {
    const pages = [page('/b', '乙', '<p>热更新。</p>')];
    expect(await links(indexOf(pages).search, '春江热根新花月夜')).toEqual([]);
  });

  it('takes a word of one character between two others for no wrong one', async () => {
    const pages = [page('/a', '甲', '<p>兼容各种浏览器。</p>'), page('/b', '乙', '<p>扩容预浏。</p>')];
    expect(await links(indexOf(pages).search, '兼容老浏览器')).toEqual(['/a']);
  });

  it.each([
    ['怎样提升构建速度', '/zh/1'],
    ['端口', '/zh/0'],
    ['端', '/zh/0'],
    ['产物目录', '/zh/2'],
    ['distPath 目录', '/zh/2'],
    ['构健速度', '/zh/1'],
    ['目陆结构', '/zh/2'],
  ])('%s', async (query, expected) => {
    expect((await links(search, query))[0]).toBe(expected);
  });
});
