/** Starts to keep typed text for a field that is still loading. */
export function holdKeys(): void {
  window.lectern.holdKeys();
}

/** Returns the text that has been typed so far. */
export function heldKeys(): string {
  return window.lectern.heldKeys();
}

/** Ends `holdKeys` and returns the text that was typed in the meantime. */
export function releaseKeys(): string {
  return window.lectern.releaseKeys();
}
