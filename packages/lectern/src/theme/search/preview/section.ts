import { loadPage, trustedHtml } from '../../../client/index.ts';
import { loadMarks, type SearchHit } from '../../../client/search/index.ts';

/**
 * Minimum length in characters. A shorter section is extended into the next one: the top of a page may be one sentence.
 */
const ENOUGH = 500;

/** Headings that begin sections, the same as in the index. */
const HEADINGS = 'h1[id], h2[id], h3[id], h4[id]';

/** Elements that make no sense without their page, or that would be duplicated. */
const LEFT_OUT = '.header-anchor, .code-tools, nav.toc, script, style';
const ATTRIBUTES = [
  'id',
  'for',
  'popovertarget',
  'data-hover',
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
];

/**
 * Shows the section of a hit in an element, with the matched words marked and scrolled into view. The page is loaded
 * the same way as after a click on the hit, so opening it later is faster.
 *
 * @param isWanted returns false if another hit has been chosen meanwhile: then nothing is shown
 * @param gone aborts when the element is removed, and its marks are removed then
 */
export async function showSection(
  element: HTMLElement,
  hit: SearchHit,
  query: string,
  isWanted: () => boolean,
  gone: AbortSignal,
): Promise<void> {
  const [path = '', id = ''] = hit.link.split('#');
  const [{ html }, { markWords }] = await Promise.all([loadPage(path), loadMarks()]);
  if (!isWanted()) return;
  const section = sectionOf(html, decodeURIComponent(id));
  element.replaceChildren(withoutUse(section));
  window.lectern.begin(element);
  element.scrollTop = 0;
  scrollTo(element, markWords(element, hit, query, gone));
}

/** @param id anchor of the section; empty for the top of the page */
function sectionOf(html: string, id: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html);
  const { content } = template;
  const headings = [...content.querySelectorAll(HEADINGS)];
  const start = Math.max(
    0,
    headings.findIndex((heading) => heading.id === id),
  );
  const first = id === '' ? null : headings[start];
  const range = document.createRange();
  range.selectNodeContents(content);
  if (first) range.setStartBefore(first);
  // The text below its own subheadings belongs to it.
  const isNext = (heading: Element) => heading.localName <= (first?.localName ?? 'h2');
  const after = headings.slice(start + 1);
  for (const next of after.filter(isNext)) {
    range.setEndBefore(next);
    if (range.toString().length >= ENOUGH) break;
    range.setEnd(content, content.childNodes.length);
  }
  return range.cloneContents();
}

function withoutUse(section: DocumentFragment): DocumentFragment {
  for (const part of section.querySelectorAll(LEFT_OUT)) part.remove();
  for (const element of section.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) element.removeAttribute(name);
  }
  // Radio buttons of tabs are renamed, since those of the page would be in the same group.
  for (const input of section.querySelectorAll('input')) input.name = `preview-${input.name}`;
  // Islands are not hydrated in the preview.
  for (const island of section.querySelectorAll('lectern-island')) island.toggleAttribute('inert', true);
  return section;
}

const BLOCK = 'p, li, tr, pre, dd, dt, h1, h2, h3, h4, blockquote';

/** Scrolls to the block with the most different words, or to the first of several such blocks. */
function scrollTo(element: HTMLElement, ranges: readonly Range[]): void {
  const words = new Map<Element, Set<string>>();
  let best: { block: Element; range: Range } | undefined;
  for (const range of ranges) {
    const block = range.startContainer.parentElement?.closest(BLOCK) ?? element;
    const told = words.get(block) ?? new Set();
    words.set(block, told.add(range.toString().toLowerCase()));
    if (!best || told.size > (words.get(best.block)?.size ?? 0)) best = { block, range };
  }
  if (!best) return;
  const place = best.range.getBoundingClientRect();
  const pane = element.getBoundingClientRect();
  if (place.bottom > pane.bottom) element.scrollTop += place.top - pane.top - pane.height / 3;
}
