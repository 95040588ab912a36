// React does not own the content of the article: the router shows the next one before React updates the rest of the
// page.

import { hydrateIslands } from './islands.ts';
import type { Store } from './store.ts';
import { trustedHtml } from './trusted.ts';

interface Article {
  element: HTMLElement;
  /** HTML that is shown; null for the article that the document was served with. */
  html: string | null;
  store: Store;
  /** Stops waiting for the islands in the article and unmounts those that are hydrated. */
  stop(): void;
}

let article: Article | null = null;
/** Whether the next article is shown from its top. */
let isArriving = false;

/** Children of the root element as the server sent them. */
let served: Element[] = [];

/**
 * Remembers the served elements. Must be called before React sees the document. If extensions or translators have
 * changed the markup around the article, React renders everything again. The new article would be empty, since React
 * does not have its text.
 */
export function keepServed(root: Element): void {
  served = [...root.children];
}

/** Returns the article of the served document, if React has replaced it. */
function servedArticle({ localName, className }: Element): Element | undefined {
  const gone = served.filter((part) => !part.isConnected);
  const parts = gone.flatMap((part) => [part, ...part.getElementsByTagName(localName)]);
  return className === '' ? undefined : parts.find((part) => part.className === className);
}

/** Restores the text of an article that React has rendered again. */
function refill(mounted: Article): void {
  const { element, store } = mounted;
  const before = servedArticle(element);
  // Reuses the original nodes, with their translation and open elements such as `<details>`.
  if (before) {
    element.replaceChildren(...before.childNodes);
    return;
  }
  const load = async () => {
    const { html } = (await window.lectern.loader?.page(store.get().page.routePath)) ?? {};
    if (html !== undefined && article === mounted && article.html === null) showArticle(html);
  };
  load().catch(console.error);
}

/**
 * @param html content of the element; null for the served article
 * @returns a function that unmounts the article
 */
export function mountArticle(element: HTMLElement, html: string | null, store: Store): () => void {
  const mounted: Article = { element, html, store, stop: () => {} };
  article = mounted;
  // The tabs of a served document are already open, and the reader may have chosen others since.
  if (html !== null) begin(mounted);
  else {
    // A served article may be empty because the page has no text, such as a home page with a hero.
    if (!element.hasChildNodes() && !served.some((part) => part.contains(element))) refill(mounted);
    mounted.stop = hydrateIslands(element, store);
  }
  return () => {
    mounted.stop();
    if (article === mounted) article = null;
  };
}

/** Shows HTML in the article of the page, unless it is already shown. Returns false if the page has no article. */
export function showArticle(html: string): boolean {
  if (!article) return false;
  if (article.html === html) return true;
  article.stop();
  article.html = html;
  article.element.innerHTML = trustedHtml(html);
  begin(article);
  return true;
}

function begin(shown: Article): void {
  shown.element.toggleAttribute('data-arriving', isArriving);
  window.lectern.begin(shown.element);
  shown.stop = hydrateIslands(shown.element, shown.store);
}

/**
 * Sets how the next article is read. If it is read from its top, the first paint comes a third sooner when the content
 * below the screen is laid out later (`prose.css`). `settleArticle` ends this mode.
 */
export function expectArticle(isFromTop: boolean): void {
  isArriving = isFromTop;
}

export function settleArticle(): void {
  isArriving = false;
  article?.element.removeAttribute('data-arriving');
}
