import chinese from './zh.json' with { type: 'json' };

/** Chinese texts by the English ones: an English text that changes has no translation any more, and a test tells. */
const texts: Readonly<Record<string, string>> = chinese;

/** A text in a language: English where there is no translation. */
export function translated(english: string, lang: string): string {
  return lang === 'zh' ? (texts[english] ?? english) : english;
}
