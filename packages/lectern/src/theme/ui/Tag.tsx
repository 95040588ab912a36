/** The label after an entry: `New`, `Beta`. */
export function Tag({ text }: { text: string | undefined }) {
  return text ? <span className="entry-tag">{text}</span> : null;
}
