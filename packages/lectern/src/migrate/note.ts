import { type DataBlock, dataBlock } from './data.ts';
import { wholeLines } from './edits.ts';
import { blockAt, type PlacedJsx, prefixAt, propsOf, tagsOf, textProp } from './jsx.ts';
import { literalOf } from './literal.ts';
import type { Page } from './page.ts';

/** Attributes whose text is visible to readers. */
const WORDS = [
  'title',
  'label',
  'header',
  'heading',
  'name',
  'text',
  'description',
  'summary',
  'caption',
  'alt',
];

/** Replacement of a component. */
export type Left = 'note' | 'content' | 'link' | 'diagram' | 'code' | 'icon' | DataBlock['kind'];

/**
 * Replaces a component with the best available equivalent. One with content is replaced by the words of its attributes
 * and the content, one with the attributes of a card by a link. A diagram becomes a fence, code becomes a code block,
 * and data becomes a table or a list. Of an icon, only its words are kept, if any. Anything else becomes a note with
 * its source, or inline code within a line of text. Nothing is lost silently.
 */
export function leaveNote(page: Page, element: PlacedJsx): Left {
  const { opening, closing } = tagsOf(page, element);
  const inner = closing ? page.source.slice(opening.end, closing.start) : '';
  const diagram = mermaidOf(element);
  const fence = diagram === null ? codeOf(element) : diagramLines(element, diagram);
  if (fence) {
    const text = blockAt(page.source, element.start, fence);
    page.edits.push({ start: element.start, end: element.end, text });
    return diagram === null ? 'code' : 'diagram';
  }
  // A function as the only content is code, not text of the page.
  const isCode = element.children.every(({ type }) => /^mdx(?:Flow|Text)Expression$/.test(type));
  if (closing && inner.trim() !== '' && element.children.length > 0 && !isCode) {
    unwrap(page, element);
    return 'content';
  }
  const link = linkOf(element);
  if (link) {
    page.edits.push({ start: element.start, end: element.end, text: link });
    return 'link';
  }
  if (isIcon(element)) {
    leaveIcon(page, element);
    return 'icon';
  }
  const data = element.type === 'mdxJsxFlowElement' ? dataBlock(element) : null;
  if (data) {
    page.edits.push({
      start: element.start,
      end: element.end,
      text: blockAt(page.source, element.start, data.lines),
    });
    return data.kind;
  }
  page.edits.push({
    start: element.start,
    end: element.end,
    text: noteFor(
      page.source,
      element.start,
      element.end,
      element.type === 'mdxJsxTextElement' || !isAlone(page.source, element),
    ),
  });
  return 'note';
}

/** Checks for a purely decorative icon, such as `<Icon name="cog" />`, without a link. */
function isIcon({ name, children, attributes }: PlacedJsx): boolean {
  if (!/Icon$/.test(name ?? '') || children.length > 0) return false;
  return attributes.every(
    (one) => one.type === 'mdxJsxAttribute' && !/^(?:href|url|link|to)$/.test(one.name),
  );
}

function leaveIcon(page: Page, element: PlacedJsx): void {
  const { start, end, type } = element;
  const words = ['title', 'label', 'alt', 'aria-label'].map((name) => textProp(element, name)).find(Boolean);
  if (words) return void page.edits.push({ start, end, text: escapeText(words) });
  if (type === 'mdxJsxFlowElement') return void page.edits.push(wholeLines(page.source, start, end));
  // One of the spaces around it is kept, or none at the start of a line.
  const before = page.source.slice(page.source.lastIndexOf('\n', start - 1) + 1, start);
  const after = /^[^\S\n]*/.exec(page.source.slice(end))?.[0].length ?? 0;
  page.edits.push({ start, end: /(?:^|\s)$/.test(before) ? end + after : end, text: '' });
}

/**
 * Checks whether nothing but list and quote markers is on its lines. `<p><Note /></p>` is a block only for the parser.
 */
function isAlone(source: string, { start, end }: { start: number; end: number }): boolean {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  return /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*$/.test(before) && /^[^\S\n]*(?:\n|$)/.test(source.slice(end));
}

