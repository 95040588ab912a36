import { isSynonym } from './format.ts';
import type { Thesaurus } from './read-thesaurus.ts';
import { MIN_STEM, stem } from './stem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The forms of the thesaurus' terms in a vocabulary. */
export interface WordForms {
  /** Reads the terms that are new in the vocabulary. */
  update(): void;
  /** Returns the numbers of a term and its forms. */
  of(term: string): readonly number[];
}

/** Maximum length of the ending of a form. */
const MAX_ENDING = 6;

const NONE: readonly number[] = [];

/**
 * Finds the forms of the thesaurus' terms. Each term of the vocabulary is read once, for all languages, and also those
 * of the last build before anything waits for them.
 */
export function createForms(thesaurus: Thesaurus, vocabulary: Vocabulary): WordForms {
  const forms = new Map<string, number[]>();
  let read = 0;
  const update = () => {
    const byStem = thesaurus.byStem();
    for (; read < vocabulary.terms.length; read++) {
      const term = vocabulary.terms[read] as string;
      if (isSynonym(term)) continue;
      for (const word of byStem.get(stem(term)) ?? []) {
        if (!isForm(term, word)) continue;
        const known = forms.get(word);
        if (known) known.push(read);
        else forms.set(word, [read]);
      }
    }
  };
  update();
  return { update, of: (term) => forms.get(term) ?? NONE };
}

/**
 * Checks whether a term with the same stem as a word is a form of it, with another ending: `workers` of `worker`, but
 * not `work`, which is another word.
 */
function isForm(term: string, word: string): boolean {
  if (term === word) return true;
  if (stem(word).length < MIN_STEM || term.length > word.length + MAX_ENDING) return false;
  return term.startsWith(word.replace(/[ey]$/, ''));
}
