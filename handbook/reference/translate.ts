import chinese from './zh.json' with { type: 'json' };

/**
 * Chinese texts by their English originals. If an English text changes, its translation is missing and a test fails.
 */
const texts: Readonly<Record<string, string>> = chinese;

/** Returns a text in a language: English if there is no translation. */
export function translated(english: string, lang: string): string {
  return lang === 'zh' ? (texts[english] ?? english) : english;
}
