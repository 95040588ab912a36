import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { openSearch } from '../../src/search/search.ts';
import { LANGUAGES } from '../../src/shared/strings/index.ts';
import type { SiteData } from '../../src/shared/types.ts';
import { failure, lastingFixture, readJson, site } from './testing.ts';

describe('a site in Arabic, Japanese, German, Korean and two kinds of Chinese', async () => {
  const folder = lastingFixture('languages');
  await build(folder);
  const dist = join(folder, 'dist');
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const assets = (pattern: RegExp) => readdirSync(join(dist, 'assets')).filter((name) => pattern.test(name));
  const siteData = (lang: string): SiteData =>
    JSON.parse(read(`assets/${assets(new RegExp(`^site\\.${lang}\\.[\\w-]{8}\\.json$`))[0]}`));
  const styles = assets(/\.css$/)
    .map((name) => read(`assets/${name}`))
    .join('\n');

  it.each([
    ['index', '<html lang="ar" dir="rtl">'],
    ['guide/index', '<html lang="ar" dir="rtl">'],
    ['404', '<html lang="ar" dir="rtl">'],
    ['old', '<html lang="ar" dir="rtl">'],
    ['ja/guide/index', '<html lang="ja">'],
    ['de/guide/index', '<html lang="de-AT">'],
    ['zh/index', '<html lang="zh-CN">'],
    ['zh-TW/index', '<html lang="zh-TW">'],
  ])('%s.html begins with %s', (page, root) =>
    expect(/<html[^>]*>/.exec(read(`${page}.html`))?.[0]).toBe(root),
  );

  it('says the direction of a text that is not translated where that is another one', () => {
    const article = (page: string) => /<div class="prose"[^>]*>/.exec(read(`${page}.html`))?.[0];
    expect(article('guide/only-german')).toBe('<div class="prose" lang="de-AT" dir="ltr">');
    expect(article('ja/guide/parts')).toBe('<div class="prose" lang="ar" dir="rtl">');
    expect(article('ja/guide/only-german')).toBe('<div class="prose" lang="de-AT">');
    expect(article('guide/index')).toBe('<div class="prose">');
  });

  it.each([
    [
      'guide/index',
      [
        'في هذه الصفحة',
        'نصيحة',
        'تحذير',
        'تفاصيل',
        'aria-label="نسخ الشيفرة"',
        'aria-label="مكتمل"',
        'الحواشي',
      ],
    ],
    [
      'ja/guide/index',
      ['目次', '警告', 'このページを編集', 'aria-label="検索"', '「インストール」へのパーマリンク'],
    ],
    ['ko/guide/index', ['이 페이지 목차', '참고', '본문으로 건너뛰기']],
    // From the config: a word for all languages, and two for this one.
    [
      'de/guide/index',
      ['>Inhalt<', 'Vorsicht', 'aria-label="Ins Klemmbrett"', '>Markdown<', 'Nächste Seite'],
    ],
    ['zh-TW/index', ['搜尋文件', '編輯此頁']],
    ['old', ['نُقلت هذه الصفحة']],
    ['404', ['الصفحة غير موجودة', 'ページが見つかりません', 'Seite nicht gefunden', 'data-dir="ltr"']],
  ])('%s.html has the words of its language', (page, words) => {
    const html = read(`${page}.html`);
    expect(words.filter((word) => !html.includes(word))).toEqual([]);
  });

  it('sends a browser the words of one language', () => {
    const files = assets(/\.(?:js|json)$/).map((name) => ({ name, text: read(`assets/${name}`) }));
    for (const [tag, { pageMoved }] of Object.entries(LANGUAGES)) {
      const found = files
        .filter(({ text }) => text.includes(pageMoved))
        .map(({ name }) => name.split('.').slice(0, 2).join('.'));
      const isOfSite = ['ar', 'ja', 'de', 'ko', 'zh', 'zh-TW'].includes(tag);
      expect(found, tag).toEqual(isOfSite ? [`site.${tag}`] : []);
    }
    expect(siteData('de').theme.labels).toMatchObject({ searchTitle: 'Suche', copyCode: 'Ins Klemmbrett' });
    expect(siteData('ar').locales.map(({ dir }) => dir)).toEqual(['rtl', ...Array(5)]);
  });

  it('has the styles of its languages', () => {
    expect(/\[dir="?rtl"?\]/.test(styles)).toBe(true);
    for (const [lang, word] of [
      ['ja', '新しいタブで開きます'],
      ['de-AT', 'wird in einem neuen Tab geöffnet'],
    ]) {
      expect(new RegExp(`:lang\\(${lang}\\)[^{}]*\\{content:[^}]*${word}`).test(styles)).toBe(true);
    }
    expect(/\[lang\]:lang\(ja\)\{[^}]*Hiragino Sans/.test(styles)).toBe(true);
    expect(/\[lang\]:lang\(zh-TW\)\{[^}]*PingFang TC/.test(styles)).toBe(true);
  });

  it.each([
    ['ja', '設定ファイル', '/ja/guide/'],
    ['ja', 'ファイル', '/ja/guide/'],
    ['ja', 'カタカナ', '/ja/guide/#環境変数'],
    ['ja', 'abc', '/ja/guide/#環境変数'],
    ['ko', '설정', '/ko/guide/'],
    ['ko', '변수', '/ko/guide/#환경변수'],
    ['ar', 'المكونات', '/guide/parts'],
    ['ar', 'مُكَوِّنَات', '/guide/parts'],
    ['ar', 'اعدادات', '/guide/#الإعدادات'],
    ['ar', 'إعداداتٌ', '/guide/#الإعدادات'],
    ['de', 'strasse', '/de/guide/'],
    ['de', 'GRÖSSE', '/de/guide/'],
  ])('finds, in %s, %s', async (lang, query, link) => {
    const hits = await openSearch({ lang, load: readJson(dist) }).query(query);
    expect(hits[0]?.link).toBe(link);
    const { title, header, statement, titleHighlights, headerHighlights, highlightInfoList } = hits[0] ?? {};
    expect(
      [titleHighlights, headerHighlights, highlightInfoList].flat(),
      [title, header, statement].join(' | '),
    ).not.toEqual([]);
  });

  it('has bold text right before a word, in languages without spaces or with particles', () => {
    expect(read('ja/guide/index.html')).toContain('<strong>重要。</strong>この一文');
    expect(read('ko/guide/index.html')).toContain('<strong>중요.</strong>이 문장');
  });
});

