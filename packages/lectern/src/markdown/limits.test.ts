import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx, type MessageCase, messageOf } from '../../tests/fixtures/markdown/testing.ts';

const TOO_LONG =
  'The MDX parser would take hours from here on: many tags or braces are opened and never closed.\n  Close this one and the tags below it, or write \\{ and \\< for plain characters.';
const DEEP_CODE =
  'This JavaScript is nested more than 200 levels deep, or has more than 3000 operators in a row.\n  Move it into a module, and import the result.';
const DEEP_BLOCKS =
  'Quotes, lists or containers are nested more than 100 levels deep.\n  Make the text flatter, or put it into a code block.';

const nestedList = (levels: number) =>
  Array.from({ length: levels }, (_, level) => `${'  '.repeat(level)}- a`).join('\n');
const table = (columns: number, rows: number) =>
  `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|\n'.repeat(rows)}`;

const mdx: MessageCase[] = [
  ['tags behind a brace', `# A\n\n<s{cript>${'<script>'.repeat(31)}`, `docs/en/a.mdx:3  ${TOO_LONG}`],
  [
    'tags behind a brace of a paragraph',
    `a {b ${'Array<string> '.repeat(40)}`,
    `docs/en/a.mdx:1  ${TOO_LONG}`,
  ],
  [
    'tags in code below an open brace',
    `{ open\n\n~~~ts\n${'let a: Promise<void>;\n'.repeat(40)}~~~\n`,
    `docs/en/a.mdx:1  ${TOO_LONG}`,
  ],
  [
    'tags below an open fence of a list',
    `- a\n  ~~~js\n  b\n\n${'<A b={'.repeat(40)}`,
    `docs/en/a.mdx:5  ${TOO_LONG}`,
  ],
  [
    'tags behind code of a quote that is not closed',
    `> \`\`a\n>\n> ${'<A b={'.repeat(40)} \`\``,
    `docs/en/a.mdx:3  ${TOO_LONG}`,
  ],
  [
    'tags behind code above a list that is not closed',
    `\`\`a\n- ${'<A b={'.repeat(40)} \`\``,
    `docs/en/a.mdx:2  ${TOO_LONG}`,
  ],
  [
    'tags behind a brace in a comment that its paragraph ends before',
    `{/*{<>\n\n*/}x${'<script>'.repeat(54)}`,
    `docs/en/a.mdx:1  ${TOO_LONG}`,
  ],
  ['tags in attributes of tags', '<A b={'.repeat(40), `docs/en/a.mdx:1  ${TOO_LONG}`],
  [
    'deep tags',
    `${'<b>'.repeat(10_000)}x${'</b>'.repeat(10_000)}`,
    'docs/en/a.mdx:1  Tags are nested more than 200 levels deep.\n  Close them, or write \\< for a plain "<".',
  ],
  ['deep brackets', `\n{${'('.repeat(10_000)}1${')'.repeat(10_000)}}`, `docs/en/a.mdx:2  ${DEEP_CODE}`],
  ['deep templates', `{${'`${'.repeat(10_000)}1${'}`'.repeat(10_000)}}`, `docs/en/a.mdx:1  ${DEEP_CODE}`],
  ['long chains', `a {${'!'.repeat(10_000)}1}`, `docs/en/a.mdx:1  ${DEEP_CODE}`],
  [
    'deep exports',
    `export const a = ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    `docs/en/a.mdx:1  ${DEEP_CODE}`,
  ],
  [
    'deep attributes',
    `<A b={${'['.repeat(10_000)}${']'.repeat(10_000)}} />`,
    `docs/en/a.mdx:1  ${DEEP_CODE}`,
  ],
  [
    'many tags',
    '<b>a</b>\n\n'.repeat(10_001),
    'docs/en/a.mdx:20001  This page has more than 20000 tags and expressions.\n  Split it, or move what is repeated into a component.',
  ],
];

const blocks: MessageCase[] = [
  ['deep quotes', `a\n\n${'>'.repeat(10_000)} a`, `docs/en/a.md:3  ${DEEP_BLOCKS}`],
  ['deep lists on a line', `${'- '.repeat(10_000)}a`, `docs/en/a.md:1  ${DEEP_BLOCKS}`],
  ['deep lists', nestedList(1000), `docs/en/a.md:101  ${DEEP_BLOCKS}`],
  ['deep containers', ':::tip\n'.repeat(101), `docs/en/a.md:101  ${DEEP_BLOCKS}`],
  [
    'a table that fills its rows',
    `a\n\n${table(1000, 1000)}`,
    'docs/en/a.md:3  This table has more than 200000 cells.\n  Split it, or offer it as a file to download.',
  ],
  [
    'many containers',
    ':::tip\na\n:::\n\n'.repeat(5001),
    'docs/en/a.md:20001  This page has more than 5000 containers.\n  Split it.',
  ],
];

describe('what the parser would end the process with, or not come back from', () => {
  it.each(mdx)('is refused: %s', (_name, source, message) => {
    expect(messageOf(() => compileMdx(source))).toBe(message);
  });

  it.each(blocks)('is refused: %s', (_name, source, message) => {
    expect(messageOf(() => compileMd(source))).toBe(message);
  });
});

describe('what is only much', () => {
  it.each([
    ['tags', `${'<b>'.repeat(150)}x${'</b>'.repeat(150)}`],
    ['expressions', `{${'['.repeat(150)}1${']'.repeat(150)}}`],
    ['a long list of data', `export const a = [\n${'  { b: "c.d", e: [1, 2] },\n'.repeat(2000)}];`],
    ['types in code', `a {1} b\n\n\`\`\`ts\n${'let a: Promise<void> = { b };\n'.repeat(2000)}\`\`\`\n`],
    ['types in inline code', '`Promise<void> {` and `Array<string>`\n'.repeat(500)],
    ['elements in expressions', `{<p>${'<b>a</b>{1}'.repeat(1000)}</p>}`],
  ])('of MDX is taken: %s', (_name, source) => {
    expect(compileMdx(source).code).not.toBe('');
  });

  it.each([
    ['lists', nestedList(100)],
    ['rules', `${'- '.repeat(200)}\n\n${'* '.repeat(200)}`],
    ['indented lines', `a\n\n${' '.repeat(500)}b`],
    ['rows', `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(2000)}`],
    ['brackets', `${'['.repeat(10_000)}a${']'.repeat(10_000)}`],
    ['stars', `${'*'.repeat(10_000)}a${'*'.repeat(10_000)}`],
    ['tags', '<b>'.repeat(10_000)],
  ])('is taken: %s', (_name, source) => {
    expect(compileMd(source).html).not.toBe('');
  });
});
