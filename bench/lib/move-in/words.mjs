/**
 * The words of a text: runs of letters, marks and digits, in lower case; each character of a script that is written
 * without spaces is a word. Punctuation is nobody's word, so that quotes, dashes and markup may differ.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Characters that only say where a line may break. */
const BREAK_HINTS = /\u00ad|\u200b|\u200c|\u200d|\u2060|\ufeff/g;

/** @returns the words of a text, as an array of strings */
export function wordsOf(text) {
  return text.replace(BREAK_HINTS, '').normalize('NFKC').toLowerCase().match(WORD) ?? [];
}

/**
 * The words of a text with their lines.
 *
 * @param firstLine number of the text's first line
 * @returns `{word, line}` in the order of the text
 */
export function linedWords(text, firstLine = 1) {
  return text
    .split('\n')
    .flatMap((line, index) => wordsOf(line).map((word) => ({ word, line: firstLine + index })));
}
