import { describe, expect, it } from 'vitest';
import type { MessageCase } from '../../tests/fixtures/markdown/testing.ts';
import { compileMd, messageOf, testResolvers } from '../../tests/fixtures/markdown/testing.ts';
import { DocsErrors } from '../shared/error.ts';

const MARKDOWN: MessageCase[] = [
  [
    'an id used twice',
    '# A {#x}\n\n## B {#x}\n',
    'docs/en/a.md:3  The id "x" is used twice on this page.\n  It is first used at docs/en/a.md:1; choose another one.',
  ],
  [
    'an own id that an earlier heading has by itself',
    '---\ntitle: T\n---\n## Same\n\n## B {#same}\n',
    'docs/en/a.md:6  The id "same" is used twice on this page.\n  It is first used at docs/en/a.md:4; choose another one.',
  ],
  [
    'an unknown container with a near name',
    'Text\n\n:::wraning\nx\n:::\n',
    'docs/en/a.md:3  There is no container ":::wraning".\n  Did you mean ":::warning"?',
  ],
  [
    'an unknown container',
    '::: gallery\nx\n:::\n',
    'docs/en/a.md:1  There is no container ":::gallery".\n  There are :::tip, :::info, :::note, :::important, :::warning, :::caution, :::danger, :::details, :::code-group, :::tabs.',
  ],
  [
    'tabs without a tab',
    'Text\n\n::: tabs\n\n## npm\n\nx\n:::\n',
    'docs/en/a.md:3  The container ":::tabs" has no tab.\n  Write a line such as "== npm" above the content of each tab.',
  ],
  [
    'a container of another engine',
    '::: cards\nx\n:::\n',
    'docs/en/a.md:1  There is no container ":::cards".\n  Write <CardGrid> and <Card> in an .mdx file.',
  ],
  [
    'a container open at the end of the file',
    'Text\n\n::::tip\n\nx\n\n# More\n\n:::\n',
    'docs/en/a.md:3  The container "::::tip" is never closed.\n  Add a line "::::" after its last line.',
  ],
  [
    'a container open at the end of its list item',
    '- a\n\n  :::tip\n  x\n\nAfter.\n',
    'docs/en/a.md:3  The container ":::tip" is never closed.\n  Add a line ":::" after its last line.',
  ],
  [
    'components, each use of them, and no name in angle brackets that is not closed',
    'Text <Badge text="a" /> of Array<String>.\n\n<Tabs>\n\n`<Code />`\n\n</Tabs>\n\n<Badge\n  text="b"/>\n\n<Index/>\n',
    `4 errors in docs/en/a.md
${['docs/en/a.md:1  <Badge>', 'docs/en/a.md:3  <Tabs>', 'docs/en/a.md:9  <Badge>', 'docs/en/a.md:12  <Index>']
  .map(
    (place) => `  ${place} is a component, which a Markdown file cannot run.
    Rename the file to .mdx and import a React component of that name, or write Markdown instead.`,
  )
  .join('\n')}`,
  ],
  [
    'a dead link',
    '---\nfooter: true\n---\n\n[x](./dead)\n',
    'docs/en/a.md:5  Link goes nowhere: ./dead\n  Fix it.',
  ],
  [
    'a dead reference, once and where it is defined',
    'Text [r]\n[again][r]\n\n[r]: ./dead\n',
    'docs/en/a.md:4  Link goes nowhere: ./dead\n  Fix it.',
  ],
  [
    'a dead link in HTML over several lines',
    'Text\n\n<div>\n<p>\n  <a\n   href="./dead">x</a>\n</p>\n</div>\n',
    'docs/en/a.md:5  Link goes nowhere: ./dead\n  Fix it.',
  ],
  [
    'an image that is not there',
    '\n![x](./missing.png)\n',
    'docs/en/a.md:2  There is no image ./missing.png.',
  ],
  [
    'an include that is not there',
    'x\n\n<!--@include: ./nowhere.md-->\n',
    'docs/en/a.md:3  There is no file ./nowhere.md.',
  ],
  [
    'an include in a line of text',
    'x\n\ntext <!--@include: ./b.md-->\n',
    'docs/en/a.md:3  The include of ./b.md is inside a line of text.\n  Put it on its own line.',
  ],
  [
    'a container that closes right below a table, with text below',
    ':::tip\n\n| a |\n|---|\n| b |\n:::\nText\n\n:::\n',
    'docs/en/a.md:6  A ":::" right below a table counts as its row.\n  Put an empty line between them.',
  ],
];