describe('a site in one language', () => {
  it('has nothing of the others', async () => {
    const folder = site({ 'docs/index.md': '# Home' });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    expect(/\bdir=|maximize/.test(read('index.html'))).toBe(false);
    const names = readdirSync(join(folder, 'dist/assets')).filter((name) => /\.(?:css|js|json)$/.test(name));
    const found = names.filter((name) =>
      /新标签页|rtl"?\]|:lang\(|getElementsByName/.test(read(`assets/${name}`)),
    );
    expect(found).toEqual([]);
  });

  it('can be one that is written from right to left', async () => {
    const folder = site({
      'lectern.config.mjs': `export default { lang: 'fa' };`,
      'docs/index.md': '# خانه\n\nمتن.',
    });
    await build(folder);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8').slice(16, 44)).toBe(
      '<html lang="fa" dir="rtl">\n<',
    );
  });

  it('must be named by a tag', async () => {
    const config = `export default { locales: [{ lang: 'en', label: 'English' }, { lang: 'zh_TW', label: '繁體中文' }] };`;
    const folder = site({ 'lectern.config.mjs': config, 'docs/en/index.md': '# Home' });
    expect(await failure(folder)).toBe(
      `lectern.config.mjs  "zh_TW" is not a language tag (BCP 47), which <html lang> needs.
  Set one in "locales": { lang: 'zh_TW', label: '…', tag: 'zh-TW' }.`,
    );
  });
});

describe('a site with a language in several scripts', () => {
  const withTags = async (...tags: string[]) => {
    const locales = tags.map((lang) => ({ lang, label: lang }));
    const folder = site({
      'lectern.config.mjs': `export default { lang: '${tags[0]}', locales: ${JSON.stringify(locales)} };`,
      ...Object.fromEntries(tags.map((lang) => [`docs/${lang}/index.md`, '# Home'])),
    });
    await build(folder);
    return readFileSync(join(folder, 'dist/index.html'), 'utf8').includes('.maximize()');
  };

  it('asks which of them the browser wants; others need not', async () => {
    expect(await withTags('en', 'zh', 'zh-TW')).toBe(true);
    expect(await withTags('en', 'zh')).toBe(false);
    expect(await withTags('pt', 'pt-BR')).toBe(false);
  });
});
