/**
 * Matches a key with a value that begins with a letter or an ideograph (numbers, dates and quotes do not), or with a
 * list in brackets.
 */
const LINE = /^([A-Za-z]\w*): +(\p{L}.*?|\[[^[\]]+\]) *$/u;
/** Matches anything that ends a plain value of YAML, begins a comment, or is not text. */
const SPECIAL = /:(?: |$)| #|[\p{Cc}\ufeff]/u;
const NO_TEXT = /^(?:true|false|null)$/i;
/** Matches an entry of a list without any character that has a meaning there. */
const ENTRY = /^\p{L}[\p{L}\p{N} ._/-]*$/u;

/**
 * Returns the values of front matter that consists only of lines `key: plain text` and `key: [one, two]`, as on most
 * pages. YAML's parser takes 50 times as long.
 *
 * @returns null if the front matter contains anything else
 */
export function plainValues(yaml: string): Record<string, string | string[]> | null {
  const values = new Map<string, string | string[]>();
  for (const line of yaml.split('\n')) {
    const [, key = '', written = ''] = LINE.exec(line) ?? [];
    const value = written.startsWith('[') ? plainList(written) : plainText(written);
    if (value === null || values.has(key) || NO_TEXT.test(key)) return null;
    values.set(key, value);
  }
  return Object.fromEntries(values);
}

function plainText(value: string): string | null {
  return value === '' || SPECIAL.test(value) || NO_TEXT.test(value) ? null : value;
}

/** @param value list including its brackets */
function plainList(value: string): string[] | null {
  const entries = value
    .slice(1, -1)
    .split(',')
    .map((entry) => entry.trim());
  return entries.every((entry) => ENTRY.test(entry) && !NO_TEXT.test(entry)) ? entries : null;
}
