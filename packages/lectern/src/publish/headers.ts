/**
 * Headers that a host sends with a file, defined only here. `lectern preview`, `_headers` and each configuration of
 * `lectern host` are generated from them.
 */

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all other files: cached, but revalidated on each request, which costs a 304 if nothing has changed. */
export const REVALIDATE = 'no-cache';

/** Folders below the base with immutable files. `*` matches any text without a slash. */
export const HASHED_FOLDERS = ['assets', 'search_index.*'];

const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.map(folderPattern).join('|')})/`);

/** Returns the names of these folders in an output. @param indexes search indexes */
export function hashedFolders(indexes: readonly { name: string }[]): string[] {
  return ['assets', ...indexes.map(({ name }) => name)].sort();
}

/** Returns the source of a regular expression for one of `HASHED_FOLDERS`. */
export function folderPattern(folder: string): string {
  return folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
}

/** @param path path of a file, without base */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/**
 * Headers of every response. Documents contain a Content-Security-Policy in a meta tag, with the hashes of their
 * scripts. The header contains the directive that a meta tag does not support. Strict-Transport-Security is left to the
 * owner of the certificate: a browser remembers it for months, for everything on the domain, and it cannot be revoked.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** Explains in generated configurations why there is no Strict-Transport-Security. */
export const NO_HSTS =
  'Strict-Transport-Security is yours to add: browsers keep it for all that the domain serves.';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/**
 * Matches an `Accept` header that asks for Markdown: the type without a weight, or with a weight of 1. It is the source
 * of a regular expression that PCRE, RE2 and JavaScript interpret alike. Case does not matter.
 */
export const ACCEPTS_MARKDOWN = '(^|,)\\s*text/markdown\\s*($|,|;\\s*q=1)';

const MARKDOWN = new RegExp(ACCEPTS_MARKDOWN, 'i');

export function acceptsMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && MARKDOWN.test(accept);
}
