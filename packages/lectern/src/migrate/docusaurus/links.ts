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
  /** Collects the project's own files that pages need, as absolute paths. */
  used: Set<string>;
  report: Report;
  elsewhere(path: string): string;
  /** Returns the new address of a generated page; null for other addresses. */
  madePage(path: string): string | null;
  /** Returns the destination of a file that is not a page. */
  placeOf(file: string): string;
  exists(file: string): boolean;
  absolute(file: string): string;
}

/** Updates the links and imports of a page to the new locations. */
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

/** Returns the new specifier of an import; null if it does not change. */
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

/**
 * Returns the path to a file next to the page, if the page or the file is moved or the file is published; otherwise
 * null.
 */
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

/** Returns the new target of a link; null if it does not change. */
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
    const named = places.map((place) => docs.find(({ from }) => from === place)).find(Boolean);
    if (!named) return null;
    const found = inLanguageOf(doc, named, docs);
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
  // The path is already an address of the new site.
  if (docs.some(({ route }) => tidy(route) === tidy(path))) return null;
  return path.startsWith('/') ? elsewhere(path) + rest : null;
}

/** Returns the translation of a page in the language of the page that links to it. It may be missing there. */
function inLanguageOf(doc: Doc | undefined, target: Doc, docs: readonly Doc[]): Doc {
  if (!doc?.lang || target.lang) return target;
  return docs.find(({ lang, translates }) => lang === doc.lang && translates === target.from) ?? target;
}

/**
 * Returns the files that a path to a page may refer to, relative to the project, most likely first. Docusaurus looks
 * next to the page, then in the docs folder and in the site folder, unless the path has an explicit start
 * (`resolveMarkdownLinkPathname` of
 * @docusaurus/utils).
 */
function placesOf(path: string, file: string, root: string): string[] {
  if (path.startsWith('@site/')) return [path.slice('@site/'.length)];
  const beside = path.startsWith('/') ? [] : [posix.join(posix.dirname(file), decodeURI(path))];
  if (/^\.\.?\//.test(path)) return beside;
  return [...beside, posix.join(root, path), posix.join('.', path.replace(/^\/+/, ''))];
}

/** Returns a path in the static folder as a path from the root of the site, where its files are published. */
export function staticPath(path: string): string {
  return path.replace(/^(?:@site\/|(?:\.\.\/)+)static\//, '/').replace(/^(?=img\/)/, '/');
}
