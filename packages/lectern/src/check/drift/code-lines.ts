import type { Block } from './block.ts';

/** Code whose words are translated as a whole: output, trees of files, Markdown. */
const PROSE_LANGS = [
  '',
  'text',
  'txt',
  'plain',
  'plaintext',
  'md',
  'mdx',
  'markdown',
  'tree',
  'log',
  'console',
  'mermaid',
];

const COMMENTS = [
  /\/\*[\s\S]*?\*\//g,
  /<!--[\s\S]*?-->/g,
  /(?<=^|\s)\/\/.*$/gm,
  /(?<=^|\s)#(?!\w+\s*\{|!).*$/gm,
  /(?<=^|\s)--\s.*$/gm,
];

/** Code without comments, and without texts for people, which are in the language of the page. */
export function codeLines({ pieces, lang }: Block): string[] {
  const code = pieces.map(({ text }) => text).join('');
  const plain = COMMENTS.reduce((text, comment) => text.replace(comment, ''), code);
  const isMarkup = /^(?:html|xml|vue|svelte|jsx|tsx)$/.test(lang);
  return plain
    .split('\n')
    .map((line) =>
      line
        .replace(/(["'`])((?:(?!\1).)*)\1/g, (all, quote: string, text: string) =>
          /\s|[^\x20-\x7e]/.test(text) ? `${quote}${quote}` : all,
        )
        .replace(lang === 'yaml' || lang === 'yml' ? /(?<=^\s*(?:- )?[\w-]+:) .*\s.*$/ : /(?!)/, '')
        .replace(isMarkup ? />[^<>{}]*[\s\p{L}][^<>{}]*</gu : /(?!)/, '><')
        .replace(/\s+/g, ' ')
        // Styles of one formatter or another.
        .replaceAll('"', "'")
        .replace(/[,;]+\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** A line of a code block that the other language's does not have; null where both are the same code. */
export function codeDifference(a: Block, b: Block): { here: string[]; there: string[] } | null {
  if (PROSE_LANGS.includes(a.lang) || PROSE_LANGS.includes(b.lang)) return null;
  const [linesA, linesB] = [codeLines(a), codeLines(b)];
  const here = without(linesA, linesB);
  const there = without(linesB, linesA);
  // Each line with words of the language stands for one of the other block's.
  const isTranslated = (line: string) => /[^\x20-\x7e]/.test(line);
  const left = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !isTranslated(line)).length - others.filter(isTranslated).length;
  const open = Math.max(left(here, there), left(there, here));
  return open > 0 ? { here, there } : null;
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
