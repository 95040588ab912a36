/** An id of the parser: the author's label behind `user-content-fn-`, in a fragment behind `fragment-2-fn-`. */
const ID = /^(?:user-content-|(fragment-\d+-))fn-(.*)$/s;

/** The label of a footnote by the id of its text. */
export function footnoteLabel(id = ''): string {
  const [, fragment = '', label = id] = ID.exec(id) ?? [];
  return fragment + label;
}
