import { LineCounter, parseDocument } from 'yaml';

/** One token of JSON with the space before it (RFC 8259); of line ends in strings V8 says the position. */
const TOKEN =
  /\s*(?:"(?:[^"\\]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*"|[[\]{},:]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y;

/** What may not follow a comma. */
const AFTER_COMMA = /^\s*[,\]}]/;

/**
 * Line of what is wrong with a text that is no JSON, from 1.
 *
 * @param message of the error of `JSON.parse`: V8 says the position of some mistakes only
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

/**
 * Line of a value in a text that is JSON, from 1.
 *
 * @param path keys and indices that lead to it; where it is missing, its nearest parent counts
 */
export function lineOfValue(text: string, path: readonly (string | number)[]): number {
  const counter = new LineCounter();
  // Each JSON text is one of YAML 1.2 (its section 1.2).
  const document = parseDocument(text, { lineCounter: counter, logLevel: 'silent' });
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
