import { readFileSync } from 'node:fs';
import type { LocaleInfo } from 'lectern';
import { bookArticle } from './article.ts';
import { type BookContent, bookPath } from './book.ts';
import { contentsHtml } from './contents.ts';
import { escaped } from './html.ts';
import { inLanguage, type KnownBook } from './options.ts';
import type { Words } from './words.ts';

const styles = readFileSync(new URL('../theme/book.css', import.meta.url), 'utf8');

export interface DocumentOptions {
  base: string;
  siteOrigin: string | undefined;
  words: Words;
  /** Whether there is also a PDF. */
  hasPdf: boolean;
}

/** Returns the document of a book: cover, contents and all pages, without a script. */
export function bookDocument(content: BookContent, options: DocumentOptions): string {
  const { site, contents, articles } = content;
  const { words, base } = options;
  const title = titleOf(content);
  const links = [...new Set(articles.flatMap((article) => article.styles))];
  return `<!doctype html>
<html ${articles[0]?.root}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'self'">
<title>${escaped([...new Set([title, site.title])].filter(Boolean).join(' | '))}</title>
${links.join('\n')}
<style>
${styles}</style>
</head>
<body class="book">
${cover(content, title, options)}
<nav class="book-contents" aria-labelledby="book-contents">
<h2 id="book-contents">${escaped(words.contents)}</h2>
${contentsHtml(contents)}
</nav>
<main>
${pages(content, { base, siteOrigin: options.siteOrigin })}
</main>
</body>
</html>
`;
}

/** Returns the title on the cover. */
export function titleOf({ book, edition, articles, site }: BookContent): string {
  const first = articles.find(({ path }) => path === `${edition.prefix}/${book.folder}/`) ?? articles[0];
  return book.title === undefined
    ? (book.folder && first?.title) || site.title
    : inLanguage(book.title, edition.lang);
}

/** Returns the links to the PDF and back to the site, which are only shown on the screen. */
function bar(
  book: KnownBook,
  edition: Readonly<LocaleInfo>,
  { base, words, hasPdf }: DocumentOptions,
): string {
  const back = `${base}${edition.prefix.slice(1)}${edition.prefix && '/'}`;
  const pdf = hasPdf ? `<a href="${base}${bookPath(book, edition)}.pdf">${escaped(words.pdf)}</a>` : '';
  return `<p class="book-bar"><a href="${back}">${escaped(words.backToSite)}</a>${pdf}</p>`;
}

function cover({ book, edition, site }: BookContent, title: string, options: DocumentOptions): string {
  const { base, siteOrigin } = options;
  const subtitle = book.subtitle === undefined ? edition.version : inLanguage(book.subtitle, edition.lang);
  const address = siteOrigin && new URL(`${base}${edition.prefix.slice(1)}`, siteOrigin).href;
  const lines = [
    bar(book, edition, options),
    site.title !== title && site.title ? `<p class="book-site">${escaped(site.title)}</p>` : '',
    `<h1>${escaped(title)}</h1>`,
    subtitle ? `<p class="book-subtitle">${escaped(subtitle)}</p>` : '',
    address
      ? `<p class="book-address"><a href="${address}">${address.replace(/^https?:\/\/|\/$/g, '')}</a></p>`
      : '',
  ];
  return `<header class="book-cover">\n${lines.filter(Boolean).join('\n')}\n</header>`;
}

function pages({ articles }: BookContent, place: { base: string; siteOrigin: string | undefined }): string {
  const anchors = new Map(articles.map(({ path, anchor }) => [path, anchor]));
  return articles
    .map(({ anchor, html, title, lang }) => {
      const language = lang ? ` lang="${escaped(lang)}"` : '';
      const article = bookArticle(html, title, { ...place, anchor, anchors });
      return `<section class="prose book-page" id="${anchor}"${language}>\n${article}\n</section>`;
    })
    .join('\n');
}
