/**
 * A word: a run of letters, marks and digits. In scripts that are written without spaces, each character is a word.
 * Punctuation belongs to no word, so quotes, dashes and markup may differ.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Characters that only mark where a line may break. */
const BREAK_HINTS = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g;

/** @returns the words of a text, as an array of strings */
export function wordsOf(text) {
  return text.replace(BREAK_HINTS, '').normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

/**
 * Returns the words of a text with their lines.
 *
 * @param firstLine number of the text's first line
 * @returns `{word, line}` in the order of the text
 */
export function linedWords(text, firstLine = 1) {
  return text
    .split('\n')
    .flatMap((line, index) => wordsOf(line).map((word) => ({ word, line: firstLine + index })));
}
