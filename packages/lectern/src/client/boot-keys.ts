// Keeps keys that are pressed before their handler is loaded.

/** Text typed for a field that is not rendered yet; null if no field is expected. */
let typed: string | null = null;

export function holdKeys(): void {
  typed ??= '';
}

/** Returns the text that has been typed so far. */
export function heldKeys(): string {
  return typed ?? '';
}

/** @returns the typed text */
export function releaseKeys(): string {
  const text = typed ?? '';
  typed = null;
  return text;
}

/** Keeps a key for the expected field. Returns false if no field is expected or the key types no text. */
export function holdKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // A replayed key has already been kept.
  if (typed === null || !event.isTrusted || ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return false;
  event.preventDefault();
  // No other listener needs this key, and React would spend time on it.
  event.stopPropagation();
  return true;
}

export function hasSearch(): boolean {
  return document.querySelector('[data-lectern-search]') !== null;
}

/** Checks for Ctrl+K or Cmd+K, even if the page has no search, and for `/` if it has one and no field has the focus. */
export function opensSearch({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && hasSearch() && !(target as Element).closest('input, textarea, select');
}
