import { codeFinder, type Page } from '../page.ts';

/** A line that begins or ends a container, or a tab in one. */
type ContainerLine = { at: number; lead: string } & (
  | { type: 'open'; colons: string; isTabs: boolean }
  | { type: 'close'; colons: string }
  /** Number of colons of its container. */
  | { type: 'tab'; colons: number }
);

/**
 * Closes containers where VitePress does. In its parser (markdown-it-container), the first line of colons ends the
 * outermost container with no more colons, including the containers in it. A tab of vitepress-plugin-tabs also ends the
 * containers before it. A page with a closing line for each container does not change.
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
 * Closes unclosed containers in list items at the end of the item.
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

/** Returns the end of the following lines that are blank or indented at least as far. */
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
