/** Amount of text to read. */
export interface Amount {
  /** Number of words in scripts with spaces, and in scripts such as Thai, whose words a dictionary finds. */
  words: number;
  /** Number of Chinese, Japanese and Korean characters. */
  characters: number;
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’._/-]*/gu;

/** Counts the words and characters of a text. */
export function measure(text: string): Amount {
  let words = 0;
  const spaced = text.replace(UNSPACED, (run) => {
    for (const { isWordLike } of segments(run)) if (isWordLike) words++;
    return ' ';
  });
  const characters = spaced.match(CJK)?.length ?? 0;
  words += spaced.replace(CJK, ' ').match(WORD)?.length ?? 0;
  return { words, characters };
}

let segmenter: Intl.Segmenter | undefined;

/** Creates the segmenter on first use, since few texts need it. */
function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  return segmenter.segment(text);
}

/**
 * Returns the text to read in Markdown or MDX, without markup, addresses and code blocks, which are counted separately.
 */
export function proseOf(text: string, format: 'md' | 'mdx'): string {
  const prose = text
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t>]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm, ' ')
    .replace(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"[^"]*")?\)/g, ']')
    .replace(/^\[[^\]]+\]:.*$/gm, ' ')
    .replace(/<\/?[a-z][^<>]*>|https?:\/\/\S+/gi, ' ')
    .replace(/\{#[\w-]+\}/g, ' ');
  if (format === 'md') return prose;
  return prose
    .replace(/^(?:import|export)\b[\s\S]*?(?:\n[ \t]*\n|$(?![\s\S]))/gm, '\n')
    .replace(/\{[^{}]*\}/g, ' ');
}
