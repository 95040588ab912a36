import { type JsxElement, propsOf } from './jsx.ts';
import { literalOf } from './literal.ts';
import { isRecord } from './their-config.ts';

/** Data of a component as Markdown. */
export interface DataBlock {
  kind: 'table' | 'list';
  lines: string[];
}

/**
 * Returns the data that a component was given as a table or a list: the content that readers saw, without the styling.
 *
 * @returns null for a component whose attributes contain no list of texts
 */
export function dataBlock(element: JsxElement): DataBlock | null {
  const values = new Map<string, unknown>();
  for (const [name, value] of Object.entries(propsOf(element))) {
    if (typeof value === 'object') values.set(name, literalOf(value.code));
  }
  return tableOf(values) ?? listOf(values);
}

function tableOf(values: ReadonlyMap<string, unknown>): DataBlock | null {
  const columns = recordsIn(values, ['header', 'headers', 'columns']);
  const rows = recordsIn(values, ['body', 'rows', 'data', 'dataSource']);
  if (!columns || !rows) return null;
  const keys = columns.map((column) => String(column.key ?? column.dataIndex ?? column.field ?? ''));
  const names = columns.map((column) =>
    String(column.name ?? column.title ?? column.label ?? column.header ?? ''),
  );
  // A cell that contains code would be lost.
  if (keys.includes('') || rows.some((row) => Object.values(row).some((cell) => cell === undefined)))
    return null;
  const line = (cells: readonly string[]) => `| ${cells.map(cellText).join(' | ')} |`;
  const body = rows.map((row) => line(keys.map((key) => String(row[key] ?? ''))));
  return { kind: 'table', lines: [line(names), line(names.map(() => '---')), ...body] };
}

function recordsIn(
  values: ReadonlyMap<string, unknown>,
  names: readonly string[],
): Record<string, unknown>[] | null {
  const found = names.map((name) => values.get(name)).find((value) => Array.isArray(value)) as
    | unknown[]
    | undefined;
  return found && found.length > 0 && found.every(isRecord) ? found : null;
}

function cellText(text: string): string {
  return text
    .trim()
    .replace(/\s*\n\s*/g, '<br />')
    .replaceAll('|', '\\|');
}

function listOf(values: ReadonlyMap<string, unknown>): DataBlock | null {
  const [group, other] = [...values.values()].filter(
    (value) => isRecord(value) && Array.isArray(value.items),
  );
  // A group is an entry with nested entries.
  if (isRecord(group) && !other) {
    const lines = dataList([group]);
    return lines && { kind: 'list', lines };
  }
  const [list, more] = [...values.values()].filter((value) => Array.isArray(value));
  const lines = list && !more ? dataList(list) : null;
  return lines && { kind: 'list', lines };
}

/** Returns entries with names as a list; null for other data. */
export function dataList(list: unknown): string[] | null {
  const lines = Array.isArray(list) ? itemLines(list, '') : null;
  return lines && lines.length > 0 ? lines : null;
}

/** Returns null if an entry has no readable text. */
function itemLines(items: readonly unknown[], indent: string): string[] | null {
  const lines: string[] = [];
  for (const item of items) {
    if (typeof item === 'string') {
      lines.push(`${indent}- ${plainText(item)}`);
      continue;
    }
    if (!isRecord(item)) return null;
    const name = item.label ?? item.name ?? item.title ?? item.text;
    if (typeof name !== 'string') return null;
    const href = item.href ?? item.url ?? item.link;
    const isLink = typeof href === 'string' && /^(?:https?:\/\/|\/)[^\s()<>]+$/.test(href);
    const rest = [item.title, item.org, item.description ?? item.desc ?? item.details]
      .filter((text): text is string => typeof text === 'string' && text !== name)
      .map((text) => plainText(text.replace(/<[^>]*>/g, '')));
    const shown = isLink ? `[${plainText(name)}](${href})` : plainText(name);
    lines.push(`${indent}- ${shown}${rest.length > 0 ? `: ${rest.join(', ')}` : ''}`);
    const inner = item.items ?? item.children ?? item.headers;
    const below = Array.isArray(inner) ? itemLines(inner, `${indent}  `) : [];
    if (below === null) return null;
    lines.push(...below);
  }
  return lines;
}

function plainText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\*_[\]<{]/g, '\\$&');
}
