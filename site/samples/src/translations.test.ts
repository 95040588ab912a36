import { describe, expect, it } from 'vitest';
import { type Page, readSamples } from './extract.js';
import { formatProblem } from './sample.js';
import { compareTranslations } from './translations.js';

function compare(en: string, zh: string): string[] {
  const page = (lang: string, source: string): Page => {
    const path = `site/docs/${lang}/a.md`;
    return { path, lang, key: 'a', source, ...readSamples(source, path) };
  };
  return compareTranslations([page('en', en), page('zh', zh)], 'en', 'zh').map(formatProblem);
}

const fence = (code: string, info = 'ts') => `\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('compareTranslations', () => {
  it('allows other comments, and strings and texts in Chinese', () => {
    expect(compare(fence("const a = 'one'; // note"), fence("const a = '一'; // 注释"))).toEqual([]);
    expect(compare(fence('// one\n// two\nlet a;'), fence('// 一\nlet a;'))).toEqual([]);
    expect(
      compare(fence('<p className="a">Hello</p>', 'tsx'), fence('<p className="a">你好</p>', 'tsx')),
    ).toEqual([]);
    expect(compare(fence('src/  # sources', 'text'), fence('src/  # 源码', 'text'))).toEqual([]);
    expect(compare(fence('a', 'ts nocheck="no"'), fence('a', 'ts nocheck="否"'))).toEqual([]);
  });

  it.each([
    ['another number', fence('const a = 1;'), fence('const a = 2;')],
    ['another string', fence("port('3000')"), fence("port('4000')")],
    ['another title', fence('a', 'ts title="a.ts"'), fence('a', 'ts title="b.ts"')],
    ['another language', fence('a', 'ts'), fence('a', 'js')],
    ['another tag', fence('<p>Hello</p>', 'tsx'), fence('<b>你好</p>', 'tsx').replace('<b>', '<b><i>')],
  ])('reports %s', (_name, en, zh) => {
    expect(compare(en, zh)).toHaveLength(1);
  });

  it('names the first difference and where the original is', () => {
    expect(compare(fence('let a;\nlet b = 1;'), fence('let a;\nlet b = 2;'))).toEqual([
      'site/docs/zh/a.md:3:1  The original has let b = 1; where this has let b = 2; (site/docs/en/a.md:2) (translation)',
    ]);
  });

  it('reports a missing sample at the one that has no counterpart', () => {
    expect(compare(`${fence('a')}\n${fence('b')}`, fence('a'))).toEqual([
      'site/docs/en/a.md:6:1  site/docs/zh/a.md has 1 samples, its original site/docs/en/a.md 2: this one has no counterpart. (translation)',
    ]);
  });
});
