/** URL helpers (SPEC 2.1 and 9). A `path` has no base and is decoded. An `href` has the form that documents contain. */

const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Checks whether an href is external: `https://…`, `//host`, `mailto:`, `tel:`, `data:` or any other scheme. Lectern
 * never changes external hrefs.
 */
export function isExternal(href: string): boolean {
  return EXTERNAL.test(href);
}

/** Splits `a#b` into `['a', 'b']`. The hash is '' if there is none. The query stays with the path. */
export function splitHash(href: string): [path: string, hash: string] {
  const index = href.indexOf('#');
  return index < 0 ? [href, ''] : [href.slice(0, index), href.slice(index + 1)];
}

/** Joins the base (`/docs/`) and a site path (`/guide/`): `/docs/guide/`. External hrefs and hashes stay as they are. */
export function withBase(base: string, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path;
  return base + path.slice(1);
}

/** Returns the site path of a URL path, or null if the path is outside of the base. */
export function withoutBase(base: string, pathname: string): string | null {
  if (pathname.startsWith(base)) return `/${pathname.slice(base.length)}`;
  return `${pathname}/` === base ? '/' : null;
}

/**
 * Returns the route path of a URL path (SPEC 2.1): decoded, without `.html` at the end, and with `/` for `/index` at
 * the end. A path that cannot be decoded stays unchanged: correctly, no route will match it.
 */
export function normalizePath(path: string): string {
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Malformed escapes such as `%E0%A4`: the lookup in the route table will find no page.
  }
  return decoded.replace(/\.html$/, '').replace(/\/index$/, '/');
}

/**
 * Returns the href of a route with base. If clean URLs are off, it has `.html` (SPEC 9), unless it has an extension; a
 * trailing slash becomes `index.html`. `path` may contain a query and a hash, which are kept.
 */
export function toHref(path: string, site: { base: string; cleanUrls: boolean }): string {
  if (isExternal(path) || path.startsWith('#')) return path;
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return withBase(site.base, encodeURI(site.cleanUrls ? pathname : withHtml(pathname))) + rest;
}

function withHtml(pathname: string): string {
  if (pathname.endsWith('/')) return `${pathname}index.html`;
  return hasExtension(pathname) ? pathname : `${pathname}.html`;
}

/** Checks whether a path ends with a file extension. Digits alone are a version: `/releases/v1.2` is a page. */
export function hasExtension(path: string): boolean {
  return /\.(?=\d*[a-z])[a-z\d]+$/i.test(path);
}

/** Checks whether two hrefs lead to the same route. Hash and base are removed, and paths are normalized (SPEC 2.1). */
export function isSamePath(a: string, b: string, base: string): boolean {
  const route = (href: string) => {
    const path = withoutQuery(splitHash(href)[0]);
    return normalizePath(withoutBase(base, path) ?? path);
  };
  return route(a) === route(b);
}

/** Returns a path, or the id of a module, without the question mark and everything after it. */
export function withoutQuery(path: string): string {
  const end = path.indexOf('?');
  return end < 0 ? path : path.slice(0, end);
}

/** Returns the path of a route's document in the output folder, without a leading slash (DESIGN 4). */
export function documentFile(routePath: string): string {
  return `${routePath.slice(1)}${routePath.endsWith('/') ? 'index' : ''}.html`;
}

/** Returns the site path of a route's payload: that of the document with `.json`. */
export function payloadPath(routePath: string): string {
  return `/${documentFile(routePath).replace(/\.html$/, '.json')}`;
}

/** Returns the site path of a page's Markdown twin: that of the document with `.md`. */
export function twinPath(routePath: string): string {
  return `/${documentFile(routePath).replace(/\.html$/, '.md')}`;
}

/** Returns the href of the Markdown version of a page. */
export function twinHref(routePath: string, base: string): string {
  return encodeURI(withBase(base, twinPath(routePath)));
}

/** Returns the absolute URL of a route. */
export function absoluteUrl(
  path: string,
  site: { base: string; cleanUrls: boolean },
  origin: string,
): string {
  return new URL(toHref(path, site), origin).href;
}

/** Returns the site path of a page's card, the picture for links to it. */
export function cardPath(routePath: string): string {
  return `/og/${documentFile(routePath).replace(/\.html$/, '.png')}`;
}

/** Returns the URL of a site that is served on this machine. */
export function serverUrl({ host, port, base }: { host: string; port: number; base: string }): string {
  const isEvery = host === '0.0.0.0' || host === '::';
  const name = isEvery ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}${base}`;
}
