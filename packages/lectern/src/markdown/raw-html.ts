import type { MdastPluginInstance } from 'satteri';
import { NOTE_CLASS } from '../shared/note-html.ts';
import { noteElement } from './attributes.ts';
import { expandIncludes } from './fragments.ts';
import { decodeEntities, escapeHtml } from './html.ts';
import { imageAttributes, resolveImage } from './images.ts';
import { EXTERNAL_ATTRIBUTES, opensNewTab, resolveLink } from './links.ts';
import type { SourceFile } from './page.ts';
import { lineOf } from './page.ts';
import { markComponents, warnOfUnknownTags } from './unknown-tags.ts';

/**
 * Handles HTML in Markdown, which stays as it was written with two exceptions: `<a href>` and `<img src>` are resolved
 * like their Markdown forms. Ids, and names of `<a>`, are recorded as anchors.
 */
export function rawHtml(source: SourceFile): MdastPluginInstance {
  return {
    html(node, context) {
      const line = lineOf(node);
      const written = markComponents(source.prepared.restore(node.value, line), source, line);
      warnOfUnknownTags(written, source, line);
      const html = rewriteHtml(written, source, line);
      // Asks for the parent only if necessary: to find it, satteri copies the whole tree.
      const value = html.includes('@include:')
        ? expandIncludes(html, { source, line, isBlock: BLOCKS.has(context.parent(node)?.type ?? 'root') })
        : html;
      if (value !== node.value) context.setProperty(node, 'value', value);
    },
  };
}

/** Parents in which HTML is a block, not part of a line of text. */
const BLOCKS = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition']);

/** Matches comments, scripts and styles, which are skipped, and opening tags with their attributes. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea)\b[\s\S]*?(?:<\/\1\s*>|$)|<([a-zA-Z][\w:.-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)(\s*\/?>)/gi;
const ATTRIBUTE = /(\s+)([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;

function rewriteHtml(html: string, source: SourceFile, firstLine: number): string {
  if (!/\b(?:id|name|href|src|poster|data)\s*=/i.test(html)) return html;
  return html.replace(
    TOKEN,
    (tag, _skipped, name: string | undefined, attributes: string, end: string, offset) => {
      if (!name || !attributes) return tag;
      const found = readAttributes(attributes);
      noteAnchors(name.toLowerCase(), found, source);
      const line = firstLine + countLines(html, offset);
      noteElement(name.toLowerCase(), found, source, line);
      const changes = changesFor(name.toLowerCase(), found, source, line);
      return changes ? `<${name}${writeAttributes(attributes, found, changes)}${end}` : tag;
    },
  );
}

/** Records the anchors of a tag: its id, and the older `<a name="…">`, which browsers support as well. */
export function noteAnchors(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  { page }: SourceFile,
): void {
  for (const name of tag === 'a' ? ['id', 'name'] : ['id']) {
    const anchor = attributes.get(name);
    if (anchor && !page.anchors.includes(anchor)) page.anchors.push(anchor);
  }
}

function countLines(html: string, end: number): number {
  let lines = 0;
  for (let at = html.indexOf('\n'); at >= 0 && at < end; at = html.indexOf('\n', at + 1)) lines++;
  return lines;
}

function readAttributes(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, , name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, decodeEntities(double ?? single ?? bare ?? ''));
  }
  return found;
}

type Changes = Record<string, string | number>;

/** Returns the attributes to set on a tag after resolving its address, or null if there is none. Also used for JSX. */
export function changesFor(
  tag: string,
  attributes: ReadonlyMap<string, string>,
  source: SourceFile,
  line: number,
): Changes | null {
  const href = attributes.get('href');
  if (tag === 'a' && href) {
    const link = resolveLink(source, href, line);
    return link && { href: link.href, ...(opensNewTab(link) ? EXTERNAL_ATTRIBUTES : {}) };
  }
  const src = attributes.get('src');
  if (tag === 'img' && src) {
    const image = resolveImage(source, src, line);
    // The alternative text is shown as a note.
    if (image?.missing) return { src: image.src, class: NOTE_CLASS, alt: src };
    return image && { src: image.src, ...ownSize(attributes, imageAttributes(source, image)) };
  }
  return null;
}

/**
 * Returns the changes without the size if the author sets one side, as an attribute or in the style. The other side is
 * meant to follow.
 */
function ownSize(attributes: ReadonlyMap<string, string>, changes: Changes): Changes {
  const isStyled = /(?:^|[;\s])(?:width|height)\s*:/.test(attributes.get('style') ?? '');
  if (!isStyled && !attributes.has('width') && !attributes.has('height')) return changes;
  const { width: _width, height: _height, ...rest } = changes;
  return rest;
}

/**
 * Writes attributes. Only `href` and `src` replace existing values. Any other attribute of the author takes precedence.
 */
function writeAttributes(text: string, found: ReadonlyMap<string, string>, changes: Changes): string {
  const kept = text.replace(ATTRIBUTE, (all, space: string, name: string) => {
    const key = name.toLowerCase();
    const value = changes[key];
    if ((key !== 'href' && key !== 'src') || value === undefined || value === found.get(key)) return all;
    return `${space}${name}="${escapeHtml(String(value))}"`;
  });
  const added = Object.entries(changes).filter(([name]) => !found.has(name));
  return kept + added.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');
}
