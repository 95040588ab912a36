/** Keeps what is typed from now on: a field for it is on its way. */
export function holdKeys(): void {
  window.lectern.holdKeys();
}

/** Ends `holdKeys`. @returns what was typed meanwhile */
export function releaseKeys(): string {
  return window.lectern.releaseKeys();
}
