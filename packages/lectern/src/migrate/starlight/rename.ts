import { posix } from 'node:path';
import { slug } from 'github-slugger';
import type { Files } from '../files.ts';
import { pageNames } from '../imports.ts';
import { isAbsoluteUrl, linksOf, splitUrl } from '../links.ts';
import { type Page, readPage, writtenPage } from '../page.ts';

/**
 * Returns the path of a page or folder as Astro uses it in addresses. Each name is slugged like a heading id, so
 * `Debug/Rust Rover` is at `/debug/rust-rover` (`getContentEntryIdAndSlug` of astro).
 */
export function slugPath(path: string): string {
  return path
    .split('/')
    .map((name) => slug(name))
    .join('/');
}

/**
 * Renames files and folders to the names in their addresses, since in Lectern an address is the path of the file.
 * Imports and links in pages are updated.
 *
 * @param langs folders of languages, which keep their names
 */
export function renameToSlugs(files: Files, root: string, langs: readonly string[]): void {
  const moved = new Map<string, string>();
  const all = files.list(root).filter((file) => !file.startsWith(`${root}/public/`));
  const named = foldersOfPages(all, root);
  for (const file of all) {
    const parts = file.slice(root.length + 1).split('/');
    const to = parts.map((part, index) => {
      const path = [root, ...parts.slice(0, index + 1)].join('/');
      if (index === 0 && langs.includes(part)) return part;
      if (path === file) return isPage(file) ? nameOf(part) : part;
      return named.has(path) ? slug(part) : part;
    });
    const target = [root, ...to].join('/');
    if (target !== file && !all.includes(target)) moved.set(file, target);
  }
  if (moved.size === 0) return;
  for (const file of all.filter((name) => /\.mdx?$/.test(name))) rewritePaths(file, files, moved);
  for (const [from, to] of moved) files.move(from, to);
}

/** Returns folders that contain pages at any depth, whose names are part of addresses. */
function foldersOfPages(all: readonly string[], root: string): Set<string> {
  const folders = new Set<string>();
  for (const file of all.filter(isPage)) {
    for (let folder = posix.dirname(file); folder !== root; folder = posix.dirname(folder))
      folders.add(folder);
  }
  return folders;
}

function isPage(file: string): boolean {
  return /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file);
}

function readOrNull(file: string, files: Files): Page | null {
  try {
    return readPage(file, files.read(file));
  } catch {
    return null;
  }
}

function nameOf(file: string): string {
  const extension = posix.extname(file);
  return slug(posix.basename(file, extension)) + extension;
}

/** Updates relative paths in a page. A page that cannot be parsed was already reported. */
function rewritePaths(file: string, files: Files, moved: ReadonlyMap<string, string>): void {
  const page = readOrNull(file, files);
  if (!page) return;
  const wayTo = (path: string): string | null => {
    const target = posix.join(posix.dirname(file), path);
    const from = posix.dirname(moved.get(file) ?? file);
    if (!files.exists(target) || (!moved.has(target) && from === posix.dirname(file))) return null;
    const way = posix.relative(from, moved.get(target) ?? target);
    const shown = way.startsWith('.') ? way : `./${way}`;
    return shown === path ? null : shown;
  };
  for (const { url, start, end } of linksOf(page)) {
    const [path, rest] = splitUrl(url);
    if (path === '' || path.startsWith('/') || isAbsoluteUrl(url)) continue;
    const way = wayTo(decodeURI(path));
    if (way !== null) page.edits.push({ start, end, text: encodeURI(way) + rest });
  }
  for (const { specifier, source } of pageNames(page).imports) {
    const way = specifier.startsWith('.') ? wayTo(specifier) : null;
    if (way !== null) page.edits.push({ start: source.start + 1, end: source.end - 1, text: way });
  }
  if (page.edits.length > 0) files.write(file, writtenPage(page));
}
