/** What a request asks for: it decides whether the network or the cache is asked first. */
export type Kind =
  /** A page as a whole: the network first. */
  | 'document'
  /** A file whose name changes with its content: the cache first. */
  | 'hashed'
  /** Any other file: payload, public image. The network first. */
  | 'file';

export interface Plan {
  kind: Kind;
  /** Under which the answer is kept. */
  key: string;
}

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'cache'> & { headers: Pick<Headers, 'has'> };

/** Files below the base whose names hold a hash of their content. A public file in `assets` without one may change. */
const HASHED = /^(?:assets\/.+\.[\w-]{8}\.\w+|search_index\.[^/]*\.[\w-]{8}(?:\.json|\/.+))$/;

/**
 * What to do with a request; null leaves it to the browser.
 *
 * Parts of files (`Range`) are left to it since only a whole answer can be kept, other origins since their answers may
 * be opaque: an error would be kept like a file, and each counts as megabytes of the quota.
 */
export function planFor(
  { url, method, mode, cache, headers }: Asked,
  origin: string,
  base: string,
): Plan | null {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== 'GET' || from !== origin || !pathname.startsWith(base) || headers.has('range')) return null;
  // Developer tools ask so; a worker may not pass it on.
  if (cache === 'only-if-cached' && mode !== 'same-origin') return null;
  if (mode === 'navigate') return { kind: 'document', key: documentKey(pathname) };
  if (isHashed(pathname, base)) return { kind: 'hashed', key: pathname };
  return /\.\w+$/.test(pathname) ? { kind: 'file', key: pathname + search } : null;
}

/** True for a file whose name changes with its content. */
export function isHashed(pathname: string, base: string): boolean {
  return HASHED.test(pathname.slice(base.length));
}

/** The one name of a document: `/guide/a` and `/guide/a.html` are the same page, whatever the query says. */
export function documentKey(pathname: string): string {
  return pathname.replace(/(\/index)?\.html$/, (_end, index) => (index ? '/' : ''));
}

/** Under which the file at an address is kept, and whether it is a page as a whole. */
export function keyOf(address: string, origin: string): { key: string; isDocument: boolean } {
  const { pathname, search } = new URL(address, origin);
  const isDocument = !/\.(?!html$)\w+$/.test(pathname);
  return { key: isDocument ? documentKey(pathname) : pathname + search, isDocument };
}

/** The key of a page's document by the address of its payload; null for what is no payload. */
export function documentOfPayload(key: string): string | null {
  return key.endsWith('.json') ? documentKey(key.replace(/json$/, 'html')) : null;
}

/** A page is `/guide` or `/guide/`: a host that has one of them leads there from the other. */
export function otherKey(key: string): string {
  return key.endsWith('/') ? key.slice(0, -1) : `${key}/`;
}
