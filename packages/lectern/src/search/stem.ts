/** What cuts endings: two words with one stem are forms of one another. Stems are never stored, so they may change. */
export type Stem = (word: string) => string;

/** Shorter stems are those of other words too: `cors` and `core`, `paging` and `page`. */
export const MIN_STEM = 4;

/** Set by the bundler: `false` where a site is in none of the languages whose stems are below. */
declare const __LECTERN_STEMS__: boolean | undefined;
const HAS_OTHERS = typeof __LECTERN_STEMS__ === 'undefined' || __LECTERN_STEMS__;

const ENGLISH = /^[a-z]+$/;
const RUSSIAN = /^[а-я]+$/;

/** Of nouns and adjectives, without accents, as terms are: `й` is `и` there. */
const RUSSIAN_ENDING =
  /(?:иями|иях|иям|ием|[аяы]ми|ими|[ое]го|[ое]му|и[яюие]|[ая][хм]|[ое][мви]|ыи|[ая]я|[оеы]е|[ую]ю|[ыи][хм]|[аяоеиыуюь])$/;

/** Of Spanish and Portuguese, nouns and verbs. */
const IBERIAN_ENDING =
  /(?:aciones|acion|acoes|acao|a(?:mi)?entos?|adores|adoras?|ador|[ai]d[oa]s?|[aei]ndo|[aei]r|[ae]n|[aeo]s?|s)$/;

/**
 * A light stem of English and of Russian, which have their own letters. Only endings are cut, so that all forms are near
 * each other in the sorted vocabulary.
 */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (HAS_OTHERS && RUSSIAN.test(word)) return without(RUSSIAN_ENDING, word);
  return ENGLISH.test(word) ? englishStem(word) : word;
}

/** Also behind the name of a version: `v1-es`. In capitals it would be the country. */
const IBERIAN = /(?:^|-)(?:es|pt)(?:-|$)/;

/**
 * The stem of a language's words, by the name of its index: `es`, `pt-BR`. Spanish and Portuguese gain from their own; German, French and
 * Italian do not (docs-dev/decisions/0021-languages.md), and so have the English one, as names in code have.
 */
export function stemFor(lang: string): Stem {
  if (!HAS_OTHERS || !IBERIAN.test(lang)) return stem;
  return (word) => (word.length > 4 && ENGLISH.test(word) ? without(IBERIAN_ENDING, word) : stem(word));
}

function without(ending: RegExp, word: string): string {
  const base = word.replace(ending, '');
  return base.length < MIN_STEM ? word : base;
}

/** Of English nouns, by their last letters alone. */
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
