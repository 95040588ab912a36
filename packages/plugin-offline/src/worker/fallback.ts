import { isHtml } from './answers.ts';
import { documentKey } from './requests.ts';
import type { Settings } from './scope.ts';
import type { Store } from './store.ts';

/** Matches the list of kept pages on the fallback page. */
const LIST = /<ul id="lectern-kept"><\/ul>/;

/** Maximum length of the list. */
const LONGEST = 100;

/**
 * Returns the page that says that a page is not kept, with the list of kept pages. Returns undefined if this page is
 * not kept itself. Its status code is 503, since it is not the requested page.
 */
export async function fallback(
  pathname: string,
  { fallbacks }: Settings,
  store: Store,
): Promise<Response | undefined> {
  const address = fallbackFor(pathname, fallbacks);
  const page = address && (await store.find(documentKey(address)));
  if (!page) return undefined;
  const html = await page.text();
  const siteTitle = / \| [^|]*$/.exec(titleOf(html))?.[0] ?? '';
  const items = (await keptPages(fallbacks, address, store)).map(
    ([path, title]) =>
      `<li><a href="${path}">${title.endsWith(siteTitle) ? title.slice(0, title.length - siteTitle.length) : title}</a></li>`,
  );
  return new Response(
    html.replace(LIST, () => `<ul>${items.join('')}</ul>`),
    {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  );
}

/** Returns the fallback page in the language of an address. */
function fallbackFor(pathname: string, fallbacks: Settings['fallbacks']): string | undefined {
  return fallbacks.find(([prefix]) => pathname.startsWith(prefix))?.[1];
}

/** Returns path and title of the kept documents of a language, newest first. */
async function keptPages(
  fallbacks: Settings['fallbacks'],
  address: string,
  store: Store,
): Promise<[path: string, title: string][]> {
  const cache = await store.pages();
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const own = paths.filter(
    (path) => fallbackFor(path, fallbacks) === address && path !== documentKey(address),
  );
  const pages: [string, string][] = [];
  for (const path of own.reverse()) {
    const answer = await cache.match(path, { ignoreVary: true });
    if (answer && isHtml(answer)) pages.push([path, titleOf(await answer.text()) || path]);
    if (pages.length === LONGEST) break;
  }
  return pages;
}

function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
}
