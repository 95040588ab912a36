import type { ChildNode, Element } from 'domhandler';
import { NOTES } from '../../shared/notes.ts';
import { codeFence, escapeLineStarts } from './escape.ts';
import { footnoteLabel } from './footnotes.ts';
import { type InlineContext, toInline } from './inline.ts';
import { classesOf, findAll, isBlock, isElement, isUnseen, textOf } from './nodes.ts';
import { toTable } from './table.ts';

/** Converts each block of HTML to Markdown, in reading order. Joined by empty lines, the blocks are a page. */
export function toBlocks(nodes: readonly ChildNode[], context: InlineContext): string[] {
  const blocks: string[] = [];
  let run: ChildNode[] = [];
  const endRun = () => {
    const text = toInline(run, context).trim();
    if (text) blocks.push(escapeLineStarts(text));
    run = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    endRun();
    if (isElement(node) && !isUnseen(node)) blocks.push(...toBlock(node, context, blocks.at(-1) ?? ''));
  }
  endRun();
  return blocks;
}

/** @param before previous block: two lists in a row need different markers */
function toBlock(node: Element, context: InlineContext, before: string): string[] {
  const { name, children, attribs } = node;
  const classes = classesOf(node);
  const noted = attribs[NOTES.markdown];
  if (noted !== undefined) return noted ? [noted] : [];
  if (/^h[1-6]$/.test(name)) return [heading(node, context)];
  if (name === 'hr') return ['---'];
  if (name === 'ul' || name === 'ol') return [list(node, context, before)];
  if (name === 'table') return [toTable(node, context)];
  if (name === 'pre') return [code(node, '')];
  if (name === 'dl') return [definitions(node, context)];
  if ('data-footnotes' in attribs) return findAll(node, 'li').map((item) => footnote(item, context));
  if (classes.includes('code-block')) return codeBlock(node);
  if (classes.includes('tabs')) return children.flatMap((child) => tabPart(child, context));
  const isAside = name === 'blockquote' || name === 'details' || classes.includes('callout');
  if (isAside) return [quote(toBlocks(children, context).join('\n\n'))];
  const isTitle = name === 'summary' || classes.includes('callout-title') || classes.includes('card-title');
  if (isTitle) return [strong(toInline(children, context).trim())];
  return toBlocks(children, context);
}

function heading(node: Element, context: InlineContext): string {
  const text = toInline(node.children, context).replace(/\s+/g, ' ').trim();
  // A run of `#` at the end would be read as part of the heading's marker.
  return `${'#'.repeat(Number(node.name[1]))} ${text.replace(/#+$/, '\\$&')}`;
}

function strong(text: string): string {
  return text.includes('*') ? text : `**${text}**`;
}

function quote(text: string): string {
  return text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
}

function codeBlock(node: Element): string[] {
  const title = node.children.find((child) => isElement(child) && classesOf(child).includes('code-title'));
  return findAll(node, 'pre').map((pre) => code(pre, title ? textOf(title) : ''));
}

function code(pre: Element, title: string): string {
  const lang = /\blanguage-(\S+)/.exec(pre.attribs.class ?? '')?.[1] ?? '';
  const info = title ? `${lang || 'text'} title="${title.replaceAll('"', '&quot;')}"` : lang;
  return codeFence(textOf(pre).replace(/\n$/, ''), info);
}

/** Converts a footnote. Lines after the first one are indented by four spaces, so that they belong to it. */
function footnote({ attribs, children }: Element, context: InlineContext): string {
  return `[^${footnoteLabel(attribs.id)}]: ${indent(toBlocks(children, context).join('\n\n'), 4)}`;
}

/** Converts a part of tabs. A label, which is before its panel, becomes a line above the panel's content. */
function tabPart(node: ChildNode, context: InlineContext): string[] {
  if (!isElement(node)) return [];
  if (node.name === 'label') return [strong(toInline(node.children, context).trim())];
  return toBlocks(node.children, context);
}

function list(node: Element, context: InlineContext, before: string): string {
  const items = node.children.filter(isElement).filter(({ name }) => name === 'li');
  const isLoose = items.some(({ children }) =>
    children.some((child) => isElement(child) && child.name === 'p'),
  );
  const start = Number(node.attribs.start ?? 1);
  const bullet = before.startsWith('- ') ? '*' : '-';
  const dot = /^\d+\. /.test(before) ? ')' : '.';
  return items
    .map((item, index) => {
      const mark = node.name === 'ol' ? `${start + index}${dot} ` : `${bullet} `;
      return mark + indent(toBlocks(item.children, context).join(isLoose ? '\n\n' : '\n'), mark.length);
    })
    .join(isLoose ? '\n\n' : '\n');
}

function indent(text: string, width: number): string {
  return text.replace(/\n(?=.)/g, `\n${' '.repeat(width)}`);
}

/** Converts a list of terms. Markdown has none, so each term begins a list item. */
function definitions(node: Element, context: InlineContext): string {
  const parts = node.children.flatMap((child) =>
    isElement(child) && child.name === 'div' ? child.children : [child],
  );
  let text = '';
  for (const part of parts.filter(isElement)) {
    if (part.name === 'dt') text += `\n- ${strong(toInline(part.children, context).trim())}`;
    else text += indent(beside(part) + toBlocks(part.children, context).join('\n\n'), 2);
  }
  return text.trim();
}

/** Returns the separator between a term and its description: text continues the line, a block does not. */
function beside({ children }: Element): string {
  const first = children.find((child) => isElement(child) || textOf(child).trim());
  return first && isBlock(first) && isElement(first) && first.name !== 'p' ? '\n\n' : ' ';
}
