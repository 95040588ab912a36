// The article's inside is not React's: the router shows the next one before React gets to the rest of the page.

import { hydrateIslands } from './islands.ts';
import type { Store } from './store.ts';
import { trustedHtml } from './trusted.ts';

interface Article {
  element: HTMLElement;
  /** What it shows; null for what the document came with. */
  html: string | null;
  store: Store;
  /** Ends the islands in it. */
  stop(): void;
}

let article: Article | null = null;
/** Whether a page that is read from its top is shown next. */
let isArriving = false;

/** What the document came with. */
let served: Element[] = [];

/**
 * Call it before React looks at the document. Where extensions or translators have changed what is around the article,
 * React makes all of it anew, and the article, whose text it does not have, would be empty.
 */
export function keepServed(root: Element): void {
  served = [...root.children];
}

/** The article that the document came with, where React has put another one in its place. */
function servedArticle({ localName, className }: Element): Element | undefined {
  const gone = served.filter((part) => !part.isConnected);
  const parts = gone.flatMap((part) => [part, ...part.getElementsByTagName(localName)]);
  return className === '' ? undefined : parts.find((part) => part.className === className);
}

/** Puts the text into an article that React has made anew. */
function refill(mounted: Article): void {
  const { element, store } = mounted;
  const before = servedArticle(element);
  // Its own nodes: with their translation, and with what is open in them.
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

/** @param html what is in the element; null for what the document came with @returns what ends it */
export function mountArticle(element: HTMLElement, html: string | null, store: Store): () => void {
  const mounted: Article = { element, html, store, stop: () => {} };
  article = mounted;
  // The tabs of the document are open already, and the reader may have chosen others since.
  if (html !== null) begin(mounted);
  else {
    // One that the document came with is empty where a page has no text, such as a home page with a hero.
    if (!element.hasChildNodes() && !served.some((part) => part.contains(element))) refill(mounted);
    mounted.stop = hydrateIslands(element, store);
  }
  return () => {
    mounted.stop();
    if (article === mounted) article = null;
  };
}

/** Shows HTML in the page's article, unless it is there. False when the page has none. */
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
 * Says how the next article is read. The first picture of one that is read from its top comes a third sooner
 * when what lies below the screen is laid out after it (`prose.css`); `settleArticle` ends that.
 */
export function expectArticle(isFromTop: boolean): void {
  isArriving = isFromTop;
}

export function settleArticle(): void {
  isArriving = false;
  article?.element.removeAttribute('data-arriving');
}
