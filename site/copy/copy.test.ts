import { describe, expect, test } from 'vitest';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish } from './wording.mjs';

const HEAD = '---\ndescription: A page.\n---\n\n';
const terms = [{ en: 'option', zh: '选项', not: ['配置项'] }];
const chinese = (text: string) =>
  checkChinese(readCopy('zh.md', text), terms).map((line) => line.split('  ')[1]);

describe('checkChinese', () => {
  test.each([
    ['设置 `port` 后，服务器监听 3000 端口。'],
    ['**端口号不能超过 65535。**Rsbuild 不检查。'],
    ['见[命令行](/guide, x)与 `a,b`；比例是 10:30，版本 0.5.7。'],
    ['```text\n中文,code\n```'],
    ['| 位置 | 作用。 |\n| --- | --- |\n| `a` | 见下文。 |'],
    ['## 端口被占用时 {#when-taken}'],
    ['默认值是 <Default of="server.port" />，参数是 <Cli command="dev" flag="--port" />。'],
  ])('has nothing to say about %s', (text) => {
    expect(chinese(text)).toEqual([]);
  });

  test.each([
    [
      '端口被占用,服务器退出。',
      'half-width punctuation in Chinese text: use ，。：；！？: 端口被占用,服务器退出。',
    ],
    ['服务器退出.', 'half-width full stop after Chinese text: 服务器退出.'],
    ['端口(默认)', 'half-width brackets around Chinese text: use （）: 端口(默认)'],
    ['叫做"端口"', 'half-width quotes around Chinese text: use “”: 叫做"端口"'],
    ['监听3000 端口', 'no space between Chinese and Latin text: 监听3000 端口'],
    ['设置`port` 后', 'no space between Chinese and Latin text: 设置`` 后'],
    ['退出。 然后', 'a space beside full-width punctuation: 退出。 然后'],
    ['监听 端口', 'a space between Chinese characters: 监听 端口'],
    ['一个配置项', '"配置项": this site says "选项" (option).'],
  ])('finds what is wrong with %s', (text, message) => {
    expect(chinese(text)).toEqual([message]);
  });

  test('reads the description, too', () => {
    expect(checkChinese(readCopy('zh.md', '---\ndescription: 一个配置项\n---\n'), terms)).toEqual([
      'zh.md:1  "配置项": this site says "选项" (option).',
    ]);
  });
});

test('checkEnglish finds filler, but not in code', () => {
  const page = readCopy('en.md', `${HEAD}Simply set it.\n\n\`simply\`\n`);
  expect(checkEnglish(page, ['simply'])).toEqual(['en.md:5  "Simply" says nothing: leave it out.']);
});

describe('checkStructure', () => {
  const original = readCopy(
    'en.md',
    '# Port\n\n## Choose a `port`\n\n```bash\n# no heading\n```\n\n### Why\n',
  );

  test.each([
    ['# 端口\n\n## 选择 {#choose-a-port}\n\n### 为什么 {#why}\n', []],
    [
      '# 端口\n\n## 选择\n\n### 为什么 {#why}\n',
      ['zh.md:3  "选择" has the id "选择", its original "choose-a-port": write {#choose-a-port}.'],
    ],
    [
      '# 端口\n\n## 选择 {#choose-a-port}\n\n## 为什么 {#why}\n',
      ['zh.md:5  "为什么" is a heading of level 2, "Why" (en.md:9) of level 3.'],
    ],
    ['# 端口\n\n## 选择 {#choose-a-port}\n', ['en.md:9  "Why" has no counterpart in zh.md.']],
    [
      '# 端口\n\n## 选择 {#choose-a-port}\n\n### 为什么 {#why}\n\n## 多 {#more}\n',
      ['zh.md:7  "多" has no counterpart in en.md.'],
    ],
  ])('compares %j', (text, problems) => {
    expect(checkStructure(original, readCopy('zh.md', text))).toEqual(problems);
  });
});

test('checkPage wants a description, one title and no skipped level', () => {
  expect(checkPage(readCopy('en.md', '# One\n\n### Three\n\n# Two\n'), false)).toEqual([
    'en.md:1  The front matter has no description.',
    'en.md:1  A page has one heading of level 1, not 2.',
    'en.md:3  "Three" skips a level: 1 to 3.',
  ]);
  expect(checkPage(readCopy('en.md', `${HEAD}# One\n`), false)).toEqual([]);
});
