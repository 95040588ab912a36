/** A tab in the background draws nothing (ms). */
const AT_MOST = 100;

/** Resolves when what has just been set is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, AT_MOST);
    // React draws before the second frame.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
}
