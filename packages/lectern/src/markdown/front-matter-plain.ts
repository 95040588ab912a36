/** A key, and a value that begins with a letter or an ideograph: numbers, dates, quotes and lists do not. */
const LINE = /^([A-Za-z]\w*): +(\p{L}.*?) *$/u;
/** What ends a plain value of YAML, begins a comment, or is no part of a text. */
const SPECIAL = /:(?: |$)| #|[\p{Cc}\ufeff]/u;
const NO_TEXT = /^(?:true|false|null)$/i;

/**
 * Values of front matter that has only lines of `key: plain text`, as most pages do: YAML's parser takes 50 times as
 * long.
 *
 * @returns null where there is more to it
 */
export function plainValues(yaml: string): Record<string, string> | null {
  const values = new Map<string, string>();
  for (const line of yaml.split('\n')) {
    const [, key = '', value = ''] = LINE.exec(line) ?? [];
    if (key === '' || values.has(key) || SPECIAL.test(value) || NO_TEXT.test(value) || NO_TEXT.test(key)) {
      return null;
    }
    values.set(key, value);
  }
  return Object.fromEntries(values);
}
