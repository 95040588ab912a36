/**
 * Scrolls a sidebar, never the page, until the current page's entry is in sight, with some entries above it. Does
 * nothing while the entry is in sight, or the sidebar is not shown.
 */
export function placeEntry(sidebar: Element): void {
  const entry = sidebar.querySelector('[aria-current=page]');
  if (!entry) return;
  const frame = sidebar.getBoundingClientRect();
  const { top, bottom } = entry.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) sidebar.scrollTop += top - frame.top - frame.height / 3;
}
