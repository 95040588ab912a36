import { remembered } from './remembered.ts';

/** Scripts that are written from right to left (Unicode Standard Annex 24, those in use today). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** A BCP 47 tag with what it leaves unsaid: `zh-HK` is `zh-Hant-HK`. Null for what is no tag: a locale may have any key. */
const maximize = remembered((tag: string): Intl.Locale | null => {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return null;
  }
});

/** Language of a BCP 47 tag or locale key: `zh`; empty when it names none. */
export function languageOf(tag: string): string {
  return maximize(tag)?.language ?? '';
}

/** Script of a BCP 47 tag or locale key, said or not: `Hant` for `zh-HK`; empty when it names none. */
export function scriptOf(tag: string): string {
  return maximize(tag)?.script ?? '';
}

/** True for a language that is written from right to left. By script: not every browser and Node tells it of a locale. */
export function isRightToLeft(tag: string): boolean {
  return RIGHT_TO_LEFT.test(scriptOf(tag));
}

/** True for Chinese and Japanese, which write no spaces, and whose signs are as wide as their characters. */
export function isWide(tag: string): boolean {
  return /^(?:zh|ja|yue)$/.test(languageOf(tag));
}
