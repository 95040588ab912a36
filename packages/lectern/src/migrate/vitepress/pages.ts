import { dataList } from '../data.ts';
import { type Edit, wholeLines } from '../edits.ts';
import { attributesOf, type HtmlElement, htmlElements, isComponentTag } from '../html-tags.ts';
import { blockAt, prefixAt } from '../jsx.ts';
import { escapeText, noteFor } from '../note.ts';
import { type Page, walk } from '../page.ts';
import type { Report } from '../report.ts';
import { closeContainers } from './containers.ts';
import { frontMatter } from './front-matter.ts';
import type { ScriptValues } from './script.ts';
import { keepIds } from './slug.ts';
import { fence, htmlInterpolations, interpolations, lines } from './text.ts';
import { staticHtml } from './vue-file.ts';

/** Components that render only their content. */
const WRAPPERS = /^(?:ClientOnly|client-only|template|Suspense|KeepAlive|Transition)$/;
/** Attributes whose text is visible to readers. */
const WORDS = /^(?:title|label|text|name|header|description|summary|caption|alt)$/;
const BADGES: Record<string, string> = { info: 'info', tip: 'tip', warning: 'warning', danger: 'danger' };

/** Hides attributes of Vue that begin with `@` or `#`, since Markdown does not parse tags with them. */
export function hideVue(source: string): string {
  return source.replace(/<[A-Za-z][^<>]*>/g, (tag) => tag.replace(/(\s)[@#](?=[\w:.-])/g, '$1x'));
}

export interface VitePage {
  report: Report;
  /** Folder of the pages, relative to the project. `@/` refers to it. */
  src: string;
  values: ScriptValues;
  /** Hero for a home page that a component rendered; null for other pages. */
  hero: { name: string; tagline?: string } | null;
}

/**
 * Translates a page: removes Vue code, replaces components with notes or plain HTML, keeps the ids of headings, and
 * translates the front matter.
 */
export function vitepressPage(page: Page, site: VitePage): void {
  const { report, src, hero } = site;
  const gone: [number, number][] = [];
  const changedHeadings = new Set<number>();
  for (const element of htmlElements(page)) {
    if (gone.some(([start, end]) => element.start >= start && element.start < end)) continue;
    if (translate(page, element, site)) gone.push([element.start, element.end]);
    if (element.parent === 'heading') changedHeadings.add(element.start);
  }
  const headings = new Set<number>();
  walk(page.tree, (node) => {
    if (node.type === 'heading' && [...changedHeadings].some((at) => at > node.start && at < node.end))
      headings.add(node.start);
    if (node.type === 'code') fence(page, node, report);
    if (node.type === 'text') interpolations(page, node, report);
    if (node.type === 'html') htmlInterpolations(page, node, gone, report);
  });
  keepIds(page, headings);
  closeContainers(page);
  lines(page, src);
  frontMatter(page, report, hero);
}

/** @returns true if the whole element was replaced, including its content */
function translate(page: Page, element: HtmlElement, { report, values, hero }: VitePage): boolean {
  const { source } = page;
  const { name, start, end, closeStart, openEnd } = element;
  if (/^(?:script|style)$/i.test(name)) return dropCode(page, element, report);
  const attributes = attributesOf(element.attributes);
  if (name === 'Badge') return badge(page, element);
  if (attributes.some((attribute) => attribute.name === 'v-for' || attribute.name === 'v-html')) {
    note(page, element);
    report.add('component', page.where(start), `<${name}> is a Vue template. A note is shown in its place.`);
    return true;
  }
  const inner = closeStart === null ? '' : source.slice(openEnd, closeStart);
  const html = isComponentTag(name) ? htmlOf(page, element, values) : null;
  if (html !== null) {
    page.edits.push({ start, end, text: html });
    return true;
  }
  if (WRAPPERS.test(name) || (isComponentTag(name) && inner.trim() !== '')) {
    unwrap(page, element);
    if (!WRAPPERS.test(name)) report.add('wrapper', page.where(start), `<${name}> is a Vue component.`);
    return false;
  }
  if (isComponentTag(name)) return component(page, element, { report, values, hero });
  dropDirectives(page, element, report);
  return false;
}

/** Replaces a component without content. */
function component(
  page: Page,
  element: HtmlElement,
  site: Pick<VitePage, 'report' | 'values' | 'hero'>,
): true {
  const { source } = page;
  const { name, start, end, inline, parent } = element;
  const tell = (done: string) =>
    site.report.add('component', page.where(start), `<${name}> is a Vue component: ${done}`);
  const known = shownAs(attributesOf(element.attributes), name, site.values);
  if (known) {
    page.edits.push({ start, end, text: inline ? known : blockAt(source, start, known.split('\n')) });
    tell('its content is shown in its place.');
  } else if (site.hero) {
    page.edits.push(wholeLines(source, start, end));
    const done = 'drew the home page. The title and the description of the site are there now.';
    site.report.add('content', page.where(start), `<${name}> ${done}`);
  } else if (parent === 'heading' || parent === 'title') {
    page.edits.push({ start: source.slice(0, start).trimEnd().length, end, text: '' });
    tell(`it was taken out of the ${parent}.`);
  } else {
    note(page, element);
    tell('a note is shown in its place.');
  }
  return true;
}

/** Returns HTML for a component that only renders its input. In headings it would be part of the outline. */
function htmlOf(page: Page, element: HtmlElement, { components }: ScriptValues): string | null {
  const { name, openEnd, closeStart, parent } = element;
  const component = components.get(name);
  const attributes = attributesOf(element.attributes);
  if (!component || parent === 'heading' || attributes.some((item) => /^(?:[:@#]|v-)/.test(item.name)))
    return null;
  const camel = (key: string) => key.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  const given = new Map(attributes.map((item) => [camel(item.name), item.value ?? '']));
  const html = staticHtml(
    component.vue,
    given,
    closeStart === null ? '' : page.source.slice(openEnd, closeStart),
  );
  // If some words would be only in a tooltip, other code puts them into the text instead.
  const shown = html?.replace(/<[^>]*>/g, '') ?? '';
  return wordsIn(attributes).every((words) => shown.includes(words)) ? html : null;
}

/** Returns the values of attributes whose text is visible to readers. */
function wordsIn(attributes: ReturnType<typeof attributesOf>): string[] {
  return attributes.flatMap(({ name, value }) => (WORDS.test(name) && value ? [value] : []));
}

/** Returns Markdown for a component with known content: a picture, a video, or a list of project data. */
function shownAs(
  attributes: ReturnType<typeof attributesOf>,
  name: string,
  values: ScriptValues,
): string | null {
  const list = values.components.get(name)?.list;
  if (list) return list.join('\n');
  for (const { name: key, value: written } of attributes) {
    // `:members` is short for `:members="members"`.
    const value = written ?? (/^:\w+$/.test(key) ? key.slice(1) : null);
    if (value === null) continue;
    const image = key.startsWith(':') ? values.images.get(value.trim()) : undefined;
    if (image) return `![](${image})`;
    if (/youtube/i.test(name) && /^(?:video-?id|id)$/i.test(key) && /^[\w-]+(?:\?|$)/.test(value)) {
      const id = value.split('?')[0];
      return `[YouTube: ${id}](https://www.youtube.com/watch?v=${id})`;
    }
    const list = key.startsWith(':') ? dataList(values.data.get(value.trim())) : null;
    if (list) return list.join('\n');
  }
  return null;
}

function dropCode(page: Page, { name, start, end, openEnd, closeStart }: HtmlElement, report: Report): true {
  const code = page.source.slice(openEnd, closeStart ?? end);
  const imports = [...code.matchAll(/from\s+['"]([^'"]+)['"]/g)].map(([, specifier]) => specifier);
  const more = imports.length > 0 ? `, with imports of ${imports.join(', ')}` : '';
  page.edits.push(wholeLines(page.source, start, end));
  report.add('code', page.where(start), `<${name}>${more}.`);
  return true;
}

/** Replaces `<Badge>` with the HTML of Lectern's badge. */
function badge(page: Page, { attributes, start, end, openEnd, closeStart }: HtmlElement): true {
  const values = Object.fromEntries(attributesOf(attributes).map(({ name, value }) => [name, value ?? '']));
  const text = values.text ?? (closeStart === null ? '' : page.source.slice(openEnd, closeStart));
  const type = BADGES[values.type ?? ''] ?? 'tip';
  page.edits.push({ start, end, text: `<span class="badge callout-${type}">${text}</span>` });
  return true;
}

/** Inserts a note as its own block. Inside HTML it needs blank lines around it. */
function note(page: Page, { start, end, inline }: HtmlElement): void {
  const { source } = page;
  if (inline) {
    page.edits.push({ start, end, text: noteFor(source, start, end, true) });
    return;
  }
  const prefix = prefixAt(source, start);
  const isPlain =
    prefix.trim() === '' && source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
  const lineStart = isPlain ? source.lastIndexOf('\n', start - 1) + 1 : start;
  const text = isPlain
    ? noteFor(source.slice(start, end), 0, end - start, false)
    : noteFor(source, start, end, false);
  const before = lineStart > 0 && !/\n[ \t]*\n$/.test(source.slice(0, lineStart)) ? '\n' : '';
  const after = /^[ \t]*(?:\n[ \t]*(?:\n|$)|$)/.test(source.slice(end)) ? '' : '\n';
  page.edits.push({ start: lineStart, end, text: before + text + after });
}

function unwrap(page: Page, { attributes, start, openEnd, closeStart, end, inline }: HtmlElement): void {
  if (!inline && closeStart !== null) page.edits.push(...dedent(page.source, openEnd, closeStart));
  const all = attributesOf(attributes);
  const words = wordsIn(all).map(escapeText);
  const href = all.find(
    ({ name, value }) => /^(?:href|to)$/.test(name) && value && !/[\s()<>]/.test(value),
  )?.value;
  const bold = words.map((text) => (href ? `[${text}](${href})` : `**${text}**`)).join(inline ? ' ' : '\n\n');
  const { source } = page;
  if (bold) page.edits.push({ start, end: openEnd, text: inline ? `${bold} ` : `\n${bold}\n` });
  else page.edits.push(inline ? { start, end: openEnd, text: '' } : blankLine(source, start, openEnd));
  if (closeStart === null) return;
  page.edits.push(inline ? { start: closeStart, end, text: '' } : blankLine(source, closeStart, end));
}

/** Removes the common indentation of an element's content: without its tags it would be parsed as code. */
function dedent(source: string, start: number, end: number): Edit[] {
  const lines: { at: number; indent: number }[] = [];
  for (let at = source.indexOf('\n', start) + 1; at > 0 && at < end; at = source.indexOf('\n', at) + 1) {
    const line = source.slice(at, source.indexOf('\n', at));
    if (line.trim() && at + line.length <= end)
      lines.push({ at, indent: /^[ \t]*/.exec(line)?.[0].length ?? 0 });
  }
  const common = Math.min(...lines.map(({ indent }) => indent));
  return common > 0 && lines.length > 0
    ? lines.map(({ at }) => ({ start: at, end: at + common, text: '' }))
    : [];
}

/** Replaces a removed tag with a blank line, so that its content is parsed as Markdown. */
function blankLine(source: string, start: number, end: number): { start: number; end: number; text: string } {
  const edit = wholeLines(source, start, end);
  return edit.start === start && edit.end === end ? edit : { start: edit.start, end: edit.end, text: '\n' };
}

/** Removes Vue directives from plain elements and keeps their static attributes. */
function dropDirectives(page: Page, { name, attributes, start, openEnd }: HtmlElement, report: Report): void {
  const all = attributesOf(attributes);
  const dynamic = all.filter((attribute) => /^(?:[:@#]|v-)/.test(attribute.name));
  if (dynamic.length === 0) return;
  const left = all.filter((attribute) => !dynamic.includes(attribute)).map(({ written }) => written);
  const closing = page.source.slice(openEnd - 2, openEnd) === '/>' ? ' />' : '>';
  page.edits.push({ start, end: openEnd, text: `<${[name, ...left].join(' ')}${closing}` });
  const shown = dynamic.filter((attribute) => attribute.name !== 'v-pre').map(({ written }) => written);
  if (shown.length > 0) report.add('code', page.where(start), `<${name}>: ${shown.join(' ')}`);
}
