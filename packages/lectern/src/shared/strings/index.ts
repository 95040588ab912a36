import { languageOf, scriptOf } from '../language.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { Labels } from './labels.ts';
import { ptBR } from './pt-BR.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';
import { zhTW } from './zh-TW.ts';

export type { Labels } from './labels.ts';

/** Built-in texts by BCP 47 tag. Only for Node.js: a browser gets the texts of its language with the site data. */
export const LANGUAGES: Readonly<Record<string, Labels>> = {
  en,
  zh,
  'zh-TW': zhTW,
  ja,
  ko,
  de,
  fr,
  es,
  'pt-BR': ptBR,
  ru,
  it,
  ar,
};

const known = new Map<string, Labels>();

/**
 * Returns the built-in texts for a BCP 47 tag or locale key: those of that tag, or else of its language in the same
 * script (`zh-HK` uses the script of `zh-TW`), or else of its language, or else English.
 */
export function labelsFor(tag: string): Labels {
  const labels = known.get(tag) ?? nearest(tag);
  known.set(tag, labels);
  return labels;
}

function nearest(tag: string): Labels {
  const tags = Object.keys(LANGUAGES);
  const same = tags.filter((other) => languageOf(other) === languageOf(tag));
  const found =
    tags.find((other) => other.toLowerCase() === tag.toLowerCase()) ??
    same.find((other) => scriptOf(other) === scriptOf(tag)) ??
    same[0];
  return (found && LANGUAGES[found]) || en;
}
