/** Code and tables, which may be wider than the page. */
const SCROLLERS = '.prose pre, .table-scroll';

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) markScroller(target as HTMLElement);
});

/**
 * Makes the scrollable code and tables of an article reachable by keyboard, now and after each change of their size.
 */
export function watchScrollers(root: ParentNode): void {
  for (const scroller of root.querySelectorAll(SCROLLERS)) observer.observe(scroller);
}

/**
 * Updates one element. An element that scrolls becomes a tab stop, so it needs a role and a name (WCAG 2.1.1, 4.1.2).
 */
function markScroller(scroller: HTMLElement): void {
  const scrolls = scroller.scrollWidth > scroller.clientWidth;
  if (scrolls === scroller.hasAttribute('tabindex')) return;
  if (scrolls) {
    const attributes = { tabindex: '0', role: 'region', 'aria-label': nameOf(scroller) };
    for (const [name, value] of Object.entries(attributes)) scroller.setAttribute(name, value);
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) scroller.removeAttribute(name);
  }
}

/**
 * Returns the title of the code, or else the heading above. The name is unique on the page, since regions are listed by
 * name.
 */
function nameOf(scroller: Element): string {
  const title = scroller.parentElement?.querySelector('.code-title')?.textContent;
  const name = title ?? headingAbove(scroller);
  const regions = [...document.querySelectorAll('[role=region]')];
  const names = new Set(regions.map((region) => region.getAttribute('aria-label')));
  let unique = name;
  for (let count = 2; names.has(unique); count += 1) unique = `${name} (${count})`;
  return unique;
}

function headingAbove(element: Element): string {
  const headings = [...document.querySelectorAll('.prose :is(h1, h2, h3, h4)')];
  const above = headings.filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return above.at(-1)?.textContent?.trim() ?? document.title;
}
