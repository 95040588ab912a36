import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readDocument } from './document.mjs';

/**
 * Reads all documents of a built site.
 *
 * @returns `documents` by path (`/guide/`, `/guide/a`), and functions that check whether a path has a file or a
 * redirect
 */
export function readSite(outDir) {
  const documents = new Map();
  if (!existsSync(outDir)) return { documents, hasFile: () => false, hasRedirect: () => false };
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html') || file === '404.html') continue;
    const html = readFileSync(join(outDir, file), 'utf8');
    // A redirect has no text of its own.
    if (/<meta http-equiv="refresh"/i.test(html)) continue;
    // All pages have a main part. This is a file of the public folder, such as one that verifies the site's owner.
    if (!/<main\b/i.test(html)) continue;
    documents.set(pathOf(file), { file, path: pathOf(file), ...readDocument(html) });
  }
  return {
    documents,
    hasFile: (path) => {
      const file = join(outDir, path);
      return existsSync(file) && statSync(file).isFile();
    },
    hasRedirect: (path) =>
      existsSync(join(outDir, `${path.replace(/\/$/, '')}.html`)) ||
      existsSync(join(outDir, path, 'index.html')),
  };
}

/** Returns the path of a file: `/guide/` for `guide/index.html`, `/guide/a` for `guide/a.html`. */
function pathOf(file) {
  return `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
}

/**
 * Checks a built site from a visitor's point of view.
 *
 * @returns lists of `{page, what}` by kind
 */
export function checkSite({ documents, hasFile, hasRedirect }) {
  const found = {
    'dead links': [],
    'dead anchors': [],
    'dead links beside the text': [],
    'missing images': [],
    'no level-1 heading': [],
    'empty pages': [],
    'sidebar entries without text': [],
    'tags no browser knows': [],
  };
  const add = (kind, page, what) => found[kind].push({ page, what });
  for (const [path, document] of documents) {
    for (const { href, isContent } of document.links) {
      const problem = checkLink(href, path, document, { documents, hasFile, hasRedirect });
      if (problem) add(isContent ? problem : 'dead links beside the text', path, href);
    }
    for (const source of document.images) {
      const target = inSite(source, path, document.base);
      if (target && !hasFile(target.path)) add('missing images', path, source);
    }
    if (!document.headings.some(Boolean)) add('no level-1 heading', path, '');
    if (document.words.length < 3) add('empty pages', path, '');
    for (const href of document.emptyEntries) add('sidebar entries without text', path, href);
    for (const tag of document.tags) add('tags no browser knows', path, tag);
  }
  for (const kind of Object.keys(found)) found[kind] = unique(found[kind]);
  return found;
}

function unique(list) {
  return [...new Map(list.map((item) => [`${item.page} ${item.what}`, item])).values()];
}

function checkLink(href, path, document, { documents, hasFile, hasRedirect }) {
  const target = inSite(href, path, document.base);
  if (!target) return null;
  const found =
    documents.get(target.path) ??
    documents.get(target.path.replace(/\/$/, '')) ??
    documents.get(`${target.path}/`) ??
    documents.get(target.path.replace(/(?:index)?\.html$/, ''));
  if (!found) return hasFile(target.path) || hasRedirect(target.path) ? null : 'dead links';
  if (!target.hash || target.hash === 'top' || target.hash.startsWith(':~:')) return null;
  return found.ids.has(target.hash) || found.ids.has(decode(target.hash)) ? null : 'dead anchors';
}

/** Returns path and anchor of an address within the site; null for external addresses. */
function inSite(href, from, base) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return null;
  const [, route, hash] = /^([^#?]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(href) ?? [];
  if (route === undefined) return null;
  if (route === '') return { path: from, hash };
  const absolute = route.startsWith('/') ? route : posix.join(posix.dirname(`${from}x`), route);
  const inBase = base !== '/' && absolute.startsWith(base) ? absolute.slice(base.length - 1) : absolute;
  return { path: decode(inBase), hash };
}

function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
