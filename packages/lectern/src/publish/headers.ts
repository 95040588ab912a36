/**
 * What a host answers with besides a file: the one place that says so. `lectern preview`, `_headers` and each
 * configuration of `lectern host` are made from it.
 */

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all others: kept, but asked for again each time, which costs a 304 when nothing has changed. */
export const REVALIDATE = 'no-cache';

/** Folders below the base whose files are immutable; `*` is any text without a slash. */
export const HASHED_FOLDERS = ['assets', 'search_index.*'];

const HASHED = new RegExp(`^/(?:${HASHED_FOLDERS.map(folderPattern).join('|')})/`);

/** Names of these folders in an output. @param indexes of search */
export function hashedFolders(indexes: readonly { name: string }[]): string[] {
  return ['assets', ...indexes.map(({ name }) => name)].sort();
}

/** The source of a regular expression for one of `HASHED_FOLDERS`. */
export function folderPattern(folder: string): string {
  return folder.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
}

/** @param path of a file, without base */
export function isHashed(path: string): boolean {
  return HASHED.test(path);
}

/**
 * On every answer. Documents carry a Content-Security-Policy of their own in a meta tag, with the hashes of their
 * scripts; a header says the part that a meta tag may not. Strict-Transport-Security is left to whoever holds the
 * certificate: a browser keeps it for months, for all that the domain serves, and it cannot be taken back.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Content-Security-Policy': "frame-ancestors 'self'",
};

/** Why there is no Strict-Transport-Security, for comments in configurations. */
export const NO_HSTS =
  'Strict-Transport-Security is yours to add: browsers keep it for all that the domain serves.';

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/**
 * What `Accept` holds when a page is asked for as Markdown: the type without a weight, or with the full one. The source
 * of a regular expression that PCRE, RE2 and JavaScript understand alike; letters may be small or not.
 */
export const ACCEPTS_MARKDOWN = '(^|,)\\s*text/markdown\\s*($|,|;\\s*q=1)';

const MARKDOWN = new RegExp(ACCEPTS_MARKDOWN, 'i');

export function acceptsMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && MARKDOWN.test(accept);
}
