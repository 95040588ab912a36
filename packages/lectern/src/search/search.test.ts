import { describe, expect, it } from 'vitest';
import { indexOf, links, NAME, OPTIONS, page } from '../../tests/search-index.ts';
import { entryFile, MAX_TITLES, NAMES_FILE } from './format.ts';
import { openSearch } from './search.ts';

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

  it('say what the sidebar has their pages under', async () => {
    const pages = [page('/a', 'One'), { ...page('/b', 'Two'), group: 'Server' }, page('/c', 'Three')];
    const { search } = indexOf(pages);
    expect((await search.query('two'))[0]).toHaveProperty('place', 'Server');
    expect((await search.query('three'))[0]).not.toHaveProperty('place');
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

  it('have no words that only screen readers get', async () => {
    const { search } = indexOf([
      page('/a', 'A', '<p>See <a href="https://b.c">it<span class="sr-only"> (in a new tab)</span></a>.</p>'),
    ]);
    expect((await search.query('see'))[0]?.statement).toBe('See it.');
    expect(await search.query('tab')).toEqual([]);
  });

  it('count wide characters three times', async () => {
    const { search } = indexOf([page('/a', 'A', `<p>${'字'.repeat(200)}</p>`)]);
    const [hit] = await search.query('字字');
    expect(hit?.statement.length).toBeLessThan(40);
  });
});

describe('titles', () => {
  it('come before texts are asked for, to all who wait', async () => {
    const { search, asked } = indexOf(OPTIONS);
    const texts = () => asked.filter((file) => /\/x\d+\.\d+\.json$/.test(file)).length;
    const shown: unknown[] = [];
    let drawn = () => {};
    const whole = search.query('strict port', {
      limit: 1,
      preview(hits) {
        shown.push(...hits);
        return new Promise((done) => {
          drawn = done;
        });
      },
    });
    await expect.poll(() => shown.length).toBe(1);
    expect(shown).toEqual([
      {
        title: 'server.strictPort',
        header: '',
        link: '/config/server/strict-port',
        statement: '',
        type: 'title',
        highlightInfoList: [],
        titleHighlights: [[7, 17]],
        headerHighlights: [],
        group: 'en',
      },
    ]);
    const other = search.query('strict port', { limit: 1, preview: (hits) => void shown.push(...hits) });
    expect(shown[1]).toEqual(shown[0]);
    expect(texts()).toBe(0);
    drawn();
    expect(await other).toBe(await whole);
    expect((await whole)[0]?.statement).toBe('Fails when the port is taken.');
    expect(texts()).toBe(1);
  });

  it('do not come where texts are there as soon, or titles are not', async () => {
    const { search } = indexOf(OPTIONS);
    let count = 0;
    const preview = () => void count++;
    await search.query('strict port', { limit: 1 });
    await search.query('strict port', { limit: 1, preview });
    await search.query('strictport', { limit: 1, preview });
    await search.query('no such words', { preview });
    expect(count).toBe(0);
    const others = Array.from({ length: MAX_TITLES }, (_, number) =>
      page(`/other-${number}`, `Other ${number}`),
    );
    const [hit] = await indexOf([...OPTIONS, ...others]).search.query('strict port', { preview });
    expect(hit).toMatchObject({ title: 'server.strictPort', link: '/config/server/strict-port' });
    expect(count).toBe(0);
  });
});

describe('files', () => {
  it('are not asked for by a query without a word', async () => {
    const { search, asked } = indexOf(OPTIONS);
    expect(await search.query('… ?!')).toEqual([]);
    expect(asked).toEqual(['search_index.json', 'search_index.en.test.json']);
  });

  it('are asked for as far as the words that a beginning may become', async () => {
    const letters = [...'bcdfghjklmnpqrst'];
    const words = letters.flatMap((one) => letters.map((two) => `com${one}a${two}a`));
    const text = `<p>${words.join(' ')}</p>`;
    const { search, asked, files } = indexOf(
      Array.from({ length: 12 }, (_, number) => page(`/${number}`, `Page ${number}`, text)),
    );
    const shards = Object.keys(files).filter((file) => /\/t\d+\.json$/.test(file));
    expect(shards.length).toBeGreaterThan(4);
    await search.query('com');
    expect(asked.filter((file) => shards.includes(file))).toHaveLength(3);
  });

  it('are asked for when needed and once', async () => {
    const { search, asked } = indexOf(OPTIONS);
    expect(asked).toEqual([]);
    await search.query('port', { limit: 2 });
    const first = asked.length;
    expect(asked.slice(0, 2)).toEqual(['search_index.json', 'search_index.en.test.json']);
    expect(asked.filter((file) => /\/x\d+\.\d+\.json$/.test(file))).toHaveLength(2);
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

  it('of a site that was published again are found under their new name', async () => {
    const { files } = indexOf(OPTIONS);
    let name = 'search_index.en.old';
    const load = async (file: string) => {
      if (file === NAMES_FILE) return { en: name };
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

  it('of a language that is not there are an error', async () => {
    const { load } = indexOf(OPTIONS);
    await expect(openSearch({ lang: 'fr', load }).query('port')).rejects.toThrow(
      'There is no search index for "fr".',
    );
  });
});

describe('a damaged index', () => {
  it.each([
    ['its names', (name: string) => name === NAMES_FILE, { en: 1 }, 'There is no search index for "en".'],
    ['its entry', (name: string) => name === entryFile(NAME), {}, 'The search index of "en" is damaged.'],
    [
      'its shards',
      (name: string) => /\/t\d+\.json$/.test(name),
      null,
      'The search index of "en" is damaged.',
    ],
  ])('is told of: %s', async (_what, isDamaged, content, message) => {
    const { load } = indexOf(OPTIONS);
    const search = openSearch({ lang: 'en', load: async (file) => (isDamaged(file) ? content : load(file)) });
    await expect(search.query('port')).rejects.toThrow(message);
  });
});

describe('a large site', () => {
  it('has a small entry, and fetches what the shown hits need', async () => {
    const pages = Array.from({ length: 900 }, (_, index) =>
      page(`/p/${index}`, `Page ${index}`, `<p>Text about topic${index} and all others.</p>`),
    );
    const { search, files, asked } = indexOf(pages);
    expect(JSON.stringify(files[entryFile(NAME)]).length).toBeLessThan(4000);
    const [hit] = await search.query('topic451', { limit: 1 });
    expect(hit?.link).toBe('/p/451');
    expect(asked.filter((file) => /\/x\d+\.\d+\.json$/.test(file))).toEqual([`${NAME}/x451.0.json`]);
  });

  it('has fewer and larger parts, and finds every section in them', async () => {
    const sections = Array.from(
      { length: 8 },
      (_, index) => `<h2 id="s${index}">Part</h2><p>needle${index}</p>`,
    );
    const pages = Array.from({ length: 1501 }, (_, index) => page(`/p/${index}`, `Page ${index}`));
    const { search, files } = indexOf([...pages, page('/long', 'Long', ...sections)]);
    expect(Object.keys(files).filter((file) => file.includes('/x1501.'))).toHaveLength(2);
    for (const index of sections.keys()) {
      expect((await links(search, `needle${index}`))[0]).toBe(`/long#s${index}`);
    }
  });
});
