/** A tab in the background draws nothing, and no one waits for it (ms). */
const AT_MOST = 1000;

/**
 * Resolves when what is in the document now is on the screen. After a frame's callbacks the browser has yet to draw
 * it, and to show it takes longer: it is there when the next frame begins.
 */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, AT_MOST);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}
