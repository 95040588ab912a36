import type { HostRedirect } from '../redirect-files.ts';

/** What a host must know of a site to serve it. */
export interface HostSite {
  /** Path that the site is served under, with slashes at both ends. */
  base: string;
  cleanUrls: boolean;
  /** Output folder, relative to the project: `dist`. */
  outDir: string;
  redirects: readonly HostRedirect[];
}

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For all others: kept, and asked for again each time. */
export const REVALIDATE = 'no-cache';

/**
 * What every answer carries. The policy for scripts is in each document, with the hashes of its own; `frame-ancestors`
 * works in a header only. `Strict-Transport-Security` is left to the host: it binds the whole domain, and for long.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Source of a regular expression for the paths of such files, without base and leading slash. */
export const IMMUTABLE_PATHS = String.raw`(?:assets|search_index\.[^/]+)/`;

/** @param path site path, without base */
export function cacheControl(path: string): string {
  return new RegExp(`^/${IMMUTABLE_PATHS}`).test(path) ? IMMUTABLE : REVALIDATE;
}

export const MARKDOWN_TYPE = 'text/markdown; charset=utf-8';

/** Whether a client asks for Markdown: browsers never do. */
export function wantsMarkdown(accept: string | undefined): boolean {
  return /\btext\/markdown\b/.test(accept ?? '');
}

/**
 * `_headers` of Netlify and Cloudflare.
 *
 * @param folders names of the folders in the output whose files are never changed
 */
export function headersFile(base: string, folders: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    rule('/*', SECURITY_HEADERS),
    ...folders.map((folder) => rule(`${base}${folder}/*`, { 'Cache-Control': IMMUTABLE })),
    rule(`${base}*.md`, { 'Content-Type': MARKDOWN_TYPE }),
  ].join('\n')}\n`;
}
