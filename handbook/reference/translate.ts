import chinese from './zh.json' with { type: 'json' };

/** Chinese texts by the English ones: an English text that changes has no translation any more, and a test tells. */
const texts: Readonly<Record<string, string>> = chinese;

/** What was asked for, so that a test finds translations that nothing asks for. */
export const asked = new Set<string>();

/** A text in a language: English where there is no translation yet. */
export function translated(english: string, lang: string): string {
  if (lang !== 'zh' || english === '') return english;
  asked.add(english);
  return texts[english] ?? english;
}
