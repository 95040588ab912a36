import { describe, expect, it } from 'vitest';
import { createBlock, isSamePrint } from './block.ts';
import { codeDifference } from './code-lines.ts';
import { comparePage } from './compare.ts';
import { editionsOf } from './find.ts';
import { matchSections } from './match.ts';
import { hasNumber } from './number-words.ts';
import { linkKey, proseTokens } from './tokens.ts';

const LANGS = new Set(['en', 'zh', 'zh-cn']);
const prose = (text: string) => createBlock('text', 1, [{ kind: 'prose', text }]).print;
const code = (text: string, lang = 'ts') => createBlock('code', 1, [{ kind: 'code', text }], lang);

describe('the print of a block', () => {
  it.each([
    ['Set the port, then start it.', 'set the Port; then start it!'],
    ['The seperate files recieve it.', 'The separate files receive it.'],
    ['An occured definately', 'An occurred definitely'],
    ['使用 Rsbuild 构建，', '使用Rsbuild构建。'],
    ['1,000 bytes', '1000 bytes'],
    ["It doesn't “work”", 'It doesn’t "work"'],
    ['a -> b', 'a → b'],
  ])('stays: %s', (a, b) => expect(isSamePrint(prose(a), prose(b))).toBe(true));

  it.each([
    ['It is enabled.', 'It is disabled.'],
    ['It can be set.', 'It cannot be set.'],
    ['2 files', '3 files'],
    ['a value < 5', 'a value > 5'],
    ['必须设置', '可以设置'],
    ['from 1.5 on', 'from 15 on'],
    ['on', 'no'],
  ])('changes: %s', (a, b) => expect(isSamePrint(prose(a), prose(b))).toBe(false));
});

it('splits text into words, numbers and signs', () => {
  expect(proseTokens('Don’t use Node.js 18.2, 使用v2！ a<b')).toEqual([
    'dont',
    'use',
    'node',
    'js',
    '18.2',
    '使',
    '用',
    'v2',
    'a',
    '<',
    'b',
  ]);
});

it('takes links to one place in two languages for one', () => {
  const same = (...urls: string[]) => expect(new Set(urls.map((url) => linkKey(url, LANGS))).size).toBe(1);
  same('/guide/a', '/zh/guide/a/', '/guide/a.md', '/guide/a.html');
  same('./a.mdx#%E4%BD%A0', 'a#你');
  same('https://a.dev/zh/x', 'http://a.dev/x/', 'https://a.dev/zh-CN/x');
  same('https://react.dev/x', 'https://zh-cn.react.dev/x');
  same('https://a.dev/deed.en', 'https://a.dev/deed.zh');
  same('https://semver.org/', 'https://semver.org/lang/zh-CN/');
  expect(linkKey('/js/a', LANGS)).not.toBe(linkKey('/ui/a', LANGS));
});

it('knows numbers in other forms', () => {
  const forms: [string, string][] = [
    ['2', '两个文件'],
    ['3', 'three times'],
    ['10000', '1 万次'],
    ['3', 'March 19'],
    ['1000', '1,000'],
    ['1.5', '1.5 s'],
    ['0.4.2', 'v0.4.2'],
  ];
  for (const [number, text] of forms) expect([text, hasNumber(text, number)]).toEqual([text, true]);
  expect(hasNumber('8080 and 15', '5')).toBe(false);
  expect(hasNumber('often', '10')).toBe(false);
});

it('compares code without its comments, texts for people and ways to format', () => {
  const same = (a: string, b: string, lang?: string) =>
    expect(codeDifference(code(a, lang), code(b, lang))).toBeNull();
  same('a(1); // start\n/* x */', 'a(1) // 启动');
  same(`text: "Hello all",`, `text: '大家好'`);
  same('<h1>Hello</h1>', '<h1>你好</h1>', 'html');
  same('title: A tool\nbase: /a', 'title: 一个工具\nbase: /a', 'yaml');
  same('anything', 'else', 'text');
  expect(codeDifference(code('port: 1'), code('port: 2'))).toEqual({ here: ['port: 1'], there: ['port: 2'] });
  expect(codeDifference(code(`mode: 'none'`), code(`mode: 'all'`))).not.toBeNull();
});

