import { usesDirectives } from './directives.ts';
import type { Excess } from './limits.ts';

/**
 * What takes the parser time with the square of its size (docs-dev/upstream.md): for each character reference it copies
 * the text of the paragraph once more, for each sign in a line that is not ASCII it counts the characters before it
 * again. Signs times characters: 2 s of CPU time.
 */
const MOST_COPIED = 2_000_000_000;
const MOST_COUNTED = 4_000_000_000;
/** Each is replaced by text again, which takes time with the square of their number: 2 s. */
const MOST_DIRECTIVES = 20_000;

/** Texts that are shorter have too few signs for all of that. */
const SHORT = 40_000;

const REFERENCE = /&#?\w{1,40};/g;
const SIGN = /[*_~`[\]<&!]/g;
const DIRECTIVE = /(?<!:)::?[a-z]/gi;
/** A line that does not go on with the paragraph above. */
const OTHER_BLOCK = /^[ \t>]*(?:$|[-*+#|]|\d+[.)])/;
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})/;

const REFERENCES = {
  message: 'This paragraph has too many character references, such as &amp;, for its length.',
  hint: 'Split it into several paragraphs, or write the characters themselves.',
};
const LONG_LINE = {
  message: 'This line has too many emphases, links and code spans for its length.',
  hint: 'Break it into several lines.',
};
const DIRECTIVES = {
  message: `This page has containers, and more than ${MOST_DIRECTIVES} words behind a colon, which may be directives.`,
  hint: 'Split the page, or put that text into a code block.',
};

/** Finds text that the parser would not be done with in seconds; null where there is none. */
export function costlyText(text: string, format: 'md' | 'mdx'): Excess | null {
  if (text.length < SHORT) return null;
  const seesDirectives = usesDirectives(text);
  const block = { line: 0, length: 0, references: 0, isHtml: false };
  let directives = 0;
  let fence = '';
  for (const [index, line] of text.split('\n').entries()) {
    const [, marks = ''] = FENCE.exec(line) ?? [];
    if (marks && (!fence || (marks.startsWith(fence) && line.trimEnd().endsWith(marks)))) {
      fence = fence ? '' : marks;
      block.length = 0;
      continue;
    }
    if (fence) continue;
    if (block.length === 0 || OTHER_BLOCK.test(line)) {
      const isHtml = format === 'md' && /^[ \t>]*</.test(line);
      Object.assign(block, { line: index + 1, length: 0, references: 0, isHtml });
    }
    block.length += line.length;
    if (!block.isHtml && line.includes('&')) block.references += count(REFERENCE, line);
    if (block.length * block.references > MOST_COPIED) return { ...REFERENCES, line: block.line };
    if (isCostlyLine(line)) return { ...LONG_LINE, line: index + 1 };
    if (seesDirectives && line.includes(':')) directives += count(DIRECTIVE, line);
    if (directives > MOST_DIRECTIVES) return { ...DIRECTIVES, line: index + 1 };
  }
  return null;
}

function isCostlyLine(line: string): boolean {
  if (line.length < SHORT || !/[^\0-\x7f]/.test(line)) return false;
  return line.length * count(SIGN, line) > MOST_COUNTED;
}

function count(pattern: RegExp, line: string): number {
  return line.match(pattern)?.length ?? 0;
}
