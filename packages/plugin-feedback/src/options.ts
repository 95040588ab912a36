import { assertOptions, assertWords, DocsError } from 'lectern';
import { WORDS, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'Helpful?', zh: '有帮助吗？' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface FeedbackOptions {
  /**
   * Where answers are sent: a URL, a path of the host, or `'event'`, an event of the document for scripts of the site.
   */
  send: string;
  /** Replaces "Was this page helpful?". */
  question?: Localized;
  /** Whether readers are asked for a text after their answer. Default: true. */
  text?: boolean;
  /** Words instead of the plugin's own, by language: `{ fr: { yes: 'Oui', no: 'Non' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** @throws DocsError for an option that cannot work */
export function assertFeedback(options: FeedbackOptions): void {
  assertOptions(options, ['send', 'question', 'text', 'words'], 'feedback()');
  assertWords(options.words, WORDS.en, 'feedback()');
  const { send } = options;
  if (send === 'event' || (typeof send === 'string' && (originOf(send) !== null || /^\/(?!\/)/.test(send))))
    return;
  throw new DocsError(`"send" of feedback() is ${JSON.stringify(send) ?? 'missing'}.`, {
    hint: `Give a URL such as "https://example.com/feedback", a path such as "/api/feedback", or "event".`,
  });
}

/** Returns the scheme and host of a URL, or null for a path. */
export function originOf(url: string): string | null {
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : null;
}
