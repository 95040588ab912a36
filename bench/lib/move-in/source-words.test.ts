import { describe, expect, it } from 'vitest';
import { dialectOf } from './dialects.mjs';
import { sourceWords } from './source-words.mjs';

function read(source: string, engine = 'plain', file = 'a.md'): string {
  return sourceWords(source, dialectOf(engine, file))
    .map(({ word }: { word: string }) => word)
    .join(' ');
}

const mdx = (source: string) => read(source, 'rspress', 'a.mdx');

describe('sourceWords', () => {
  it.each([
    ['prose and marks', '# A *b* **c**\n\n- d_e\n1. f\n\n> g', 'a b c d e f g'],
    ['each Chinese character', '中文 Rspack 构建', '中 文 rspack 构 建'],
    ['tables', '| a | `b|c` |\n| --- | :-: |\n| d | e |', 'a b c d e'],
    ['ids of headings', '# A {#b}\n## C \\{#d}\n### E {.f}', 'a c e'],
    [
      'links, not their targets',
      '[a](/b "c") [d][e] <https://f.g> [h](<i j>) [k](l(m)n)',
      'a d https f g h k',
    ],
    ['link in brackets', '[[a](b)] [c]', 'a c'],
    ['definitions', 'a\n\n[b]: https://c "d"\n[^e]: f[^e]', 'a f'],
    ['definitions on two lines', '[a]:\n    #b-c\n\nd', 'd'],
    ['images', 'a ![b](c.png) ![d][e] [![f](g)](h) i', 'a i'],
    ['code', '`<a>` ``b ` c`` `{d}`', 'a b c d'],
    ['an open backtick', 'a ` b\n\nc', 'a b c'],
    ['comments', 'a <!-- b --> c\n<!--\n\n```\nd\n-->\ne `<!--` f', 'a c e f'],
    ['entities', 'a&nbsp;b &lt;c&gt; &#100; &nope; `&amp;`', 'a b c d nope amp'],
    ['escapes', '\\<a> \\`b\\` \\[c](d)', 'a b c d'],
    ['emoji', ':tada: a :bb: 10:30:20', 'a bb 10 30 20'],
    [
      'HTML',
      '<p align="center" title="a">b<br>c</p>\n<details><summary>d</summary>\ne\n</details>',
      'b c d e',
    ],
    ['scripts and styles', '<script setup>\nconst a = 1\n\n</script>\n\nb\n<style>\n.c {}\n</style>', 'b'],
    ['what is no tag', 'a < b, c <d, e> f<1', 'a b c d e f 1'],
    ['braces in Markdown', 'a {b} {{c}}', 'a b c'],
    ['alerts', '> [!NOTE]\n> a', 'a'],
    ['indented code', 'a\n\n    <b>\n    <c>\n\nd', 'a b c d'],
    ['text below a list item', '- a\n\n    <b>c</b>', 'a c'],
  ])('reads %s', (_, source, words) => {
    expect(read(source)).toBe(words);
  });

  it.each([
    ['language, title and ranges', '```js {1,3} title="a.js" ins={2}\nb\n```\nc', 'a js b c'],
    ['marked text that looks like a title', '```js \'title="a"\'\nb\n```', 'b'],
    ['a label', '```sh [npm]\na\n```', 'npm a'],
    ['notes to the highlighter', '```js\na // [!code ++]\n// highlight-next-line\nb\n```', 'a b'],
    ['twoslash', '```ts twoslash\n// @errors: 1\na\n//^?\n```', 'a'],
    [
      'cuts',
      '```ts twoslash\na\n// ---cut---\nb\n// ---cut-after---\nc\n```\n```ts\nd\n// ---cut---\n```',
      'b d cut',
    ],
    ['a longer fence', '````md\n```js\na\n```\n````\nb', 'js a b'],
    ['a fence in a list and a quote', '- a\n  ```js\n  b\n  ```\n> ```js\n> c\n> ```\nd', 'a b c d'],
    ['tildes', '~~~\n```\na\n~~~\nb', 'a b'],
    ['lines that look like imports', '```js\nimport a from "b";\n```', 'import a from b'],
  ])('reads fences with %s', (_, source, words) => {
    expect(read(source)).toBe(words);
  });

  it.each([
    [':::tip\na\n:::', 'a'],
    ['::: tip a b\nc\n:::', 'a b c'],
    [':::note[a]{icon="b"}\nc\n:::', 'a c'],
    [':::tip{title="a"}\nb\n:::', 'a b'],
    ['::: details a {open}\nb\n:::', 'a b'],
    ['> ::: info\n> a\n> :::', 'a'],
    ['::: code-group\n```sh [a]\nb\n```\n:::', 'a b'],
  ])('reads the container %j', (source, words) => {
    expect(read(source)).toBe(words);
  });

  it.each([
    [
      'imports',
      'import A from "b";\nimport {\n  C,\n} from "d";\n\ne\n\nexport const f = [\n\n  1,\n];\n\ng',
      'e g',
    ],
    ['a sentence with "import"', 'a\nimport b from c', 'a import b from c'],
    ['tags', '<A b="c" d={e > f} {...g}>h</A> <I.J /> <>k</>', 'h k'],
    ['shown attributes', '<Tab label="a b" value="c">d</Tab><Card\n  title=\'e\'\n  icon="f"\n/>', 'a b d e'],
    ['entities in attributes', '<Card title="a&shy;b &amp; c" />', 'ab c'],
    ['attributes in braces', '<Badge text={"a"} /><Code title={`b`} code={c} />', 'a b'],
    ['the label of an icon, which is an alternative text', '<Icon name="a" label="b" /> c', 'c'],
    ['labels of a list', '<Tabs values={[{ label: "a", value: "b" }]}>c</Tabs>', 'a c'],
    ['attributes of elements', '<a title="b" href="c">d</a>', 'd'],
    ['expressions', "a {b} {'c'} {/* d */} {`e`} {`$" + '{f}`}', 'a c e'],
    ['what a component draws', '<Chart>{`\na\n`}</Chart>', ''],
    ['a comment with blank lines', 'a\n{/*\n\n# b\n\n*/}\nc', 'a c'],
    ['a style', '<div style={{ color: "red" }}>a</div>', 'a'],
  ])('reads %s of MDX', (_, source, words) => {
    expect(mdx(source)).toBe(words);
  });

  it('reads what Vue templates and markdown-it-attrs say as code', () => {
    expect(read('a {{ b }} [c](d){target="_blank"} `{{ e }}`', 'vitepress')).toBe('a c e');
    expect(read('[[toc]]\n<<< @/a.js{1}\nb', 'vitepress')).toBe('b');
  });

  it('reads title and home page of front matter', () => {
    const source = `---
title: A b
description: no
layout: home
hero:
  name: C
  actions:
    - theme: brand
      text: D
features:
  - title: E
    icon: no
    details: >
      F
      g
---

h`;
    const words = sourceWords(source, dialectOf('vitepress', 'a.md'));
    expect(words.map(({ word }: { word: string }) => word).join(' ')).toBe('a b c d e f g h');
    expect(words.map(({ line }: { line: number }) => line)).toEqual([2, 2, 6, 9, 11, 13, 13, 18]);
  });

  it('reads of front matter on other pages the title alone', () => {
    expect(read('---\ntitle: A\nfeatures:\n  - title: B\n---\nc')).toBe('a c');
  });

  it('gives each word its line', () => {
    const source = '---\na: 1\n---\n# b\n\n<A\n  title="c"\n/>\n\n```\nd\n```\n<!--\n-->\ne';
    const words = sourceWords(source, dialectOf('rspress', 'a.mdx'));
    expect(words.map(({ word, line }: { word: string; line: number }) => `${word}${line}`)).toEqual([
      'b4',
      'c7',
      'd11',
      'e15',
    ]);
  });
});
