import { describe, expect, it } from 'vitest';
import { sampleKey, showsTypes, wordsOf } from './words.ts';

const CODE = `import { a } from 'pkg'; // a remark
/* more
   of it */
const $b = \`text \${a}\`;
export default { 'key': a.b };
`;

describe('wordsOf', () => {
  it('has names and keywords with their places, and none of comments and strings', () => {
    expect(wordsOf(CODE).map(({ text, line, column }) => `${text} ${line}:${column}`)).toEqual([
      'import 1:1',
      'a 1:10',
      'from 1:14',
      'const 4:1',
      '$b 4:7',
      'export 5:1',
      'default 5:8',
      'a 5:25',
      'b 5:27',
    ]);
  });
});

describe('sampleKey', () => {
  it('is that of a translation, whose comments differ', () => {
    const translated = CODE.replace('a remark', '注释').replace('more\n', '更多\n更多\n');
    expect(sampleKey(translated)).toBe(sampleKey(CODE));
    expect(sampleKey(CODE.replace('pkg', 'other'))).not.toBe(sampleKey(CODE));
    expect(sampleKey(CODE.replace('$b', '$c'))).not.toBe(sampleKey(CODE));
  });
});

describe('showsTypes', () => {
  it('is about configs', () => {
    const fence = (lang: string, attributes: Record<string, string>) => showsTypes({ lang, attributes });
    expect(fence('ts', { title: 'rsbuild.config.ts' })).toBe(true);
    expect(fence('js', { title: 'rsbuild.config.mjs' })).toBe(true);
    expect(fence('ts', { title: 'rsbuild.config.ts', nocheck: 'why' })).toBe(false);
    expect(fence('diff', { title: 'rsbuild.config.ts' })).toBe(false);
    expect(fence('ts', { title: 'src/index.ts' })).toBe(false);
    expect(fence('ts', {})).toBe(false);
  });
});
