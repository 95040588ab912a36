/**
 * URL helpers (SPEC 2.1 and 9). A `path` has no base and is decoded; an `href` is what a document holds.
 */

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** True for `https://…`, `//host`, `mailto:`, `tel:`, `data:` and any other scheme: left untouched everywhere. */
export function isExternal(href: string): boolean {
  return EXTERNAL.test(href);
}

/** Splits `a#b` into `['a', 'b']`; the hash is '' when there is none. The query stays with the path. */
export function splitHash(href: string): [path: string, hash: string] {
  const index = href.indexOf('#');
  return index < 0 ? [href, ''] : [href.slice(0, index), href.slice(index + 1)];
}

/** Joins the base (`/docs/`) and a site path (`/guide/`): `/docs/guide/`. External hrefs and hashes stay as they are. */
export function withBase(base: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return base + path.slice(1);
}

/** The site path of a URL path, or null when it lies outside the base. */
export function withoutBase(base: string, pathname: string): string | null {
  if (pathname.startsWith(base)) return `/${pathname.slice(base.length)}`;
  return `${pathname}/` === base ? '/' : null;
}

/**
 * The route path that a URL path asks for (SPEC 2.1): decoded, a trailing `.html` dropped, a trailing
 * `/index` made `/`. A path that cannot be decoded stays as it is: it will not match, and that is right.
 */
export function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed escapes such as `%E0%A4`: let the route table say that there is no such page.
  }
  return decoded.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/**
 * The href of a route: with base; with clean URLs off, with `.html` (SPEC 9: unless it has an extension;
 * a trailing slash becomes `index.html`). `path` may carry a query and a hash, which are kept.
 */
export function toHref(path: string, site: { base: string; cleanUrls: boolean }): string {
  if (isExternal(path) || path.startsWith('#')) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return withBase(site.base, encodeURI(site.cleanUrls ? pathname : withHtml(pathname))) + rest;
}

function withHtml(pathname: string): string {
  if (pathname.endsWith('/')) return `${pathname}index.html`;
  return /\.[a-z\d]+$/i.test(pathname) ? pathname : `${pathname}.html`;
}

/** Two hrefs are equal when they lead to the same route: hash removed, normalised, base removed (SPEC 2.1). */
export function isSamePath(a: string, b: string, base: string): boolean {
  const route = (href: string) => {
    const path = withoutQuery(splitHash(href)[0]);
    return normalizePath(withoutBase(base, path) ?? path);
  };
  return route(a) === route(b);
}

/** A path, or the id of a module, without its question mark and what follows. */
export function withoutQuery(path: string): string {
  const end = path.indexOf('?');
  return end < 0 ? path : path.slice(0, end);
}

/** Path of the document of a route under the output folder, without a leading slash (DESIGN 4). */
export function documentFile(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}

/** Site path of the payload of a route: the document's with `.json`. */
export function payloadPath(routePath: string): string {
  return `/${documentFile(routePath).replace(/\.html$/, '.json')}`;
}

/** Site path of a page's Markdown twin: the document's with `.md`. */
export function twinPath(routePath: string): string {
  return `/${documentFile(routePath).replace(/\.html$/, '.md')}`;
}

/** Href of a page's Markdown twin. */
export function twinHref(routePath: string, base: string): string {
  return encodeURI(withBase(base, twinPath(routePath)));
}

/** Absolute URL of a route. */
export function absoluteUrl(
  path: string,
  site: { base: string; cleanUrls: boolean },
  origin: string,
): string {
  return new URL(toHref(path, site), origin).href;
}

/** Site path of a page's card, the picture for links to it. */
export function cardPath(routePath: string): string {
  return `/og/${documentFile(routePath).replace(/\.html$/, '.png')}`;
}

/** Where a browser on this machine finds a site that is served here. */
export function serverUrl({ host, port, base }: { host: string; port: number; base: string }): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}