describe('messages of Markdown', () => {
  for (const [name, source, message] of MARKDOWN) {
    it(name, () => {
      expect(messageOf(() => compileMd(source))).toBe(message);
    });
  }

  it('names all errors of a page at once', () => {
    const run = () => compileMd('---\noverview: 1\n---\n\n[x](./dead)\n\n:::tipp\nx\n:::\n');
    expect(run).toThrow(DocsErrors);
    expect(messageOf(run)).toBe(
      [
        '3 errors in docs/en/a.md',
        '  docs/en/a.md:2  "overview" in the front matter must be true or false, not the number 1.',
        '  docs/en/a.md:5  Link goes nowhere: ./dead',
        '    Fix it.',
        '  docs/en/a.md:7  There is no container ":::tipp".',
        '    Did you mean ":::tip"?',
      ].join('\n'),
    );
  });

  it('names the chain of files that include each other', () => {
    const resolve = testResolvers({
      '/docs/en/b.md': 'x\n\n<!--@include: ./c.md-->\n',
      '/docs/en/c.md': '<!--@include: ./b.md-->\n',
    });
    expect(messageOf(() => compileMd('<!--@include: ./b.md-->\n', { resolve }))).toBe(
      'docs/en/c.md:1  These files include each other: docs/en/b.md → docs/en/c.md → docs/en/b.md\n  Remove one of the includes.',
    );
  });

  it('names a page that includes itself', () => {
    const resolve = testResolvers({ '/docs/en/a.md': 'x' });
    expect(messageOf(() => compileMd('<!--@include: ./a.md-->\n', { resolve }))).toContain(
      'These files include each other: docs/en/a.md → docs/en/a.md',
    );
  });

  it('refuses an MDX file in a Markdown page', () => {
    const resolve = testResolvers({ '/docs/en/b.mdx': 'x' });
    expect(messageOf(() => compileMd('\n<!--@include: ./b.mdx-->\n', { resolve }))).toBe(
      'docs/en/a.md:2  A Markdown page cannot include an MDX file: ./b.mdx\n  Rename this page to .mdx and import the file, or make the included file .md.',
    );
  });

  it('gives the place in a fragment', () => {
    const resolve = testResolvers({ '/docs/en/b.md': '---\nfooter: true\n---\n\n[x](./dead)\n' });
    expect(messageOf(() => compileMd('<!--@include: ./b.md-->\n', { resolve }))).toContain(
      'docs/en/b.md:5  Link goes',
    );
  });
});

const FRONT_MATTER: MessageCase[] = [
  [
    'a number as title',
    'title: 5',
    ':2  "title" in the front matter must be text, not the number 5.\n  Put it in quotes: "5".',
  ],
  [
    'an unknown page type',
    'title: x\npageType: hom',
    ':3  "pageType" in the front matter must be one of home, doc, 404, custom, blank, not "hom".\n  Did you mean "home"?',
  ],
  [
    '404 as a number',
    'pageType: 404',
    ':2  "pageType" in the front matter must be one of home, doc, 404, custom, blank, not the number 404.\n  Put it in quotes: "404".',
  ],
  [
    'a word for a weight',
    'search: often',
    ':2  "search" in the front matter must be true, false or a number, not "often".',
  ],
  [
    'a day that is none',
    'title: x\ndate: 2024-02-30',
    ':3  "date" in the front matter must be a date, not "2024-02-30".\n  Write year, month and day: 2024-03-19, or with a time 2024-03-19T10:00+08:00.',
  ],
  [
    'a year for a date',
    'date: 2024',
    ':2  "date" in the front matter must be a date, not the number 2024.\n  Write year, month and day: 2024-03-19, or with a time 2024-03-19T10:00+08:00.',
  ],
  [
    'a boolean in quotes',
    'sidebar: "false"',
    ':2  "sidebar" in the front matter must be true or false, not "false".\n  Write true or false without quotes.',
  ],
  ['a list for a map', 'hero:\n  - x', ':3  "hero" in the front matter must be a map of keys, not a list.'],
  [
    'a number for a keyword',
    'keywords: [hot reload, 404]',
    ':2  "keywords[1]" in the front matter must be text, not the number 404.\n  Put it in quotes: "404".',
  ],
  [
    'a number as the name in the sidebar',
    'sidebar:\n  label: 5',
    ':3  "sidebar.label" in the front matter must be text, not the number 5.\n  Put it in quotes: "5".',
  ],
  ['text for a list', 'features: x', ':2  "features" in the front matter must be a list, not "x".'],
  [
    'an unknown theme deep down',
    'hero:\n  actions:\n    - text: a\n      link: /b\n      theme: brandd',
    ':6  "hero.actions[0].theme" in the front matter must be one of brand, alt, not "brandd".\n  Did you mean "brand"?',
  ],
  [
    'a missing key',
    'hero:\n  actions:\n    - text: a',
    ':4  "hero.actions[0]" in the front matter needs "link".',
  ],
  [
    'half an image',
    'hero:\n  image:\n    src: { light: a }',
    ':4  "hero.image.src" in the front matter needs "dark".',
  ],
  [
    'broken YAML',
    'a: 1\ntitle: b: c',
    ':3  The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.\n  Put values that contain ": ", "#" or quotes in quotes.',
  ],
  [
    'a key that is there twice',
    'a: 1\nhero:\n  name: b\n  name: c',
    ':5  The front matter contains the key "name" twice.\n  Remove one of the two.',
  ],
  ['a slip', 'titel: x', ':2  "titel" in the front matter is not known.\n  Did you mean "title"?'],
  [
    'an own key that is not declared',
    'reading-level: 2',
    `:2  "reading-level" in the front matter is not known.\n  Declare it in the config: frontmatter: { 'reading-level': 'text' }.`,
  ],
  [
    'a key that every object has',
    'constructor: x',
    `:2  "constructor" in the front matter is not known.\n  Declare it in the config: frontmatter: { constructor: 'text' }.`,
  ],
  [
    'an own key with another value',
    'subtitle: 2',
    ':2  "subtitle" in the front matter must be text, not the number 2.\n  Put it in quotes: "2".',
  ],
  ['no keys', '- a', ':2  The front matter must be a list of "key: value" lines.'],
];

describe('messages of front matter', () => {
  for (const [name, yaml, message] of FRONT_MATTER) {
    it(name, () => {
      expect(messageOf(() => compileMd(`---\n${yaml}\n---\n\nText\n`))).toBe(`docs/en/a.md${message}`);
    });
  }
});
