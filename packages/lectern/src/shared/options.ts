import { DocsError, nearest } from './error.ts';

/**
 * Refuses options that a plugin does not have, in configs in JavaScript, where no type tells.
 *
 * @param of what takes the options, for the message: `blog()`
 * @throws DocsError naming the option, and the nearest right one
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
 * Refuses words that a plugin does not have, in an option such as `words: { fr: { tags: 'Mots-clés' } }`.
 *
 * @param words those of the site, by language
 * @param own an object with all words of the plugin
 * @param of what takes the options, for the message: `blog()`
 * @throws DocsError naming the word, and the nearest right one
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
