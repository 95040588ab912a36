import { remembered } from './remembered.ts';

/** Scripts that are written from right to left (Unicode Standard Annex 24, those in use today). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Completes a BCP 47 tag: `zh-HK` is `zh-Hant-HK`. Null for an invalid tag: the key of a locale may be any text. */
const maximize = remembered((tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
});

/** Returns the language of a BCP 47 tag or locale key: `zh`. Empty if it has none. */
export function languageOf(tag: string): string {
  return maximize(tag)?.language ?? '';
}

/** Returns the script of a BCP 47 tag or locale key, explicit or implied: `Hant` for `zh-HK`. Empty if it has none. */
export function scriptOf(tag: string): string {
  return maximize(tag)?.script ?? '';
}

/** Checks for a right-to-left language by its script: not every browser and Node.js version knows the direction. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.test(scriptOf(tag));
}

/** Checks for Chinese and Japanese, which write no spaces, and whose punctuation is as wide as their characters. */
export function isWide(tag: string): boolean {
  return /^(?:zh|ja|yue)$/.test(languageOf(tag));
}
