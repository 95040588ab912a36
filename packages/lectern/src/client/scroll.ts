/**
 * Moves focus to the hash's target, or to the page's heading without one, so that the keyboard and screen readers
 * continue from there. The router does the scrolling (`event.scroll()`).
 */
export function focusTarget(hash: string): void {
  const target =
    (hash && document.getElementById(decode(hash.slice(1)))) ||
    document.querySelector('main h1') ||
    document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  // Headings are not focusable. The target becomes focusable until it loses the focus, without a stop in the tab order.
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
