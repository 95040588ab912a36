import fc from 'fast-check';

/** What would be an element or a handler of its own if a text left its place: nothing else in a case has these names. */
const BREAKOUTS = [
  '<xss-a onxss=1>',
  '"><xss-a>',
  "' onxss='1",
  '" onxss="1',
  '</code></pre><xss-a>',
  '--><xss-a>',
  ']]><xss-a>',
  '</script><xss-a>',
  '</title><xss-a>',
  '<!--<xss-a>',
  '`<xss-a>`',
  '<svg><xss-a>',
];

/** As text of Markdown: what could begin HTML is escaped in one of its ways. */
export const breakoutText = fc
  .tuple(fc.constantFrom(...BREAKOUTS), fc.constantFrom('\\<', '&lt;', '&#60;', '&#x3C;'))
  .map(([text, open]) => text.replaceAll('<', open).replaceAll('`', '\\`'));

export const breakout = fc.constantFrom(...BREAKOUTS);

const CONTROL = ['\0', '\u0001', '\b', '\u000b', '\f', '\u001b', '\u007f', '\u0085', '\r', '\t', '\ufeff'];
const UNICODE = [
  'é',
  '中文',
  '。',
  '（',
  '）',
  '😀',
  '👩‍👩‍👧',
  '\u202e',
  '\u200b',
  '\u2028',
  '\ud800',
  '\udfff',
  '\u{10f000}',
  'İ',
  'ß',
];

export const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'a',
      'word',
      'The port',
      'x_y',
      'title',
      '1',
      '0',
      '-',
      'constructor',
      '__proto__',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...UNICODE) },
  { weight: 1, arbitrary: fc.constantFrom(...CONTROL) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8, unit: 'binary' }) },
);

const SIGNS =
  '* ** *** _ __ ~ ~~ ` `` ``` [ ] ( ) ![ [^ ]: ][ < > </ /> { } {# {/* */} | || : :: ::: # ## > - + 1. 1) \\ & &amp; $ $$ = === --- <!-- --> <? ?> <![CDATA[ @ www. http:// mailto: [!NOTE] [x] [[toc]] <<< @include: \\{ ==  ^ ! ; \' "'
    .split(' ')
    .filter(Boolean);
const sign = fc.constantFrom(...SIGNS);

const url = fc.oneof(
  fc.constantFrom(
    './b.md',
    '/guide/',
    '#a',
    'https://a.dev/?q=1&r=2',
    'mailto:a@b.c',
    'javascript:alert(1)',
    './missing.png',
    '/dead',
    '',
    '//h',
    'data:text/html,x',
    '%',
    '<a b>',
    './x.png "t"',
    '../../..',
    'a b',
  ),
  fc.string({ maxLength: 8 }),
);

