/**
 * Makes the page inert but for an element, which so becomes modal: neither Tab nor a screen reader leaves it. What
 * announces things keeps doing so.
 *
 * @returns undoes it
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
