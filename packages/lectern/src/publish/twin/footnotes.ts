/** Id that the parser writes: the author's label after `user-content-fn-`, or in a fragment after `fragment-2-fn-`. */
const ID = /^(?:user-content-|(fragment-\d+-))fn-(.*)$/s;

/** Returns the label of a footnote from the id of its text. */
export function footnoteLabel(id = ''): string {
  const [, fragment = '', label = id] = ID.exec(id) ?? [];
  return fragment + label;
}
