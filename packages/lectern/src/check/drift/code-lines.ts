import type { Block } from './block.ts';

/** Languages of code blocks whose whole text may be translated: output, file trees, Markdown. */
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

/**
 * Returns the lines of a code block without comments, and without strings for people, which are in the language of the
 * page.
 */
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
        // Quotes and trailing commas depend on the formatter.
        .replaceAll('"', "'")
        .replace(/[,;]+\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '');
}

/** Returns the lines of each code block that the other one lacks; null if both contain the same code. */
export function codeDifference(a: Block, b: Block): { here: string[]; there: string[] } | null {
  if (PROSE_LANGS.includes(a.lang) || PROSE_LANGS.includes(b.lang)) return null;
  const [linesA, linesB] = [codeLines(a), codeLines(b)];
  const here = without(linesA, linesB);
  const there = without(linesB, linesA);
  // A line with text in the page's language matches any one line of the other block.
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