it('matches sections by id, then by place, then by what is in them', () => {
  const outline = (...ids: string[]) => ids.map((id) => ({ id, depth: 2 }));
  const match = (a: Parameters<typeof matchSections>[0], b: Parameters<typeof matchSections>[0]) =>
    Object.fromEntries(matchSections(a, b));
  expect(match(outline('a', 'b', 'c'), outline('a', '乙', 'c'))).toEqual({ a: 'a', 乙: 'b', c: 'c' });
  expect(match(outline('a', 'b', 'c'), outline('a', 'c'))).toEqual({ a: 'a', c: 'c' });
  const marked = (id: string, ...marks: string[]) => ({ id, depth: 2, marks: () => new Set(marks) });
  expect(match([marked('one', 'x'), marked('two', 'y')], [marked('二', 'y')])).toEqual({ 二: 'two' });
  expect(match([marked('one', 'x'), marked('two', 'y')], [marked('三', 'z')])).toEqual({});
});

describe('a page in two languages', () => {
  const compare = (
    sources: [string, string],
    known?: ReturnType<typeof comparePage>['prints'],
    accept = false,
  ) => {
    const files = new Map([
      ['en', 'en'],
      ['zh', 'zh'],
    ]);
    const pages = editionsOf({ files }, (name) => (name === 'en' ? sources[0] : sources[1]), LANGS);
    return comparePage(pages ?? new Map(), known, accept);
  };
  const en = '## A {#a}\n\nFirst 1024.\n\nSecond.\n\n- One\n- Two\n';
  const zh = '## 甲 {#a}\n\n第一 1024。\n\n第二。\n\n- 一\n- 二\n';
  const { prints } = compare([en, zh]);
  const told = (a: string, b: string) =>
    compare([a, b], prints).disagreements.map(({ code, lang, line, otherLine }) => [
      code,
      lang,
      line,
      otherLine,
    ]);

  it('drifts block by block where both were edited', () => {
    expect(told(en.replace('Second', 'Another'), zh.replace('第一', '首先'))).toEqual([
      ['drift', 'zh', 5, 5],
    ]);
    expect(told(en.replace('Second', 'Another'), zh.replace('第二', '另外'))).toEqual([]);
    expect(told(en.replace('1024', '2048'), zh.replace('1024', '4096'))).toEqual([
      ['contradiction', 'en', 3, 1],
      ['contradiction', 'zh', 3, 1],
    ]);
    expect(told(en.replace('- Two\n', ''), zh.replace('第二', '另外'))).toEqual([['drift', 'en', 5, 5]]);
  });

  it('keeps what the ledger knows of a section that does not agree, and forgets what is gone', () => {
    const changed = compare([en.replace('Second', 'Another'), zh], prints);
    expect([changed.prints, changed.behind]).toEqual([prints, 0]);
    expect(compare(['Text.', '文字。'], prints)).toMatchObject({ behind: 2, disagreements: [] });
  });

  it('knows a section whose heading was renamed', () => {
    expect(told(en.replace('{#a}', '{#b}').replace('Second', 'Another'), zh.replace('{#a}', '{#b}'))).toEqual(
      [['drift', 'zh', 5, 5]],
    );
  });

  it('accepts a section that one language is not to have', () => {
    const more = `${en}\n## Only here {#only}\n\nText.\n`;
    expect(compare([more, zh], prints).disagreements).toMatchObject([
      { code: 'missing-section', lang: 'zh', what: 'Only here' },
    ]);
    expect(compare([more, zh], compare([more, zh], prints, true).prints).disagreements).toEqual([]);
  });
});
