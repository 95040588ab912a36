import type { LocaleInfo, OutputPage, PluginOutput, WrittenFile } from 'lectern';
import type { PageData, SidebarItem, SiteData } from 'lectern/client';
import { type BookPage, contentsOf, type Entry, pagesOf } from './contents.ts';
import type { KnownBook } from './options.ts';

/** A page with the content that the client would show. */
export interface BookArticle extends BookPage {
  html: string;
  /** Language of the text if it is not that of the book. */
  lang: string | undefined;
  /** Links of its document to styles and fonts. */
  styles: string[];
  /** Attributes of `<html>` in its document, which styles depend on. */
  root: string;
}

/** Content of a book in one edition. */
export interface BookContent {
  book: KnownBook;
  edition: Readonly<LocaleInfo>;
  site: SiteData;
  contents: Entry[];
  articles: BookArticle[];
}

/** Files of the output by their paths. */
export type Files = ReadonlyMap<string, WrittenFile>;

/** Returns the path of a book in the output, without extension. */
export function bookPath({ name }: KnownBook, { prefix }: Readonly<LocaleInfo>): string {
  return `${prefix}/print/${name}`.slice(1);
}

/** Checks whether a page is in the folder of a book. */
export function isInBook(
  path: string,
  { folder }: KnownBook,
  edition: Readonly<LocaleInfo>,
  editions: readonly Readonly<LocaleInfo>[],
): boolean {
  const own = editions.filter(({ prefix }) => path.startsWith(`${prefix}/`));
  const nearest = own.sort((a, b) => b.prefix.length - a.prefix.length)[0];
  return (
    nearest?.edition === edition.edition && path.startsWith(`${edition.prefix}/${folder}${folder && '/'}`)
  );
}

/** Returns the pages of a book, or null in an edition that has no page of its own, only untranslated ones. */
export function readBook(
  book: KnownBook,
  edition: Readonly<LocaleInfo>,
  editions: readonly Readonly<LocaleInfo>[],
  { output, files }: { output: PluginOutput; files: Files },
): BookContent | null {
  const found = output.pages.flatMap((page) => {
    if (!isInBook(page.path, book, edition, editions) || !isPrinted(page)) return [];
    const { page: data, html } = read<{ page: PageData; html: string }>(
      files,
      page.file.replace(/html$/, 'json'),
    );
    return data.pageType === 'doc' ? [{ page, data, html }] : [];
  });
  if (!found.some(({ data }) => !data.original)) return null;
  const anchors = anchorsOf(found.map(({ page }) => page.path));
  const articles = found.map(({ page, data, html }) => ({
    path: page.path,
    title: data.title,
    anchor: anchors.get(page.path) ?? page.path,
    html,
    lang: data.original && editions.find((other) => other.edition === data.original?.edition)?.tag,
    ...headOf(page),
  }));
  const byUrl = new Map<string | null, BookArticle[]>();
  for (const [index, { data }] of found.entries()) {
    const article = articles[index];
    if (article) byUrl.set(data.sidebarUrl, [...(byUrl.get(data.sidebarUrl) ?? []), article]);
  }
  const site = siteOf(files, edition);
  const contents = [...byUrl].flatMap(([url, own]) => {
    const sidebar = url ? read<SidebarItem[]>(files, url.slice(output.base.length)) : [];
    const entries = contentsOf(sidebar, own);
    // Each section of a language is a group.
    return byUrl.size > 1 && url ? [{ text: sectionTitle(own, site), entries }] : entries;
  });
  const byPath = new Map(articles.map((article) => [article.path, article]));
  return {
    book,
    edition,
    site,
    contents,
    articles: pagesOf(contents).flatMap(({ path }) => byPath.get(path) ?? []),
  };
}

function isPrinted({ frontmatter }: OutputPage): boolean {
  return frontmatter.print !== false && !frontmatter.unlisted;
}

/** Returns the name of a section in the navigation, otherwise the title of its first page. */
function sectionTitle(pages: readonly BookPage[], { theme }: SiteData): string {
  const all = theme.nav.flatMap((item) => [item, ...(item.items ?? [])]);
  const entry = all.find(({ link }) => pages.some(({ path }) => path === link));
  return entry?.text ?? pages[0]?.title ?? '';
}

/** Returns the anchor of each path: `/guide/start` is `guide-start`. A number distinguishes equal anchors. */
function anchorsOf(paths: readonly string[]): Map<string, string> {
  const anchors = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of paths) {
    const name = path.replace(/[^\p{L}\p{N}_.]+/gu, '-').replace(/^-|-$/g, '') || 'home';
    let anchor = name;
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${name}-${count}`;
    taken.add(anchor);
    anchors.set(path, anchor);
  }
  return anchors;
}

function headOf(page: OutputPage): { styles: string[]; root: string } {
  const html = page.html();
  return {
    styles: html.match(/<link rel="(?:stylesheet|preload" as="font)"[^>]*>/g) ?? [],
    root: /<html ([^>]*)>/.exec(html)?.[1] ?? '',
  };
}

function siteOf(files: Files, { edition }: Readonly<LocaleInfo>): SiteData {
  const path = [...files.keys()].find((name) => name.startsWith(`assets/site.${edition}.`));
  return read<SiteData>(files, path ?? `assets/site.${edition}.json`);
}

function read<T>(files: Files, path: string): T {
  const file = files.get(path);
  if (!file) throw new Error(`The output has no ${path}.`);
  return JSON.parse(Buffer.from(file.read()).toString());
}
