import { DocsError } from '../shared/error.ts';
import { costlyText } from './long-text.ts';
import { findExcess } from './mdx-limits.ts';

/**
 * Quotes, lists and containers in each other: 20 are hard to read. What parsers and browsers do for a level costs
 * more the deeper it is, and the HTML grows with its square where it is indented.
 */
const MAX_BLOCKS = 100;

/** The parser fills rows up to the length of their table's first one: 30 kB of text can be 100 million cells. */
const MAX_CELLS = 200_000;

/** Their time grows with the square of their number: 8,000 take 3 s. */
const MAX_CONTAINERS = 5000;

/** What begins a line of nested quotes and lists: signs, and the space between. */
const PREFIX = /^(?:[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))+/;
const RULE = /^[ \t]*([-*])(?:[ \t]*\1)*[ \t]*$/;
const ITEM = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)/;
const CONTAINER = /^[ \t>]*:{3,}[ \t]*(\S?)/;
const DELIMITERS = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[-:| \t]*$/gm;
const BLANK = /\n[ \t>]*(?=\n|$)/g;
const MAY_BE_DEEP = new RegExp(`^[ \\t>*+\\-\\d.)]{${MAX_BLOCKS},}`, 'm');

export interface Excess {
  line: number;
  message: string;
  hint: string;
}

/**
 * What the parser cannot be given: it would end the process, or work for hours, and a native call cannot be
 * interrupted. A page of real documentation is far below each limit.
 *
 * @param text as the parser would get it
 * @returns null for a text that it can be given
 */
export function excessOf(text: string, format: 'md' | 'mdx'): Excess | null {
  const found = deepBlocks(text) ?? wideTable(text) ?? costlyText(text, format);
  if (found || format === 'md') return found;
  const excess = findExcess(text);
  return excess && { ...excess, line: lineAt(text, excess.index) };
}

/**
 * @param shownFile the file as messages name it
 * @param lineOf where the author wrote a line of the text
 * @throws DocsError for a text that the parser cannot be given
 */
export function assertWithinLimits(
  text: string,
  format: 'md' | 'mdx',
  shownFile: string,
  lineOf: (line: number) => number,
): void {
  const excess = excessOf(text, format);
  if (!excess) return;
  const { line, message, hint } = excess;
  throw new DocsError(message, { where: `${shownFile}:${lineOf(line)}`, hint });
}

function deepBlocks(text: string): Excess | null {
  // A list in 100 lists is as many columns from the margin.
  if (!MAY_BE_DEEP.test(text) && !hasManyContainers(text)) return null;
  /** Columns of the lists that are open. */
  const lists: number[] = [];
  let containers = 0;
  let opened = 0;
  for (const [index, line] of text.split('\n').entries()) {
    const [prefix = ''] = PREFIX.exec(line) ?? [];
    const isMany = prefix.length > MAX_BLOCKS && !RULE.test(line) && countSigns(prefix) > MAX_BLOCKS;
    const [item, indent = ''] = ITEM.exec(line) ?? [];
    if (item !== undefined) {
      while ((lists.at(-1) ?? -1) >= indent.length) lists.pop();
      lists.push(indent.length);
    }
    const container = line.includes(':::') ? CONTAINER.exec(line) : null;
    if (container) containers = Math.max(0, containers + (container[1] ? 1 : -1));
    if (container?.[1] && ++opened > MAX_CONTAINERS) {
      return {
        line: index + 1,
        message: `This page has more than ${MAX_CONTAINERS} containers.`,
        hint: 'Split it.',
      };
    }
    if (!isMany && lists.length <= MAX_BLOCKS && containers <= MAX_BLOCKS) continue;
    const message = `Quotes, lists or containers are nested more than ${MAX_BLOCKS} levels deep.`;
    return { line: index + 1, message, hint: 'Make the text flatter, or put it into a code block.' };
  }
  return null;
}

function hasManyContainers(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(':::'); at >= 0 && count <= MAX_BLOCKS; at = text.indexOf('\n:::', at + 1))
    count++;
  return count > MAX_BLOCKS;
}

function countSigns(prefix: string): number {
  return prefix.match(/>|[-*+]|\d+[.)]/g)?.length ?? 0;
}

function wideTable(text: string): Excess | null {
  if (!text.includes('|')) return null;
  for (const { 0: row, index } of text.matchAll(DELIMITERS)) {
    const columns = row.split('|').length;
    BLANK.lastIndex = index;
    const end = BLANK.exec(text)?.index ?? text.length;
    if (columns * (end - index) <= MAX_CELLS) continue;
    if (columns * text.slice(index, end).split('\n').length <= MAX_CELLS) continue;
    const message = `This table has more than ${MAX_CELLS} cells.`;
    return { line: lineAt(text, index) - 1, message, hint: 'Split it, or offer it as a file to download.' };
  }
  return null;
}

function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
