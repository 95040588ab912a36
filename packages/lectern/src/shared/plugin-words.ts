/** A language as plugins know it: its name on the site, and its tag (BCP 47). */
interface Language {
  readonly lang: string;
  readonly tag: string;
}

/**
 * The words that a plugin shows in a language, with those of the site over them.
 *
 * @param words the plugin's, by tag (`zh-TW`) or by its first part (`zh`); `''` for languages that it has none of,
 *   else these have the English ones
 * @param own those of the site, by language
 */
export function wordsIn<W extends object>(
  words: { readonly en: W } & Readonly<Record<string, W>>,
  { lang, tag }: Language,
  own: Readonly<Record<string, Partial<W>>> = {},
): W {
  const [primary = ''] = tag.toLowerCase().split('-');
  const base = entryOf(words, tag) ?? entryOf(words, primary) ?? words[''] ?? words.en;
  return { ...base, ...(entryOf(own, lang) ?? entryOf(own, tag) ?? entryOf(own, primary)) };
}

/** A site may have a language that is called like what every object has. */
function entryOf<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
