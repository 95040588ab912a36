import { DocsError, nearest } from './error.ts';

/**
 * Rejects options that a plugin does not have. JavaScript configs need this, because they have no type check.
 *
 * @param of function that takes the options, as messages show it: `blog()`
 * @throws DocsError with the name of the option, and the nearest known one
 */
export function assertOptions(options: object, known: readonly string[], of: string): void {
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue;
    const near = nearest(key, known);
    throw new DocsError(`${of} has no option "${key}".`, {
      hint: near ? `Did you mean "${near}"?` : `Known: ${known.join(', ')}.`,
    });
  }
}

/**
 * Rejects texts that a plugin does not have, in an option such as `words: { fr: { tags: 'Mots-clés' } }`.
 *
 * @param words texts that the site sets, by language
 * @param own an object with all texts of the plugin
 * @param of function that takes the options, as messages show it: `blog()`
 * @throws DocsError with the key of the text, and the nearest known one
 */
export function assertWords(
  words: Readonly<Record<string, object>> | undefined,
  own: object,
  of: string,
): void {
  for (const [lang, given] of Object.entries(words ?? {})) {
    assertOptions(given, Object.keys(own), `"words.${lang}" of ${of}`);
  }
}
