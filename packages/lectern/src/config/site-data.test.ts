import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import { localizeLink } from '../shared/locale.ts';
import { checkConfig } from './check.ts';
import type { Config } from './load.ts';
import type { UserConfig } from './schema.ts';
import { labelsOf, siteDataFor } from './site-data.ts';

function config(input: UserConfig = {}): Config {
  const values = checkConfig(input, 'lectern.config.ts');
  const paths = { project: '/p', docsDir: '/p/docs', publicDir: '/p/docs/public', outDir: '/p/dist' };
  const files = {
    cacheDir: '/p/.lectern',
    themeFile: null,
    configFile: null,
    configDeps: [],
    aliases: [],
    plugins: [],
    stages: [],
    drafts: false,
    pluginsId: null,
  };
  return { ...values, ...paths, ...files, localeInfos: [en, zh] };
}

describe('siteDataFor', () => {
  it('is JSON, and all of it', () => {
    const site = siteDataFor(config({ title: 'T' }), en, []);
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
    expect(site).toMatchObject({
      title: 'T',
      base: '/',
      cleanUrls: true,
      lang: 'en',
      defaultLang: 'en',
      logo: null,
    });
  });

  it('takes title and description of the language, else those of the site', () => {
    const input = config({
      title: 'Tool',
      description: 'Builds.',
      locales: [
        { lang: 'en', label: 'English' },
        { lang: 'zh', label: '简体中文', title: '工具' },
      ],
    });
    expect(siteDataFor(input, en, [])).toMatchObject({ title: 'Tool', description: 'Builds.' });
    expect(siteDataFor(input, zh, [])).toMatchObject({ title: '工具', description: 'Builds.' });
  });

  it('lays the settings of the language over the common ones', () => {
    const input = config({
      themeConfig: {
        footer: { message: 'All' },
        nextPageText: 'Onwards',
        locales: [{ lang: 'zh', footer: { message: '全部' }, prevPageText: '返回' }],
      },
    });
    const site = siteDataFor(input, zh, []);
    expect(site.theme.footer.message).toBe('全部');
    expect(site.theme.labels).toMatchObject({ prevPage: '返回', nextPage: 'Onwards', source: '源码' });
    expect(siteDataFor(input, en, []).theme.footer.message).toBe('All');
  });

  it('writes nav links and matches for the language, at every depth', () => {
    const nav = [
      { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
      {
        text: 'More',
        items: [
          { text: 'A', link: '/a' },
          { text: 'Out', link: 'https://a.b/' },
        ],
      },
    ];
    expect(siteDataFor(config({ themeConfig: { nav } }), zh, []).theme.nav).toEqual([
      { text: 'Guide', link: '/zh/guide/', activeMatch: '^/zh/guide/' },
      {
        text: 'More',
        items: [
          { text: 'A', link: '/zh/a' },
          { text: 'Out', link: 'https://a.b/' },
        ],
      },
    ]);
    expect(siteDataFor(config({ themeConfig: { nav } }), en, []).theme.nav).toEqual(nav);
  });

  it('takes the navigation of _meta.json where the config has none', () => {
    const metaNav = [{ text: 'Meta', link: '/meta' }];
    expect(siteDataFor(config(), zh, metaNav).theme.nav).toEqual([{ text: 'Meta', link: '/zh/meta' }]);
    const nav = [{ text: 'Own', link: '/own' }];
    expect(siteDataFor(config({ themeConfig: { nav } }), en, metaNav).theme.nav).toEqual(nav);
  });
});

describe('the edit link', () => {
  const link = (
    themeConfig: UserConfig['themeConfig'],
    locale = en,
    inferred: string | null = 'https://git/',
  ) => siteDataFor(config({ themeConfig }), locale, [], () => inferred).theme.editLink;

  it('is inferred, with words of the language, unless the config says otherwise', () => {
    expect(link({})).toEqual({ docRepoBaseUrl: 'https://git/', text: 'Edit this page' });
    expect(link({}, zh)).toEqual({ docRepoBaseUrl: 'https://git/', text: '编辑此页' });
    expect(link({}, en, null)).toBeNull();
    expect(link({ editLink: { text: 'Edit' } })).toEqual({ docRepoBaseUrl: 'https://git/', text: 'Edit' });
    expect(link({ editLink: false })).toBeNull();
  });

  it('takes the address of the config, and asks for no other', () => {
    const site = siteDataFor(
      config({ themeConfig: { editLink: { docRepoBaseUrl: 'https://a/' } } }),
      zh,
      [],
      () => {
        throw new Error('asked');
      },
    );
    expect(site.theme.editLink).toEqual({ docRepoBaseUrl: 'https://a/', text: '编辑此页' });
  });

  it('may differ by language', () => {
    const editLink = { docRepoBaseUrl: 'https://a/', text: 'Edit' };
    const zhText = { editLink, locales: [{ lang: 'zh', editLink: { text: '改' } }] };
    expect(link(zhText, zh)).toEqual({ docRepoBaseUrl: 'https://a/', text: '改' });
    expect(link({ editLink, locales: [{ lang: 'zh', editLink: false }] }, zh)).toBeNull();
    expect(link({ editLink: false, locales: [{ lang: 'zh', editLink }] }, zh)).toEqual(editLink);
    expect(link({ editLink: false, locales: [{ lang: 'zh', editLink: { text: 'x' } }] }, zh)).toBeNull();
  });
});

describe('localizeLink', () => {
  it.each([
    ['/guide/', '/zh', '/zh/guide/'],
    ['/zh/guide/', '/zh', '/zh/guide/'],
    ['/zh', '/zh', '/zh'],
    ['/zhang/', '/zh', '/zh/zhang/'],
    ['/guide/', '', '/guide/'],
    ['https://a.b/', '/zh', 'https://a.b/'],
    ['//a.b/', '/zh', '//a.b/'],
    ['#part', '/zh', '#part'],
    ['./a', '/zh', './a'],
  ])('%s under %s', (link, prefix, expected) => expect(localizeLink(link, prefix)).toBe(expected));
});

describe('labelsOf', () => {
  const withTheme = (themeConfig: UserConfig['themeConfig']) => config({ themeConfig });

  it('leaves the built-in words as they are', () => {
    labelsOf(withTheme({ sourceText: 'Code', labels: { copied: 'Yes' } }), en);
    expect(labelsOf(withTheme({}), en)).toMatchObject({ source: 'Source', copied: 'Copied' });
  });

  it('lays those of a language over those of all, whichever way they are written', () => {
    const config = withTheme({
      outlineTitle: 'Contents',
      labels: { copied: 'Yes', searchTitle: 'Find' },
      locales: [{ lang: 'zh', outlineTitle: '目录', labels: { copied: '好' } }],
    });
    expect(labelsOf(config, en)).toMatchObject({ outlineTitle: 'Contents', copied: 'Yes', close: 'Close' });
    expect(labelsOf(config, zh)).toMatchObject({
      outlineTitle: '目录',
      copied: '好',
      searchTitle: 'Find',
      close: '关闭',
    });
  });
});
