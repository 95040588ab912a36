/** Content of a feed, independent of the format. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** BCP 47 tag. */
  language: string;
  author: string;
  /** URL of the page that the feed belongs to. */
  home: string;
  /** URLs of its files. */
  urls: { rss: string; atom: string; json: string };
  /** Newest first; at least one. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  description: string;
  url: string;
  date: Date;
  html: string;
}

/** Formats a feed as RSS 2.0, with whole articles in `content:encoded`. */
export function toRss(feed: Feed): string {
  const items = feed.items.map(({ title, description, url, date, html }) => [
    '<item>',
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', date.toUTCString()),
    element('description', description),
    element('content:encoded', html),
    '</item>',
  ]);
  return lines([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    element('title', feed.title),
    element('link', feed.home),
    `<atom:link href="${escapeXml(feed.urls.rss)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    element('language', feed.language),
    element('lastBuildDate', updated(feed).toUTCString()),
    ...items.flat(),
    '</channel>',
    '</rss>',
  ]);
}

/** Formats a feed as Atom 1.0 (RFC 4287). */
export function toAtom(feed: Feed): string {
  const entries = feed.items.map(({ title, description, url, date, html }) => [
    '<entry>',
    element('title', title),
    element('id', url),
    `<link href="${escapeXml(url)}"/>`,
    element('published', date.toISOString()),
    element('updated', date.toISOString()),
    element('summary', description),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ]);
  return lines([
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    element('title', feed.title),
    element('subtitle', feed.description),
    element('id', feed.home),
    `<link href="${escapeXml(feed.home)}"/>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.urls.atom)}"/>`,
    element('updated', updated(feed).toISOString()),
    `<author>${element('name', feed.author)}</author>`,
    ...entries.flat(),
    '</feed>',
  ]);
}

/** Formats a feed as JSON Feed 1.1. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    feed_url: feed.urls.json,
    description: feed.description,
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.items.map(({ title, description, url, date, html }) => ({
      id: url,
      url,
      title,
      summary: description,
      content_html: html,
      date_published: date.toISOString(),
    })),
  });
}

/** Returns the date of the newest item. The time of the build would make equal input give different bytes. */
function updated({ items }: Feed): Date {
  return new Date(Math.max(...items.map(({ date }) => date.getTime())));
}

function lines(parts: readonly string[]): string {
  return `<?xml version="1.0" encoding="utf-8"?>\n${parts.join('\n')}\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Matches control characters and lone surrogates, which XML does not allow even if they are escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
