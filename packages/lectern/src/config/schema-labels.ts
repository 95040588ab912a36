import * as v from 'valibot';
import { en } from '../shared/strings/en.ts';
import type { Labels } from '../shared/strings/labels.ts';

/** A label. It must not be empty, because a button without text would have no accessible name. */
const word = v.exactOptional(
  v.pipe(
    v.string(),
    v.check((text) => text !== '', 'a text that is not empty'),
  ),
);

/** Schema that allows replacing every label by its key in `shared/strings/labels.ts`. */
const labels = v.strictObject(
  Object.fromEntries(Object.keys(en).map((key) => [key, word])) as Record<keyof Labels, typeof word>,
);

const text = v.exactOptional(v.string());

/** Options of the theme that replace single labels. */
export const labelEntries = {
  /**
   * Replacements for any text of the theme, by key. Some texts also have their own options below.
   *
   * @example { copyCode: 'Copy' }
   */
  labels: v.exactOptional(labels),
  /** Title of the outline. */
  outlineTitle: text,
  /** Text above the link to the previous page. */
  prevPageText: text,
  /** Text above the link to the next page. */
  nextPageText: text,
  /** Text before the date of the last change. */
  lastUpdatedText: text,
  /** Text of the link of `SourceCode`. */
  sourceText: text,
  /** Placeholder of the search field. */
  searchPlaceholderText: text,
};
