/** A tab in the background draws nothing, and nobody waits for it (ms). */
const AT_MOST = 1000;

/** Resolves when what is in the document now is on the screen. */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, AT_MOST);
    // A task that follows a frame's callbacks runs when that frame has been drawn.
    requestAnimationFrame(() => setTimeout(done));
  });
}