/** Returns the text of a diagram; null for other elements. */
function mermaidOf(element: PlacedJsx): string | null {
  if (element.name !== 'Mermaid' || element.type !== 'mdxJsxFlowElement') return null;
  const [child, more] = element.children;
  const given = textProp(element, 'chart') ?? textProp(element, 'value') ?? textProp(element, 'code');
  const code =
    child?.type === 'mdxFlowExpression' && !more ? /^\s*`([\s\S]*)`\s*$/.exec(child.value)?.[1] : undefined;
  const text =
    given ?? (code === undefined || code.includes('${') ? undefined : code.replace(/\\([`$\\])/g, '$1'));
  return text === undefined ? null : text.replace(/^\n+|\s+$/g, '');
}

function diagramLines(element: PlacedJsx, diagram: string): string[] {
  const title = textProp(element, 'title');
  return [...(title ? [`**${escapeText(title)}**`, ''] : []), '```mermaid', ...diagram.split('\n'), '```'];
}

/** Returns code, or a prompt for a model, that was passed to a component as text; null for other components. */
function codeOf(element: PlacedJsx): string[] | null {
  if (element.type !== 'mdxJsxFlowElement' || element.children.length > 0) return null;
  const code = plainTextProp(element, 'code');
  const prompt = plainTextProp(element, 'prompt');
  const title = textProp(element, 'title');
  if (code !== undefined) {
    const lang = textProp(element, 'lang') ?? textProp(element, 'language') ?? '';
    return fenced(code, title && !title.includes('"') ? `${lang || 'text'} title="${title}"` : lang);
  }
  if (prompt === undefined) return null;
  const description = textProp(element, 'description');
  return [
    ...(title ? [`**${escapeText(title)}**`, ''] : []),
    ...(description ? [escapeText(description), ''] : []),
    ...fenced(prompt, 'text'),
  ];
}

/** Returns a text in quotes, or a literal with any characters in braces. */
function plainTextProp(element: PlacedJsx, name: string): string | undefined {
  const value = propsOf(element)[name];
  const text = typeof value === 'object' ? literalOf(value.code) : value;
  return typeof text === 'string' ? text : undefined;
}

function fenced(text: string, info: string): string[] {
  const ticks = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return [`${ticks}${info}`, ...text.replace(/^\n+|\s+$/g, '').split('\n'), ticks];
}

function linkOf(element: PlacedJsx): string | null {
  const href = textProp(element, 'href') ?? textProp(element, 'link') ?? textProp(element, 'to');
  const title = textProp(element, 'title') ?? textProp(element, 'text') ?? textProp(element, 'label');
  if (!href || !title || /[\s()<>]/.test(href)) return null;
  const description = textProp(element, 'description') ?? textProp(element, 'desc');
  const link = `[${escapeText(title)}](${href})`;
  if (element.type === 'mdxJsxTextElement')
    return description ? `${link} (${escapeText(description)})` : link;
  return `- ${link}${description ? `: ${escapeText(description)}` : ''}`;
}

/** Escapes the text of an attribute for Markdown, so that it contains no markup. */
export function escapeText(text: string): string {
  return text.replace(/[\\*_`[\]<{]/g, '\\$&');
}

/** Returns the replacement of a tag: a callout that shows it, or inline code. */
export function noteFor(source: string, start: number, end: number, inline: boolean): string {
  const written = source.slice(start, end);
  const name = /^<\/?([\w.-]+)/.exec(written)?.[1] ?? 'expression';
  if (inline) return codeSpan(written.replace(/\s+/g, ' '));
  // Keeps the indentation within the element, without that of its position.
  const indent = prefixAt(source, start).length;
  const lines = written
    .split('\n')
    .map((line) => line.slice(Math.min(indent, /^[\s>]*/.exec(line)?.[0].length ?? 0)));
  const fence = '`'.repeat(Math.max(3, ...[...written.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const code = [`${fence}html`, ...lines, fence];
  const block = isInContainer(source, start)
    ? [`**Not moved: ${name}**`, '', ...code].map((line) => `> ${line}`.trimEnd())
    : [`:::warning[Not moved: ${name}]`, ...code, ':::'];
  return blockAt(source, start, block);
}

/**
 * Checks whether a position is in a container. A container ends at the first closing line with the same number of
 * colons, so a nested one would end it too early.
 */
function isInContainer(source: string, offset: number): boolean {
  const open: number[] = [];
  let fence = '';
  for (const line of source.slice(0, offset).split('\n')) {
    const ticks = /^[\s>]*(`{3,}|~{3,})/.exec(line)?.[1];
    if (ticks && (fence === '' || ticks.startsWith(fence))) fence = fence === '' ? ticks : '';
    const [, colons = '', rest = ''] = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)?(:{3,})(.*)$/.exec(line) ?? [];
    if (fence !== '' || colons === '') continue;
    if (rest.trim() !== '') open.push(colons.length);
    else if (open.includes(colons.length)) open.length = open.lastIndexOf(colons.length);
  }
  return open.length > 0;
}

/** Removes the tags of an element. Words of its attributes become a line in bold. */
export function unwrap(page: Page, element: PlacedJsx): void {
  const { opening, closing } = tagsOf(page, element);
  const words = WORDS.flatMap((name) => textProp(element, name) ?? []).filter((text) => /\p{L}/u.test(text));
  const inline = element.type === 'mdxJsxTextElement';
  const bold = words.map((text) => `**${escapeText(text)}**`);
  page.edits.push(
    bold.length > 0
      ? { ...opening, text: bold.join(inline ? ' ' : '\n\n') + (inline ? ' ' : '\n') }
      : inline
        ? { ...opening, text: '' }
        : wholeLines(page.source, opening.start, opening.end),
  );
  if (closing) {
    page.edits.push(inline ? { ...closing, text: '' } : wholeLines(page.source, closing.start, closing.end));
  }
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  const pad = /^`|`$/.test(text) ? ' ' : '';
  return `${ticks}${pad}${text.replaceAll('|', '\\|')}${pad}${ticks}`;
}
