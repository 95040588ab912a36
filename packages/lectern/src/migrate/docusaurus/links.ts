import { posix, relative } from 'node:path';
import { toPosix } from '../../pages/paths.ts';
import { pageNames } from '../imports.ts';
import { isAbsoluteUrl, linksOf, splitUrl } from '../links.ts';
import type { Page } from '../page.ts';
import type { Report } from '../report.ts';
import type { Runnable } from '../runnable.ts';
import { type Doc, tidy } from './tree.ts';

export interface DocSite {
  docs: readonly Doc[];
  /** Docs folder, relative to the project. */
  root: string;
  runnable: Runnable;
  /** Collects the project's own files that pages need, absolute. */
  used: Set<string>;
  report: Report;
  elsewhere(path: string): string;
  /** Address here of a page that is made of no file; null for others. */
  madePage(path: string): string | null;
  /** Where a file that is no page goes. */
  placeOf(file: string): string;
  exists(file: string): boolean;
  absolute(file: string): string;
}

/** Lets the links of a page lead where pages are now. */
export function rewriteLinks(page: Page, doc: Doc | undefined, site: DocSite): void {
  for (const { url, start, end, kind } of linksOf(page)) {
    const target =
      fileBeside(url, page.file, doc, site) ??
      (kind === 'image' ? staticPath(url) : linkTarget(url, page.file, doc, site));
    if (target !== null && target !== url) page.edits.push({ start, end, text: target });
  }
  for (const { specifier, source } of pageNames(page).imports) {
    const target = importTarget(specifier, page.file, doc, site);
    if (target !== null) page.edits.push({ start: source.start + 1, end: source.end - 1, text: target });
  }
}

/** What an import of a page says where it is now; null for one that stays. */
function importTarget(specifier: string, file: string, doc: Doc | undefined, site: DocSite): string | null {
  if (!doc || !specifier.startsWith('.') || posix.dirname(doc.to) === posix.dirname(file)) return null;
  if (!/\.mdx?$/.test(specifier) && site.runnable.resolve(specifier, site.absolute(file)) === null)
    return null;
  const meant = posix.join(posix.dirname(file), specifier);
  const target = site.docs.find(({ from }) => from === meant)?.to ?? site.placeOf(meant);
  return wayTo(target, doc.to);
}

function wayTo(target: string, from: string): string {
  const way = posix.relative(posix.dirname(from), target);
  return way.startsWith('.') ? way : `./${way}`;
}

/** The way to a file beside the page, where page or file go elsewhere, or the file is published; else null. */
export function fileBeside(url: string, file: string, doc: Doc | undefined, site: DocSite): string | null {
  const [path, rest] = splitUrl(url);
  if (!doc || path === '' || /^[@/]|\.mdx?$/.test(path) || isAbsoluteUrl(url)) return null;
  const meant = posix.join(posix.dirname(file), decodeURI(path));
  if (!site.exists(meant)) return null;
  const published = toPosix(relative(site.absolute('static'), site.absolute(meant)));
  if (!published.startsWith('..')) return `/${encodeURI(published)}${rest}`;
  if (posix.dirname(doc.to) === posix.dirname(file)) return null;
  return encodeURI(wayTo(site.placeOf(meant), doc.to)) + rest;
}

/** Where a link of a page leads now; null for one that stays. */
function linkTarget(
  url: string,
  file: string,
  doc: Doc | undefined,
  { docs, root, elsewhere, madePage }: DocSite,
): string | null {
  if (url.startsWith('pathname://')) return elsewhere(url.slice('pathname://'.length));
  const [path, rest] = splitUrl(url);
  if (path === '' || isAbsoluteUrl(url)) return null;
  if (/\.mdx?$/.test(path)) {
    const places = placesOf(path, file, root);
    const found = places.map((place) => docs.find(({ from }) => from === place)).find(Boolean);
    if (!found) return null;
    const to = doc?.to ?? file;
    const stays = found.from === found.to && posix.dirname(to) === posix.dirname(file);
    if (stays && found.from === places[0] && !path.startsWith('@')) return null;
    return wayTo(found.to, to) + rest;
  }
  const made = path.startsWith('/') ? madePage(path) : null;
  if (made !== null) return made + rest;
  if (/\.[a-z\d]{2,4}$/i.test(path)) return staticPath(path) + rest;
  const old = tidy(path.startsWith('/') ? path : posix.join(posix.dirname(doc?.oldRoute ?? '/'), path));
  const found = docs.find(({ oldRoute }) => oldRoute === old);
  if (found) return found.route + rest;
  // An address of the new site is there already.
  if (docs.some(({ route }) => tidy(route) === tidy(path))) return null;
  return path.startsWith('/') ? elsewhere(path) + rest : null;
}

/**
 * The files that a path to a page may name, relative to the project, the likeliest first. Docusaurus looks beside the page,
 * then in the docs folder and in that of the site, unless the path says where it starts
 * (`resolveMarkdownLinkPathname` of @docusaurus/utils).
 */
function placesOf(path: string, file: string, root: string): string[] {
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)];
  const beside = path.startsWith('/') ? [] : [posix.join(posix.dirname(file), decodeURI(path))];
  if (/^\.\.?\//.test(path)) return beside;
  return [...beside, posix.join(root, path), posix.join('.', path.replace(/^\/+/, ''))];
}

/** A path of the static folder, whose files are at the root of the site. */
export function staticPath(path: string): string {
  return path.replace(/^(?:@site\/|(?:\.\.\/)+)static\//, '/').replace(/^(?=img\/)/, '/');
}
