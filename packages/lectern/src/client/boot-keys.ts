// Keys that come before there is anything to take them.

/** What has been typed for a field that is not there yet; null when none is on its way. */
let typed: string | null = null;

export function holdKeys(): void {
  typed ??= '';
}

/** What has been typed so far. */
export function heldKeys(): string {
  return typed ?? '';
}

/** @returns what was typed */
export function releaseKeys(): string {
  const text = typed ?? '';
  typed = null;
  return text;
}

/** Takes a key for the field that is on its way; false when none is, or the key is no text. */
export function holdKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // A replayed key has been held already.
  if (typed === null || !event.isTrusted || ctrlKey || metaKey || altKey) return false;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else return false;
  event.preventDefault();
  // It is no one else's, and to hear of it takes React a while.
  event.stopPropagation();
  return true;
}

export function hasSearch(): boolean {
  return document.querySelector('[data-lectern-search]') !== null;
}

/** Ctrl or Cmd+K, whoever listens to it; and `/` where there is a search, unless it is typed into something. */
export function opensSearch({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k';
  return key === '/' && hasSearch() && !(target as Element).closest('input, textarea, select');
}
