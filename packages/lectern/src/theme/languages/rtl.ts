/**
 * In a page that is written from right to left the arrow keys choose the tab at that side, as readers expect. Chromium
 * and Firefox do so by themselves; Safari goes by the order of the document.
 */
function chooseTab(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  if (!(target instanceof HTMLInputElement) || !target.matches('.tab > input')) return;
  // A text in another language may be in the page.
  if (getComputedStyle(target).direction !== 'rtl') return;
  event.preventDefault();
  const tabs = [...document.getElementsByName(target.name)];
  const next = tabs.at((tabs.indexOf(target) + (key === 'ArrowLeft' ? 1 : -1)) % tabs.length);
  next?.focus();
  next?.click();
}

// Imported for this alone, by sites that have such pages; there is no document on the server.
if (typeof document !== 'undefined') document.addEventListener('keydown', chooseTab);
