/**
 * Scrolls a sidebar, never the page, so that the current page's entry is visible, with some entries above it. Does
 * nothing if the entry is already visible or the sidebar is not shown.
 */
export function placeEntry(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current=page]');
  if (!entry) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 3;
}
