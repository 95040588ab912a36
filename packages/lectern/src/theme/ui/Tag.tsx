/** The label after an entry, such as `New` or `Beta`. */
export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className="entry-tag">{text}</span> : null;
}
