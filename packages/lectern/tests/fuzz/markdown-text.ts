import fc from 'fast-check';
import { breakout, inline, sign, wellFormed, word } from './inline-text.ts';

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

/** Many repetitions of one sign, for deep nesting and backtracking of parsers. */
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

/** @param extra alternatives to a block */
export function blocks(extra: fc.Arbitrary<string>): fc.Arbitrary<string> {
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

/** Blocks without HTML. Markdown must not turn them into any other elements than its own. */
export const plainMarkdown = blocks(inline).map((text) =>
  wellFormed(text.replace(/\\*</g, (_signs, at: number) => (at % 2 ? '\\<' : '&lt;'))),
);

/** Code without anything that could end it. */
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
