import { DocsError } from '../shared/error.ts';
import { costlyText } from './long-text.ts';
import { findExcess } from './mdx-limits.ts';

/**
 * Maximum depth of nested quotes, lists and containers. 20 levels are hard to read. The cost of a level for parsers and
 * browsers grows with its depth, and the size of indented HTML grows with the square of the depth.
 */
const MAX_BLOCKS = 100;

/**
 * Maximum number of cells. The parser extends rows to the length of the first row of their table: 30 kB of text can be
 * 100 million cells.
 */
const MAX_CELLS = 200_000;

/** Maximum number of containers. The time for them grows with the square of their number: 8,000 take 3 s. */
const MAX_CONTAINERS = 5000;

/** Matches the beginning of a line in nested quotes and lists: signs and the space between them. */
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
 * Finds text that the parser must not be given: it would terminate the process or run for hours, and a native call
 * cannot be interrupted. Pages of real documentation are far below each limit.
 *
 * @param text text as the parser would get it
 * @returns null if the text can be parsed
 */
export function excessOf(text: string, format: 'md' | 'mdx'): Excess | null {
  const found = deepBlocks(text) ?? wideTable(text) ?? costlyText(text, format);
  if (found || format === 'md') return found;
  const excess = findExcess(text);
  return excess && { ...excess, line: lineAt(text, excess.index) };
}

/**
 * @param shownFile name of the file in messages
 * @param lineOf maps a line of the text to the line that the author wrote
 * @throws DocsError for a text that the parser must not be given
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
  // A list inside 100 lists is at least 100 columns from the margin.
  if (!MAY_BE_DEEP.test(text) && !hasManyContainers(text)) return null;
  /** Columns of the open lists. */
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
