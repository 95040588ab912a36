/** One JSON token with the space before it (RFC 8259). Line ends in strings are allowed: V8 reports their position. */
const TOKEN =
  /\s*(?:"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|[[\]{},:]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** Text that may not follow a comma. */
const AFTER_COMMA = /^\s*[,\]}]/;

/**
 * Returns the line of the error in a text that is not valid JSON, counted from 1.
 *
 * @param message message of the error of `JSON.parse`: V8 reports the position of some errors only
 */
export function lineOfMistake(text: string, message: string): number {
  const [, position] = / at position (\d+)/.exec(message) ?? [];
  return lineAt(text, position === undefined ? firstMistake(text) : Number(position));
}

function firstMistake(text: string): number {
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let isComma = false; ; ) {
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined || (isComma && AFTER_COMMA.test(token)))
      return end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0);
    isComma = token.endsWith(',');
    end = TOKEN.lastIndex;
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