const { inline } = fc.letrec<{ inline: string; part: string }>((tie) => ({
  inline: fc.array(tie('part'), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')),
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    word,
    breakoutText,
    sign,
    fc.tuple(sign, word).map((parts) => parts.join('')),
    breakout.map((text) => `\`\`${text.replaceAll('`', '')} \`\``),
    fc
      .tuple(tie('inline'), fc.constantFrom('*', '**', '_', '~~', '***'))
      .map(([text, mark]) => mark + text + mark),
    fc.tuple(tie('inline'), url).map(([text, to]) => `[${text}](${to})`),
    fc.tuple(breakoutText, url).map(([text, to]) => `[a](${to} "${text.replaceAll('"', '\\"')}")`),
    fc.tuple(breakoutText, url).map(([text, to]) => `![${text}](${to})`),
    tie('inline').map((text) => `[${text}][a]`),
    fc.constantFrom(
      '[^1]',
      '[a]',
      ':smile:',
      'https://a.dev',
      ':kbd[x]',
      '::video{src="a"}',
      '\\\n',
      '  \n',
      '{#own-id}',
    ),
  ),
}));

export { inline };

const FENCE_META = [
  'js',
  'ts title="a.ts"',
  'diff {1,3-4}',
  'js {',
  'x lines="9"',
  'tsx twoslash',
  'mdx',
  'sh showLineNumbers',
  '',
  'js title="',
  '{1-99999999}',
  'ts {3-1}',
  'js wrapCode file="./a.js"',
];

const fence = fc
  .tuple(
    fc.constantFrom('```', '~~~', '````', '```` '),
    fc.oneof(
      fc.constantFrom(...FENCE_META),
      breakout.map((text) => `js title="${text.replaceAll('`', '')}"`),
      word,
    ),
    fc.array(
      fc.oneof(
        word,
        breakout,
        sign,
        fc.constantFrom(
          '// [!code ++]',
          '// [!code highlight:3]',
          '// [!code word:a]',
          'const a = <T,>() => {};',
          '<div>',
        ),
      ),
      { maxLength: 5 },
    ),
    fc.constantFrom('```', '~~~', '````', ''),
  )
  .map(([open, meta, lines, close]) => [open + meta, ...lines, close].join('\n'));

const row = fc.array(inline, { minLength: 1, maxLength: 4 }).map((cells) => `| ${cells.join(' | ')} |`);
const table = fc
  .tuple(
    row,
    fc.constantFrom('|-|-|', '| --- | :-: |', '|:-', '|-|-|-|-|-|'),
    fc.array(row, { maxLength: 4 }),
  )
  .map(([head, line, rows]) => [head, line, ...rows].join('\n'));

/** Many of one sign: deep nesting, and what a parser may go back over. */
const repeated = fc
  .tuple(
    fc.constantFrom(
      '> ',
      '- ',
      '1. ',
      '[',
      '![',
      '(',
      '*',
      '**a ',
      '_a ',
      '`',
      '``a` ',
      '<',
      '~~',
      '# ',
      '|',
      '|-',
      '\\',
      '&',
      '"',
      '[a](',
      '![a](',
      '[^a]',
      ':::tip\n',
      ':a[',
      ']',
      '[a]: b\n',
      '$',
      '<!--',
      '{',
      '}',
      '- [ ] ',
    ),
    fc.oneof(fc.integer({ min: 2, max: 40 }), fc.integer({ min: 50, max: 1500 })),
    fc.oneof(word, inline),
  )
  .map(([text, times, end]) => text.repeat(times) + end);

const CONTAINERS = [
  'tip',
  'note',
  'details',
  'danger',
  'code-group',
  'steps',
  'unknown',
  'file-tree',
  'cards',
  'tabs',
];

function blocks(extra: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.letrec<{ block: string; text: string }>((tie) => ({
    text: fc.array(tie('block'), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n\n')),
    block: fc.oneof(
      { maxDepth: 4 },
      { weight: 4, arbitrary: inline },
      { weight: 2, arbitrary: extra },
      fc.tuple(fc.integer({ min: 1, max: 7 }), inline).map(([depth, text]) => `${'#'.repeat(depth)} ${text}`),
      inline.map((text) => `${text}\n===`),
      fence,
      table,
      repeated,
      fc.tuple(inline, inline).map(([a, b]) => `[a]: ${a}\n[^1]: ${b}`),
      fc
        .tuple(tie('text'), fc.constantFrom('> ', '    ', '  ', '\t', '>', '1. ', '- '))
        .map(([text, prefix]) => text.replace(/^/gm, prefix)),
      fc
        .array(inline, { minLength: 1, maxLength: 4 })
        .map((items) => items.map((item) => `- ${item}`).join('\n')),
      tie('text').map((text) => `- a\n${text.replace(/^/gm, '  ')}`),
      fc
        .tuple(fc.constantFrom(...CONTAINERS), inline, tie('text'), fc.constantFrom(':::', '::::', ''))
        .map(([name, title, text, end]) => `:::${name} ${title}\n${text}\n${end}`),
      fc.constantFrom('> [!NOTE]\n> a', '***', '[[toc]]', '<<< ./a.ts', '---'),
    ),
  })).text;
}

const HTML = [
  '<div>',
  '</div>',
  '<p id="a">',
  '<a href="/dead">',
  '<img src="./x.png" alt=a>',
  '<br>',
  '<!-- c -->',
  '<!--',
  '<script>a<b</script>',
  '<style>',
  '<b class=',
  '<details><summary>',
  '<svg viewBox="0 0 1 1"/>',
  '<input disabled>',
  '<!DOCTYPE html>',
  '<?php ?>',
  '<!-- @include: ./none.md -->',
  '</',
  '<Tag a="b">',
  '<pre>',
  '<textarea>',
  '<table><tr>',
];

const html = fc
  .tuple(fc.array(fc.constantFrom(...HTML), { minLength: 1, maxLength: 4 }), inline)
  .map(([tags, text]) => tags.join(text));

/** Blocks without HTML, in which nothing may become an element that is none of Markdown's. */
export const plainMarkdown = blocks(inline).map((text) =>
  wellFormed(text.replace(/\\*</g, (_signs, at: number) => (at % 2 ? '\\<' : '&lt;'))),
);

/** Code as it is, with nothing that could end it. */
export const codeAlone = fc
  .tuple(
    breakout,
    fc.array(breakout, { maxLength: 4 }),
    fc.constantFrom('js', 'diff', 'html', 'mdx', 'unknown', 'tsx {1}', 'js showLineNumbers'),
  )
  .map(([title, lines, lang]) => {
    const fence = `~~~~~~${lang} title="${title.replaceAll('"', "'")}"\n${lines.join('\n')}\n~~~~~~`;
    return `\`\`\`\` ${title} ${lines.join(' ')} \`\`\`\`\n\n${fence}\n\n:::code-group\n${fence}\n:::\n`;
  });
export const markdownWithHtml = blocks(html).map(wellFormed);

const TAGS = [
  '<b>',
  '</b>',
  '<Tab>',
  '</Tab>',
  '<Tab a={1}>',
  '<Tab a="b" />',
  '<>',
  '</>',
  '<script>',
  '<s{cript>',
  '<a.b>',
  '<a b={<c/>} />',
  '<A {...b} />',
  '<A b={',
  '<br />',
  '<T',
  '<A b="',
  '<A\nb>',
  '<a:b/>',
  '<Array<string>>',
];
const JS = [
  '1',
  'a',
  '`\u0024{a}`',
  '`',
  '"a',
  "'",
  '/a/',
  '/*',
  '*/',
  '//',
  '() => <b>x</b>',
  '[1, 2]',
  '{ a: 1 }',
  '...a',
  'a ? <b/> : null',
  'props.x',
  'a < b',
  '}',
  '{',
  '(',
  'await a',
  'import("a")',
  'class A {}',
  '<p>',
  'a<string>',
  '\u2028',
  '01',
  '(a = 1) => a',
  'function () { return <i>{1}</i> }',
  '!a',
  '-1',
];
const js = fc.array(fc.constantFrom(...JS), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(' '));
const ESM = [
  'import a from "a"',
  "import { b as c } from './b'",
  'import * as d from "d";',
  'import',
  'export const e = 1',
  'export default () => null',
  'export const f = {',
  'export { g } from "g"',
  'import Part from "./part.md"',
  'export const h = `a\n\nb`',
  'export function i() {\n\n}',
  'import a from',
  'export const a = <b>x</b>',
];
const repeatedMdx = fc
  .tuple(
    fc.constantFrom(
      '<b>',
      '<b/>',
      '</b>',
      '<>',
      '{',
      '}',
      '{(',
      '{[',
      '<A b={',
      '{`${',
      '{a ',
      '<script>',
      '{<b>',
      '<a.',
      '{!',
      '{a?',
      '{(a=',
      '{() => {',
      '<b>{',
      '{/*',
      '{"',
      '{a}\n\n',
      '<b>\n\n',
      'export const a = 1\n\n',
    ),
    fc.oneof(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 60, max: 1500 })),
    fc.constantFrom('', '1', 'x', '\n\n'),
    fc.constantFrom('', '}', '</b>', '</>', ')}', ']}', '} />', '}`}'),
    fc.boolean(),
  )
  .map(
    ([open, times, middle, close, isClosed]) =>
      open.repeat(times) + middle + (isClosed ? close.repeat(times) : close),
  );

const mdxPart = fc.oneof(
  fc.constantFrom(...TAGS),
  js.map((code) => `{${code}}`),
  js.map((code) => `{${code}`),
  fc.tuple(fc.constantFrom(...TAGS), inline, fc.constantFrom(...TAGS)).map((parts) => parts.join('')),
  fc.tuple(inline, js).map(([text, code]) => `<Tab a={${code}}>${text}</Tab>`),
  fc.tuple(inline, js).map(([text, code]) => `<Tab a={${code}}>\n\n${text}\n\n</Tab>`),
  fc.constantFrom(...ESM),
  js.map((code) => `export const x = ${code}`),
  repeatedMdx,
);

export const mdx = blocks(mdxPart).map(wellFormed);

/** Halves of a character are no text: no file holds them. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
