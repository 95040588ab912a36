/**
 * Makes the arrow keys choose the tab on their side in a right-to-left page, as readers expect. Chromium and Firefox do
 * this by themselves. Safari follows the order of the document.
 */
function chooseTab(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (!(target instanceof HTMLInputElement) || !target.matches('.tab > input')) return;
  // The page may contain text in another language.
  if (getComputedStyle(target).direction !== 'rtl') return;
  event.preventDefault();
  const tabs = [...document.getElementsByName(target.name)];
  const next = tabs.at((tabs.indexOf(target) + (key === 'ArrowLeft' ? 1 : -1)) % tabs.length);
  next?.focus();
  next?.click();
}

// The module is imported for this side effect by sites with right-to-left pages. There is no document on the server.
if (typeof document !== 'undefined') document.addEventListener('keydown', chooseTab);
