import { usesDirectives } from './directives.ts';
import type { Excess } from './limits.ts';

/**
 * Limits for text whose parse time grows with the square of its size (docs-dev/upstream.md). For each character
 * reference, the parser copies the text of the paragraph again. For each sign in a line that is not ASCII, it counts
 * all characters before the sign again. The unit is signs times characters, and each limit is 2 s of CPU time.
 */
const MOST_COPIED = 2_000_000_000;
const MOST_COUNTED = 4_000_000_000;
/**
 * Maximum number of directives. Each is turned back into text, which takes time proportional to the square of their
 * number: 2 s.
 */
const MOST_DIRECTIVES = 20_000;

/** Minimum length of costly text. Shorter texts have too few signs. */
const SHORT = 40_000;

const REFERENCE = /&#?\w{1,40};/g;
const SIGN = /[*_~`[\]<&!]/g;
const DIRECTIVE = /(?<!:)::?[a-z]/gi;
/** Matches a line that does not continue the paragraph above. */
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

/** Finds text that the parser could not process within seconds. Returns null if there is none. */
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
