import fc from 'fast-check';

/** Texts that become an element or a handler if they are not escaped. Nothing else in a case has these names. */
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

/** Breakout strings as Markdown text: each `<` is escaped in one of several ways. */
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
export const sign = fc.constantFrom(...SIGNS);

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

export const { inline } = fc.letrec<{ inline: string; part: string }>((tie) => ({
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

/** Replaces lone surrogates, which no file can contain. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
