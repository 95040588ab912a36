/** A language as plugins know it: its key on the site, and its tag (BCP 47). */
interface Language {
  readonly lang: string;
  readonly tag: string;
}

/**
 * Returns the texts of a plugin in a language. Texts that the site sets take precedence.
 *
 * @param words texts of the plugin, by tag (`zh-TW`) or by the first part of a tag (`zh`). A language that the plugin
 *   does not have gets the texts of `''`, or else the English ones
 * @param own texts that the site sets, by language
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

/** Checks own properties only: the key of a language may be the name of a property that every object has. */
function entryOf<T>(values: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}
