import * as v from 'valibot';
import { en } from '../shared/strings/en.ts';
import type { Labels } from '../shared/strings/labels.ts';

/** A button without a word would have no name. */
const word = v.exactOptional(
  v.pipe(
    v.string(),
    v.check((text) => text !== '', 'a text that is not empty'),
  ),
);

/** Every word may be replaced, by its key in `shared/strings/labels.ts`. */
const labels = v.strictObject(
  Object.fromEntries(Object.keys(en).map((key) => [key, word])) as Record<keyof Labels, typeof word>,
);

const text = v.exactOptional(v.string());

/** Options of the theme that replace its words. */
export const labelEntries = {
  /**
   * Any word of the theme, by its key. Those below have options of their own as well.
   *
   * @example { copyCode: 'Copy' }
   */
  labels: v.exactOptional(labels),
  /** Title of the outline. */
  outlineTitle: text,
  /** Word above the link to the page before. */
  prevPageText: text,
  /** Word above the link to the next page. */
  nextPageText: text,
  /** Word before the date of the last change. */
  lastUpdatedText: text,
  /** Word of the link of `SourceCode`. */
  sourceText: text,
  /** Text in the empty field of the search. */
  searchPlaceholderText: text,
};
