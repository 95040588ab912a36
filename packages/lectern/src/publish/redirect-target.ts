import { isExternal, normalizePath, splitHash, toHref } from '../shared/url.ts';

/** Parts of a redirect's target. */
export interface Target {
  /** Decoded route path, or the whole address of a URL. */
  path: string;
  /** With `?`, or empty. */
  query: string;
  /** Decoded and without `#`; empty for a URL, which keeps its own. */
  hash: string;
  url: boolean;
}

/** Parses a target as an author wrote it. */
export function targetOf(to: string): Target {
  if (isExternal(to)) return { path: to, query: '', hash: '', url: true };
  const [target, hash] = splitHash(to);
  const [path = '', query = ''] = target.split(/(?=\?)/s);
  return { path: normalizePath(path), query, hash: decode(hash), url: false };
}

/** Joins a target to one text, the value of `Redirect.to`. */
export function targetText({ path, query, hash }: Target): string {
  return path + query + (hash ? `#${hash}` : '');
}

/** Parts of a `Location` header, so that a host can insert the query of the request. */
export interface Location {
  /** URL with base. Characters that hosts would read as a variable or a pattern are percent-encoded too. */
  url: string;
  /** Whether the target has its own query, which overrides that of the request. */
  hasQuery: boolean;
  /** With `#`, or empty. */
  hash: string;
}

/** @param to `Redirect.to` */
export function locationOf(to: string, site: { base: string; cleanUrls: boolean }): Location {
  const { path, query, hash, url } = targetOf(to);
  if (!url) {
    const href = toHref(path, site);
    return {
      url: encodeSigns(href, /[:$()*+'{}]/g) + encodeSigns(encodeURI(query), /[$()*'{}]/g),
      hasQuery: query !== '',
      hash: hash && `#${encodeURIComponent(hash).replaceAll("'", '%27')}`,
    };
  }
  const { href, search, hash: own } = new URL(path);
  const plain = own ? href.slice(0, -own.length) : href;
  return {
    url: encodeSigns(plain, /[$()*'{}]/g),
    hasQuery: search !== '',
    hash: encodeSigns(own, /[$'{}]/g),
  };
}

/** Returns the whole `Location` for a request without a query. */
export function hrefOf(to: string, site: { base: string; cleanUrls: boolean }): string {
  const { url, hash } = locationOf(to, site);
  return url + hash;
}

function encodeSigns(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
