import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageCss, languagesCode } from './languages.ts';

const word = 'opens in a new tab';
const of = (...tags: string[]) => tags.map((tag) => ({ tag, opensInNewTab: word }));

describe('languagesCode', () => {
  const imported = (languages: Parameters<typeof languagesCode>[0]) =>
    [...languagesCode(languages, '/').matchAll(/languages\/([\w.]+)/g)].map(([, name]) => name);

  it('imports what the languages of the site need, and no more', () => {
    expect(imported(of('en', 'de'))).toEqual(['words.css']);
    expect(imported(of('en', 'ko', 'zh-TW'))).toEqual(['words.css', 'zh.css', 'ko.css']);
    expect(imported([...of('en'), { tag: 'ar', dir: 'rtl', opensInNewTab: word }])).toEqual([
      'words.css',
      'rtl.css',
      'rtl.js',
    ]);
  });
});

describe('languageCss', () => {
  it('has the words of each language, those of the first one for all that have none', () => {
    expect(
      languageCss([
        { tag: 'en', opensInNewTab: word },
        { tag: 'de-AT', opensInNewTab: 'sagt "neu"' },
      ]),
    ).toBe(
      `@layer lectern.prose {
.prose a[target="_blank"]:not(:has(> .sr-only))::after { content: "\\2060" / " (opens in a new tab)"; }
.prose a[target="_blank"]:lang(de-AT):not(:has(> .sr-only))::after { content: "\\2060" / " (sagt \\"neu\\")"; }
}
`,
    );
  });

  const fontsOf = (css: string, tag: string) =>
    new RegExp(`\\[lang\\]:lang\\(${tag}\\) \\{ --lectern-font: ([^;]*); --lectern-mono: ([^;]*);`)
      .exec(css)
      ?.slice(1);

  it.each([
    ['zh-TW', 'PingFang TC'],
    ['zh-HK', 'PingFang TC'],
    ['ja', 'Hiragino Sans'],
    ['ko-KR', 'Apple SD Gothic Neo'],
  ])('puts the fonts of %s behind the Latin ones: %s', (tag, font) => {
    for (const fonts of fontsOf(languageCss(of('en', tag)), tag) ?? ['']) {
      expect(fonts.split(', ')).toContain(`"${font}"`);
      expect(fonts.split(', ').some((name) => /\bSC\b|Hiragino Sans GB/.test(name))).toBe(false);
    }
  });

  it('names the default fonts only beside others, as the custom properties have them', () => {
    expect(languageCss(of('en', 'zh-CN'))).not.toContain('--lectern-font');
    const css = languageCss(of('zh-CN', 'ja'));
    const tokens = readFileSync(new URL('../theme/styles/tokens.css', import.meta.url), 'utf8');
    const token = (name: string) =>
      new RegExp(`--lectern-${name}:([^;]*);`).exec(tokens)?.[1]?.replace(/\s+/g, ' ').trim();
    expect(fontsOf(css, 'zh-CN')).toEqual([token('font'), token('mono')]);
  });
});
