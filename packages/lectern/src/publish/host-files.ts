import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { urlSettings } from '../config/url-settings.ts';
import { toPosix } from '../pages/paths.ts';
import { documentFile } from '../shared/url.ts';
import { IMMUTABLE, MARKDOWN_TYPE, NO_HSTS, SECURITY_HEADERS } from './headers.ts';
import { redirectPage } from './redirect-page.ts';
import { hrefOf } from './redirect-target.ts';
import { addressOf, type Redirect } from './redirects.ts';

/**
 * Writes the files that hosts need in addition to pages: a document at each old address, and `_redirects` and
 * `_headers`, which Netlify and Cloudflare read. The author's own public files overwrite them afterwards.
 *
 * @param hashed names of the folders with hashed files: not every host supports `*` in the middle of a path
 * @param write writes a text to a path in the output
 */
export function writeHostFiles(
  config: Config,
  redirects: readonly Redirect[],
  hashed: readonly string[],
  write: (path: string, text: string) => void,
): void {
  for (const redirect of redirects) write(documentFile(redirect.from), redirectPage(redirect, config));
  write('_redirects', redirectLines(config, redirects));
  write('_headers', headerLines(config.base, hashed));
}

/** Returns warnings for redirects that do not reach the hosts that read `_redirects`. */
export function hostFileWarnings(config: Config, redirects: readonly Redirect[]): string[] {
  const file = join(config.publicDir, '_redirects');
  if (redirects.length === 0 || !existsSync(file)) return [];
  return [
    `${toPosix(relative(config.project, file))}  This file is published instead of the one that is generated from "redirects" and "redirectFrom", so hosts do not know these redirects. Remove it, or add them to it.`,
  ];
}

/** Returns one line for each address. Both hosts redirect the other forms of the address to it. */
export function redirectLines(config: Config, redirects: readonly Redirect[]): string {
  const site = urlSettings(config);
  const lines = redirects.map(({ from, to }) => `${sourceHref(from, site.base)} ${hrefOf(to, site)} 301`);
  return [...lines, ''].join('\n');
}

/** Returns the old address with base. Without the base, it would be an address of another site. */
function sourceHref(from: string, base: string): string {
  return encodeURI(base + (from.endsWith('/') ? from : addressOf(from)).slice(1));
}

/** @param folders folders with hashed files */
export function headerLines(base: string, folders: readonly string[]): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) => [
    base + path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  return [
    '# Hosts that read this file have browsers ask again for all that no rule says to keep.',
    `# ${NO_HSTS}`,
    ...rule('*', SECURITY_HEADERS),
    ...folders.flatMap((folder) => rule(`${folder}/*`, { 'Cache-Control': IMMUTABLE })),
    ...rule('*.md', { 'Content-Type': MARKDOWN_TYPE }),
    '',
  ].join('\n');
}
