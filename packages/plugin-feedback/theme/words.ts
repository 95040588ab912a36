import { wordsIn } from 'lectern/client';

type Word = 'question' | 'yes' | 'no' | 'thanks' | 'more' | 'missing' | 'send' | 'sent' | 'failed' | 'again';
export type Words = Record<Word, string>;

/** Data from the options of the plugin. The build inserts it. */
declare const __LECTERN_FEEDBACK__: {
  words: Record<'en' | 'zh', Words>;
  own: Record<string, Partial<Words>>;
};

const { words, own } = __LECTERN_FEEDBACK__;

export function wordsOf(language: { lang: string; tag: string }): Words {
  // A site may set one question for all languages. Its key is an empty string.
  return { ...wordsIn(words, language), ...own[''], ...own[language.lang] };
}
