import { Parser } from 'htmlparser2';
import { wordsOf } from './words.mjs';

/** Elements and classes inside the main part that do not belong to the text of a page. */
const BESIDE = new Set(['script', 'style', 'template', 'nav', 'svg']);
const BESIDE_CLASSES = /(?:^|\s)(?:sr-only|header-anchor|page-bar|doc-footer|site-footer|page-meta)(?:\s|$)/;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Reads a built document.
 *
 * @returns `title`, `words` of its main part, `ids`, `links` and `images` with their addresses, `headings` (texts of
 * level 1), `notices` (texts), `codes` (texts of code elements that begin with a tag), `emptyEntries` (addresses of
 * sidebar entries without text) and `tags` (elements that no browser knows)
 */
export function readDocument(html) {
  const reader = new Reader();
  const parser = new Parser(reader, { lowerCaseTags: false });
  parser.write(html);
  parser.end();
  return reader.result();
}

class Reader {
  title = '';
  text = [];
  ids = new Set();
  links = [];
  images = [];
  headings = [];
  notices = [];
  codes = [];
  tags = new Set();
  emptyEntries = [];
  base = '/';
  stack = [];
  entry = null;

  onopentag(name, attributes) {
    const above = this.stack.at(-1) ?? { isMain: false, isBeside: false, isCode: false };
    const classes = attributes.class ?? '';
    const isContent = above.isMain && !above.isBeside;
    const item = {
      name,
      isMain: above.isMain || name === 'main',
      isBeside: above.isBeside || (above.isMain && (BESIDE.has(name) || BESIDE_CLASSES.test(classes))),
      isCode: above.isCode || name === 'pre' || name === 'code',
      isSidebar: above.isSidebar || attributes.id === 'lectern-sidebar',
      code: name === 'code' && isContent && !above.isCode ? { text: '' } : (above.code ?? null),
      heading: above.heading ?? (name === 'h1' && isContent ? { text: '' } : null),
      notice: above.notice ?? (isContent && mayBeNotice(attributes) ? { text: '' } : null),
    };
    if (!above.isCode) this.text.push(item.isMain ? '\n' : '');
    if (item.isSidebar && name === 'a') this.entry = { href: attributes.href, text: '' };
    if (!VOID.test(name)) this.stack.push(item);
    this.readAttributes(name, attributes, isContent);
    if (isContent && /^(?:[A-Z].*|[a-z]+[A-Z].*|.*\.[A-Za-z].*)$/.test(name) && !item.isBeside)
      this.tags.add(name);
  }

  readAttributes(name, attributes, isContent) {
    if (attributes.id) this.ids.add(attributes.id);
    if (name === 'a' && attributes.name) this.ids.add(attributes.name);
    if (name === 'a' && attributes.href !== undefined) this.links.push({ href: attributes.href, isContent });
    if ((name === 'img' || name === 'video' || name === 'source') && attributes.src)
      this.images.push(attributes.src);
    if (name === 'script' && attributes.id === 'lectern-data') this.data = '';
  }

  ontext(text) {
    const item = this.stack.at(-1);
    if (!item) return;
    if (item.name === 'title' && !item.isMain) this.title += text;
    if (item.name === 'script' && this.data !== undefined) this.data += text;
    if (this.entry) this.entry.text += text;
    if (!item.isMain || item.isBeside) return;
    if (item.heading) item.heading.text += text;
    if (item.code) item.code.text += text;
    if (item.notice) item.notice.text += text;
    this.text.push(text);
  }

  onclosetag(name) {
    if (VOID.test(name)) return;
    const item = this.stack.pop();
    const above = this.stack.at(-1);
    if (item?.heading && !above?.heading) this.headings.push(item.heading.text.trim());
    if (item?.code && !above?.code && item.code.text.startsWith('<')) this.codes.push(item.code.text);
    if (item?.notice && !above?.notice) this.addNotice(item.notice);
    if (!above?.isCode) this.text.push('\n');
    if (name === 'a' && this.entry) {
      if (this.entry.text.trim() === '') this.emptyEntries.push(this.entry.href);
      this.entry = null;
    }
    if (name === 'script' && this.data !== undefined && !this.isDataRead) {
      this.isDataRead = true;
      this.base = /"base":"([^"]*)"/.exec(this.data)?.[1] ?? '/';
    }
  }

  addNotice({ text }) {
    const words = text.trim().replace(/\s+/g, ' ');
    if (NOTICE.test(words)) this.notices.push(words);
  }

  result() {
    const { title, ids, links, images, headings, notices, codes, emptyEntries, tags, base } = this;
    return {
      title,
      words: wordsOf(this.text.join('')),
      ids,
      links,
      images,
      headings,
      notices,
      codes,
      emptyEntries,
      tags: [...tags],
      base,
    };
  }
}

/**
 * Checks for classes of the engine's notices. A page's own content may use the same classes, so `NOTICE` decides by the
 * text.
 */
function mayBeNotice({ class: classes = '' }) {
  return /\bcallout-(?:danger|warning)\b/.test(classes);
}

/**
 * Notes of the engine and of `lectern migrate`: a box with the errors of a page, a box for a component that was not
 * moved, and in a line the tag, container or file that could not be shown.
 */
const NOTICE =
  /^(?:(?:An error|\d+ errors) on this page|Not moved: |<[A-Za-z][\w.-]*>$|:::[\w-]+$|[^\s<>]+\/[^\s<>]+$)/;
