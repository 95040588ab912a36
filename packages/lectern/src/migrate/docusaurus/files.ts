import { posix, relative } from 'node:path';
import { toPosix } from '../../pages/paths.ts';
import { applyEdits } from '../edits.ts';
import { type ImportStatement, moduleNames, pageNames } from '../imports.ts';
import { type Page, readPage } from '../page.ts';
import { isCode } from '../runnable.ts';
import type { Move } from '../types.ts';
import { postFrontMatter, type TheirBlog, withoutTruncate } from './blog.ts';
import { globalComponents, withImports } from './global-components.ts';
import type { DocSite } from './links.ts';
import { docusaurusPage } from './pages.ts';
import { importedFiles, isSiteFile, siteFile } from './site-files.ts';
import { withoutNumber } from './tree.ts';

/** A site whose pages are being moved. */
export interface MovedSite extends DocSite {
  blog: TheirBlog | null;
  places: readonly Place[];
  /** Folder of pages that an earlier run has moved. */
  skipped: string | undefined;
}

/** Translates the pages of the docs and the posts of the blog, and moves them to match their addresses. */
export function movePages({ files }: Move, site: MovedSite): Page[] {
  const { docs, root, blog, places, report, skipped } = site;
  const globals = globalComponents(files, report);
  const alone = docs.filter(({ isAlone }) => isAlone).map(({ from }) => from);
  const inPlaces = [...places.flatMap(({ from }) => files.list(from, /\.mdx?$/)), ...alone];
  const all = [...inPlaces, ...partsElsewhere(files, inPlaces)];
  const moved: string[] = [];
  const pages = all.flatMap((file) => {
    if (file.startsWith(`${root}/public/`) || (skipped && file.startsWith(`${skipped}/`))) return [];
    const doc = docs.find(({ from }) => from === file);
    const post = blog?.posts.find(({ from }) => from === file);
    try {
      // Docusaurus treats all pages as MDX, regardless of the file extension. If a file is not valid MDX, it is read as
      // Markdown.
      const source = files.read(file);
      const page = withImports(pageOf(file, post ? withoutTruncate(source) : source), globals);
      if (post && blog) postFrontMatter(page, post, blog);
      const { text, isMdx } = docusaurusPage(page, doc, site, files.absolute(file));
      files.write(file, text);
      // A partial keeps its number prefix, as in the imports that refer to it.
      const target = doc?.to ?? (goesElsewhere(file, places) ? restTarget(file, places) : file);
      const ending = isMdx ? '.mdx' : (/\.mdx?$/.exec(target)?.[0] ?? '.md');
      const to = target.replace(/\.mdx?$/, ending);
      files.move(file, to);
      moved.push(to);
      return [page];
    } catch (error) {
      report.add('unread', file, (error as Error).message);
      return [];
    }
  });
  const scripts = [...site.used].filter(isCode).map((file) => toPosix(relative(files.root, file)));
  for (const file of [...moved, ...scripts]) nameParts(files, file);
  return pages;
}

/** Finds partials elsewhere in the project: `import Part from '@site/parts/_a.mdx'`. */
function partsElsewhere(files: Move['files'], pages: readonly string[]): string[] {
  const known = new Set(pages);
  const found = new Set(known);
  for (const file of found) {
    for (const part of importedFiles(file, files.read(file))) {
      if (/\.mdx?$/.test(part) && !part.startsWith('..') && files.exists(part)) found.add(part);
    }
  }
  return [...found].filter((file) => !known.has(file));
}

/** Updates imports of partials that were renamed to `.mdx`, which is known only after all pages are translated. */
function nameParts(files: Move['files'], file: string): void {
  const text = files.read(file);
  if (file.endsWith('.md') || !/\.md['"]/.test(text)) return;
  const edits = importsIn(file, text).flatMap(({ specifier, source }) => {
    const path = siteFile(specifier, file);
    const isOther = isSiteFile(specifier) && path.endsWith('.md') && !files.exists(path);
    return isOther && files.exists(`${path}x`)
      ? [{ start: source.end - 1, end: source.end - 1, text: 'x' }]
      : [];
  });
  if (edits.length > 0) files.write(file, applyEdits(text, edits));
}

function importsIn(file: string, text: string): ImportStatement[] {
  try {
    return (file.endsWith('.mdx') ? pageNames(readPage(file, text)) : moduleNames(text, file)).imports;
  } catch {
    // The check at the end of the migration reports the error.
    return [];
  }
}

/** A folder of pages and its destination, relative to the project. */
export interface Place {
  from: string;
  to: string;
  /**
   * Whether number prefixes of folders are kept. In docs they define the order; in a blog they are part of the name of
   * a post.
   */
  hasNumbers: boolean;
  /** Matches names of data files that stay in `from`. */
  stays?: RegExp;
}

/**
 * Returns the folders of a site, inner ones first.
 *
 * @param root folder of the docs
 */
export function placesOf(
  root: string,
  more: readonly { from: string; to: string }[],
  blog: TheirBlog | null,
  translations: readonly Place[],
): Place[] {
  return [
    ...translations,
    ...(blog ? [{ from: blog.from, to: blog.to, hasNumbers: true }] : []),
    ...more.map(({ from, to }) => ({ from, to, hasNumbers: false })),
    { from: root, to: root, hasNumbers: false },
  ];
}

/**
 * Moves the files next to pages along with them. Removes data files for folders and authors, whose content is now in
 * the config.
 */
export function moveRest({ files }: Move, places: readonly Place[], blog: TheirBlog | null): void {
  for (const file of places.flatMap(({ from }) => files.list(from))) {
    if (/\.mdx?$/.test(file) || places.some(({ to }) => isInside(file, `${to}/public`))) continue;
    if (placeWith(file, places)?.stays?.test(posix.basename(file))) continue;
    const isData = /^_category_\.(?:json|ya?ml)$/.test(posix.basename(file)) || blog?.files.includes(file);
    if (isData) files.remove(file);
    else files.move(file, restTarget(file, places));
  }
}

/** Returns the destination of a file that is not a page. */
export function restTarget(file: string, places: readonly Place[]): string {
  const place = placeWith(file, places);
  if (!place || isInside(file, `${place.to}/public`)) return file;
  const parts = file.slice(place.from.length + 1).split('/');
  const name = parts.pop() ?? '';
  const folders = place.hasNumbers ? parts : parts.map((part) => withoutNumber(part).name);
  return [place.to, ...folders, name].join('/');
}

function goesElsewhere(file: string, places: readonly Place[]): boolean {
  const place = placeWith(file, places);
  return place !== undefined && place.from !== place.to;
}

function placeWith(file: string, places: readonly Place[]): Place | undefined {
  return places.find(({ from }) => isInside(file, from));
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}

function pageOf(file: string, source: string): Page {
  try {
    return readPage(file, source, 'mdx');
  } catch (error) {
    if (file.endsWith('.mdx')) throw error;
    return readPage(file, source, 'md');
  }
}
