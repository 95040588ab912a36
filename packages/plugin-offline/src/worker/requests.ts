/** Kind of the requested file. It decides whether the network or the cache is asked first. */
export type Kind =
  /** A whole page: the network first. */
  | 'document'
  /** A file whose name changes with its content: the cache first. */
  | 'hashed'
  /** Any other file: payload, public image. The network first. */
  | 'file';

export interface Plan {
  kind: Kind;
  /** Key under which the response is kept. */
  key: string;
}

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'cache'> & { headers: Pick<Headers, 'has'> };

/**
 * Matches files below the base whose names contain a hash of their content. A public file in `assets` without a hash
 * may change.
 */
const HASHED = /^(?:assets\/.+\.[\w-]{8}\.\w+|search_index\.[^/]*\.[\w-]{8}(?:\.json|\/.+))$/;

/**
 * Returns how to handle a request, or null to leave it to the browser.
 *
 * Parts of files (`Range`) are left to it, since only a whole response can be kept. Other origins are left to it, since
 * their responses may be opaque: an error would be kept like a file, and each counts as megabytes of the quota.
 */
export function planFor(
  { url, method, mode, cache, headers }: Asked,
  origin: string,
  base: string,
): Plan | null {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== 'GET' || from !== origin || !pathname.startsWith(base) || headers.has('range')) return null;
  // Developer tools send such requests, which a worker cannot forward.
  if (cache === 'only-if-cached' && mode !== 'same-origin') return null;
  if (mode === 'navigate') return { kind: 'document', key: documentKey(pathname) };
  if (isHashed(pathname, base)) return { kind: 'hashed', key: pathname };
  return /\.\w+$/.test(pathname) ? { kind: 'file', key: pathname + search } : null;
}

/** Checks whether the name of a file changes with its content. */
export function isHashed(pathname: string, base: string): boolean {
  return HASHED.test(pathname.slice(base.length));
}

/** Returns the key of a document. `/guide/a` and `/guide/a.html` are the same page, regardless of the query. */
export function documentKey(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, (_end, index) => (index ? '/' : ''));
}

/** Returns the key under which the file at an address is kept, and whether it is a whole page. */
export function keyOf(address: string, origin: string): { key: string; isDocument: boolean } {
  const { pathname, search } = new URL(address, origin);
  const isDocument = !/\.(?!html$)\w+$/.test(pathname);
  return { key: isDocument ? documentKey(pathname) : pathname + search, isDocument };
}

/** Returns the key of a page's document by the address of its payload, or null if it is not a payload. */
export function documentOfPayload(key: string): string | null {
  return key.endsWith('.json') ? documentKey(key.replace(/json$/, 'html')) : null;
}

/**
 * Returns the other form of a key. A page is `/guide` or `/guide/`, and a host that has one of them redirects from the
 * other.
 */
export function otherKey(key: string): string {
  return key.endsWith('/') ? key.slice(0, -1) : `${key}/`;
}
