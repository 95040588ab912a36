/** Maximum wait in ms. A tab in the background draws nothing. */
const AT_MOST = 1000;

/**
 * Resolves when the current content of the document is on the screen. After the callbacks of a frame the browser still
 * has to draw and display it. It is visible when the next frame begins.
 */
export function drawn(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, AT_MOST);
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
  });
}
