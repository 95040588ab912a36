/**
 * Returns the stem of a word without its ending. Two words with the same stem are forms of one word. Stems are never
 * stored, so they may change.
 */
export type Stem = (word: string) => string;

/** Minimum length of a stem. Unrelated words share shorter stems: `cors` and `core`, `paging` and `page`. */
export const MIN_STEM = 4;

/** Set by the bundler: `false` if the site has none of the languages with stems of their own below. */
declare const __LECTERN_STEMS__: boolean | undefined;
const HAS_OTHERS = typeof __LECTERN_STEMS__ === 'undefined' || __LECTERN_STEMS__;

const ENGLISH = /^[a-z]+$/;
const RUSSIAN = /^[а-я]+$/;

/** Endings of Russian nouns and adjectives. Accents are removed, as in terms: `й` is `и` there. */
const RUSSIAN_ENDING =
  /(?:иями|иях|иям|ием|[аяы]ми|ими|[ое]го|[ое]му|и[яюие]|[ая][хм]|[ое][мви]|ыи|[ая]я|[оеы]е|[ую]ю|[ыи][хм]|[аяоеиыуюь])$/;

/** Endings of Spanish and Portuguese nouns and verbs. */
const IBERIAN_ENDING =
  /(?:aciones|acion|acoes|acao|a(?:mi)?entos?|adores|adoras?|ador|[ai]d[oa]s?|[aei]ndo|[aei]r|[ae]n|[aeo]s?|s)$/;

/**
 * Returns a light stem of an English or Russian word. These languages use different letters. Only endings are cut, so
 * that all forms of a word are near each other in the sorted vocabulary.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (HAS_OTHERS && RUSSIAN.test(word)) return without(RUSSIAN_ENDING, word);
  return ENGLISH.test(word) ? englishStem(word) : word;
}

/** Matches these languages, also after the name of a version: `v1-es`. In capital letters, it would be the country. */
const IBERIAN = /(?:^|-)(?:es|pt)(?:-|$)/;

/**
 * Returns the stemmer of a language by the name of its index: `es`, `pt-BR`. Spanish and Portuguese benefit from their
 * own stemmer. German, French and Italian do not (docs-dev/decisions/0021-languages.md), so they use the English one,
 * as names in code do.
 */
export function stemFor(lang: string): Stem {
  if (!HAS_OTHERS || !IBERIAN.test(lang)) return stem;
  return (word) => (word.length > 4 && ENGLISH.test(word) ? without(IBERIAN_ENDING, word) : stem(word));
}

function without(ending: RegExp, word: string): string {
  const base = word.replace(ending, '');
  return base.length < MIN_STEM ? word : base;
}

/** Returns the singular of an English noun. It looks only at the last letters. */
export function singularOf(word: string): string {
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/(?<![su]|ia|va)s$/, '');
}

function englishStem(word: string): string {
  const singular = singularOf(word);
  const base = singular
    .replace(/(?:ations?|ators?|ating|ated?)$/, '')
    .replace(/([^aeiou]{2}|[aeiou][^aeiou])(?:ing|ed|ers?|ions?|ly|ment|able|ive)$/, '$1')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/[ey]$/, '');
  if (base.length >= 3) return base;
  // `flies` is far from `fly` in a sorted vocabulary.
  return word.startsWith(singular) ? singular : word;
}
