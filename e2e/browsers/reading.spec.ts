import { DESKTOP, expect, PHONE, test } from './test.ts';

/** One page of each kind, with its language, its heading and an element that only this kind has. */
const PAGES = {
  'the home page': { path: '/', lang: 'en', h1: /^Rsbuild/, part: '.hero img' },
  'a page of documentation': {
    path: '/guide/start/quick-start',
    lang: 'en',
    h1: /^Quick Start$/,
    part: '.prose .code-block',
  },
  'an overview': { path: '/config/', lang: 'en', h1: /^Config Overview$/, part: '.overview .card-grid a' },
  'a page that does not exist': { path: '/no/such/page', lang: 'en', h1: /NOT FOUND/i, part: '.not-found a' },
  'a page in Chinese': {
    path: '/zh/guide/start/quick-start',
    lang: 'zh-CN',
    h1: /^快速上手$/,
    part: '.prose .code-block',
  },
};

test.describe('Reading', () => {
  for (const [kind, { path, lang, h1, part }] of Object.entries(PAGES)) {
    test(`${kind} is there before and after React`, async ({ reader }) => {
      await reader.visitBefore();
      await reader.open(path);
      expect(await reader.text('h1')).toMatch(h1);
      expect(await reader.sees(part)).toBe(true);
      await reader.wakeUp();
      expect(await reader.text('h1')).toMatch(h1);
      expect(await reader.evaluate(() => document.documentElement.lang)).toBe(lang);
      expect(await reader.evaluate(brokenImages)).toEqual([]);
      // Chromium reports the document itself as a resource that failed to load.
      if (kind.endsWith('not exist')) reader.forget(/status of 404/);
    });
  }

  for (const width of [DESKTOP, PHONE]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ reader }) => {
      await reader.resize(width);
      await reader.visitBefore();
      for (const path of [...Object.values(PAGES).map(({ path }) => path), '/config/tools/swc']) {
        await reader.open(path);
        const widths = await reader.evaluate(() => {
          const { clientWidth, scrollWidth } = document.documentElement;
          return { window: innerWidth, over: scrollWidth - clientWidth };
        });
        expect(widths, path).toEqual({ window: width, over: 0 });
      }
      reader.forget(/status of 404/);
    });
  }
});

/** Returns images that were requested but failed to load. Runs in the page. */
function brokenImages(): string[] {
  return [...document.images]
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => src);
}
