import { codeFinder, type Page } from '../page.ts';

/** A line that begins or ends a container, or a tab in one. */
type ContainerLine = { at: number; lead: string } & (
  | { type: 'open'; colons: string; isTabs: boolean }
  | { type: 'close'; colons: string }
  /** How many colons its container has. */
  | { type: 'tab'; colons: number }
);

/**
 * Closes containers where VitePress does. To its parser (markdown-it-container) the first line of colons ends the outermost
 * container that has no more colons, and those in it end with it; a tab of vitepress-plugin-tabs ends what is in it as
 * well. A page that has a line for each container means what it says.
 */
export function closeContainers(page: Page): void {
  const lines = withoutOpenInItems(page, containerLines(page));
  const count = (type: ContainerLine['type']) => lines.filter((line) => line.type === type).length;
  if (count('open') <= count('close')) return;
  const open: Extract<ContainerLine, { type: 'open' }>[] = [];
  const closeFrom = (index: number, at: number) => {
    const text = open
      .splice(index)
      .reverse()
      .map(({ lead, colons }) => `${lead}${colons}\n`)
      .join('');
    if (text) page.edits.push({ start: at, end: at, text });
  };
  for (const line of lines) {
    if (line.type === 'open') {
      open.push(line);
      continue;
    }
    const index =
      line.type === 'tab'
        ? open.findLastIndex(({ isTabs, colons }) => isTabs && colons.length === line.colons)
        : open.findIndex(({ colons }) => colons.length <= line.colons.length);
    if (index < 0) continue;
    closeFrom(index + 1, line.at);
    if (line.type === 'close') open.pop();
  }
}

/**
 * A container in a list item that nothing closes ends with the item.
 *
 * @returns the lines without those of such containers
 */
function withoutOpenInItems(page: Page, lines: readonly ContainerLine[]): ContainerLine[] {
  return lines.filter((line) => {
    if (line.type !== 'open' || line.lead === '' || line.lead.trim() !== '') return true;
    const end = endOfIndent(page.source, line.at, line.lead.length);
    const isClosed = ({ type, at, colons }: ContainerLine) =>
      type === 'close' && at > line.at && at < end && colons.length >= line.colons.length;
    if (lines.some(isClosed)) return true;
    page.edits.push({ start: end, end, text: `\n\n${line.lead}${line.colons}` });
    return false;
  });
}

/** Where the lines end that are indented as far, or empty. */
function endOfIndent(source: string, from: number, width: number): number {
  let end = from;
  for (const { 0: line, index } of source.slice(from).matchAll(/^.*$/gm)) {
    if (line.trim() === '') continue;
    if (line.length - line.trimStart().length < width) break;
    end = from + index + line.trimEnd().length;
  }
  return end;
}

function containerLines(page: Page): ContainerLine[] {
  const isCode = codeFinder(page);
  return [
    ...page.source.matchAll(/^([ \t>]*)(?:(:{3,})[ \t]*([\w-]*)[^\n]*|(={2,})[ \t]+\S[^\n]*)$/gm),
  ].flatMap(({ 1: lead = '', 2: colons, 3: name = '', 4: equals = '', index: at }): ContainerLine[] => {
    if (isCode(at)) return [];
    if (colons === undefined) return [{ type: 'tab', at, lead, colons: equals.length + 1 }];
    if (name === '') return [{ type: 'close', at, lead, colons }];
    return [{ type: 'open', at, lead, colons, isTabs: name === 'tabs' }];
  });
}
