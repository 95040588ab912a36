import { contentSecurityPolicy } from '../pages/html.ts';
import { escapeHtml, jsonForScript } from '../pages/tags.ts';
import { documentFile, isExternal, toHref, withBase } from '../shared/url.ts';
import type { Redirect } from './redirects.ts';

/** What addresses of a site are made with. */
export interface AddressRules {
  base: string;
  cleanUrls: boolean;
  siteOrigin: string | undefined;
}

/** A redirect as hosts know it: both addresses with base, as they are asked for. */
export interface HostRedirect {
  from: string;
  to: string;
}

export function hostRedirects(redirects: readonly Redirect[], rules: AddressRules): HostRedirect[] {
  return redirects.map(({ from, to }) => ({
    from: encodeURI(withBase(rules.base, from)),
    to: toHref(to, rules),
  }));
}

/**
 * Redirects as every static host can serve them: a page for each, and `_redirects` for Netlify and Cloudflare.
 *
 * @returns text by path in the output
 */
export function redirectFiles(redirects: readonly Redirect[], rules: AddressRules): Record<string, string> {
  if (redirects.length === 0) return {};
  const lines = hostRedirects(redirects, rules).map(({ from, to }) => `${from} ${to} 301`);
  const pages = redirects.map(({ from, to }) => [documentFile(from), redirectPage(toHref(to, rules), rules)]);
  return { ...Object.fromEntries(pages), _redirects: `${lines.join('\n')}\n` };
}

/** The reader's own query and hash go along; without scripts the plain address is enough. */
function redirectPage(href: string, { siteOrigin }: AddressRules): string {
  const script = `const to = new URL(${jsonForScript(href)}, location); to.search ||= location.search; to.hash ||= location.hash; location.replace(to);`;
  const canonical = siteOrigin || isExternal(href) ? new URL(href, siteOrigin).href : href;
  const url = escapeHtml(href);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy([script])}">
<title>${url}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(canonical)}">
<script>${script}</script>
<meta http-equiv="refresh" content="0; url=${url}">
</head>
<body><a href="${url}">${url}</a></body>
</html>
`;
}

/** Redirects of a `_redirects` file, the project's own included; comments and wildcards are left out. */
export function readRedirects(text: string): HostRedirect[] {
  return text.split('\n').flatMap((line) => {
    const [from = '', to = ''] = line.trim().split(/\s+/);
    return from.startsWith('/') && to && !/[*:]/.test(from) ? [{ from, to }] : [];
  });
}
