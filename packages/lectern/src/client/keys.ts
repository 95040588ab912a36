/** Keeps what is typed from now on: a field for it is on its way. */
export function holdKeys(): void {
  window.lectern.holdKeys();
}

/** What has been typed so far. */
export function heldKeys(): string {
  return window.lectern.heldKeys();
}

/** Ends `holdKeys`, and returns what was typed meanwhile. */
export function releaseKeys(): string {
  return window.lectern.releaseKeys();
}
