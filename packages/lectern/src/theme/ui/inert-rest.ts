/**
 * Makes everything outside an element inert, so that the element is modal: neither Tab nor a screen reader leaves it.
 * Live regions still announce.
 *
 * @returns a function that undoes it
 */
export function inertRest(element: Element): () => void {
  const made: Element[] = [];
  for (let part = element; part.parentElement && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement.children) {
      if (other === part || other.matches('[inert], [role=status], script')) continue;
      other.toggleAttribute('inert', true);
      made.push(other);
    }
  }
  return () => {
    for (const other of made) other.removeAttribute('inert');
  };
}
