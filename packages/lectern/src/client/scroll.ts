/**
 * Moves focus to where the reader now is: the hash's target, else the page's heading, so that the
 * keyboard and screen readers continue from there. Scrolling is the router's (`event.scroll()`).
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
