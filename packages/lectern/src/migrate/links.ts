import type { Nodes } from 'mdast';
import { isJsx, openingEnd, textProp } from './jsx.ts';
import { type Page, walk } from './page.ts';

/** A URL in a page, with its position in the source. */
export interface WrittenLink {
  url: string;
  start: number;
  end: number;
  kind: 'link' | 'image';
  /** Whether it is in an attribute of an element instead of a Markdown link. */
  attribute: boolean;
}

/** Returns every link and image of a page: those in Markdown, and those of elements with a quoted URL. */
export function linksOf(page: Page): WrittenLink[] {
  const found: WrittenLink[] = [];
  walk(page.tree, (node) => {
    const kind = kindOf(node);
    if (kind) found.push(...inMarkdown(page, node, kind));
    else if (isJsx(node)) {
      const tag = page.source.slice(node.start, openingEnd(page.source, node.start));
      for (const name of ['href', 'to', 'src', 'link']) {
        const url = textProp(node, name);
        const at = url ? tag.search(new RegExp(`\\b${name}=\\{?\\s*["'\`]`)) : -1;
        const start = at === -1 ? -1 : tag.indexOf(url ?? '', at);
        if (url && start !== -1) found.push(attribute(url, node.start + start, name));
      }
    } else if (node.type === 'html')
      found.push(...inHtml(page.source.slice(node.start, node.end), node.start));
  });
  return found;
}

function kindOf(node: Nodes): WrittenLink['kind'] | null {
  if (node.type === 'link' || node.type === 'definition') return 'link';
  return node.type === 'image' ? 'image' : null;
}

function inMarkdown(
  { source }: Page,
  node: Nodes & { start: number; end: number },
  kind: WrittenLink['kind'],
): WrittenLink[] {
  const { url } = node as { url: string };
  const text = source.slice(node.start, node.end);
  // The URL comes after the text and before the title.
  const from = text.lastIndexOf(`](${url}`);
  const other = text.search(/\]:\s*/);
  const at =
    from !== -1
      ? from + 2
      : node.type === 'definition' && other !== -1
        ? text.indexOf(url, other)
        : text.lastIndexOf(`(<${url}>`) + 2;
  if (at < 2 || url === '' || !text.startsWith(url, at)) return [];
  return [{ url, start: node.start + at, end: node.start + at + url.length, kind, attribute: false }];
}

function inHtml(html: string, offset: number): WrittenLink[] {
  if (html.startsWith('<!--')) return [];
  return [...html.matchAll(/\s(href|src)=(["'])([^"']+)\2/g)].map(
    ({ 0: all, 1: name = '', 3: url = '', index }) =>
      attribute(url, offset + index + all.length - url.length - 1, name),
  );
}

function attribute(url: string, start: number, name: string): WrittenLink {
  return { url, start, end: start + url.length, kind: name === 'src' ? 'image' : 'link', attribute: true };
}

/** Splits a URL into its path and the rest: `/a?b#c` becomes `/a` and `?b#c`. */
export function splitUrl(url: string): [path: string, rest: string] {
  const at = url.search(/[?#]/);
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
}

export function isAbsoluteUrl(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
