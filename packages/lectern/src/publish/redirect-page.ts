import type { Config } from '../config/load.ts';
import { labelsOf } from '../config/site-data.ts';
import { urlSettings } from '../config/url-settings.ts';
import { contentSecurityPolicy } from '../pages/policy.ts';
import { languageAttributes } from '../pages/tags.ts';
import { escapeHtml } from '../shared/escape-html.ts';
import { localeOf } from '../shared/locale.ts';
import { isExternal } from '../shared/url.ts';
import { hrefOf } from './redirect-target.ts';
import type { Redirect } from './redirects.ts';

/** Keeps query and hash, which a refresh would drop. */
const KEEP_QUERY = `const to = new URL(document.links[0].href);
to.search ||= location.search;
if (location.hash) to.hash = location.hash;
location.replace(to);`;

const POLICY = contentSecurityPolicy({ scripts: [KEEP_QUERY] });

/** Returns the document at an old address. It redirects on any host, even on one without support for redirects. */
export function redirectPage({ from, to }: Redirect, config: Config): string {
  const site = urlSettings(config);
  const locale = localeOf(isExternal(to) ? from : to.replace(/[?#].*$/s, ''), config.localeInfos);
  const href = hrefOf(to, site);
  const url = config.siteOrigin ? new URL(href, config.siteOrigin).href : href;
  const title = escapeHtml(labelsOf(config, locale).pageMoved);
  return [
    '<!doctype html>',
    `<html${languageAttributes(locale.tag, locale.dir)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title>${title}</title>`,
    // The canonical address is that of a page, without the hash.
    `<link rel="canonical" href="${escapeHtml(url.replace(/#.*$/s, ''))}">`,
    '<meta name="robots" content="noindex">',
    // If scripts run, the refresh could happen before the script, and drop the query.
    `<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"></noscript>`,
    '</head>',
    `<body><p>${title}: <a href="${escapeHtml(href)}">${escapeHtml(isExternal(to) ? href : decodeURI(href))}</a></p><script>${KEEP_QUERY}</script></body>`,
    '</html>',
  ].join('\n');
}
