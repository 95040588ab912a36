// The article's inside is not React's: the router shows the next one before React gets to the rest of the page.

interface Article {
  element: HTMLElement;
  /** What it shows; null for what the document came with. */
  html: string | null;
}

let article: Article | null = null;
/** Whether a page that is read from its top is shown next. */
let isArriving = false;

/** @param html what is in the element; null for what the document came with @returns what ends it */
export function mountArticle(element: HTMLElement, html: string | null): () => void {
  const mounted = { element, html };
  article = mounted;
  if (html !== null) finish(element);
  return () => {
    if (article === mounted) article = null;
  };
}

/** Shows HTML in the page's article, unless it is there. False when the page has none. */
export function showArticle(html: string): boolean {
  if (!article) return false;
  if (article.html === html) return true;
  article.html = html;
  article.element.innerHTML = html;
  finish(article.element);
  return true;
}

function finish(element: HTMLElement): void {
  element.toggleAttribute('data-arriving', isArriving);
  window.lectern.openTabs(element);
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
