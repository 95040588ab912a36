import { type ImportStatement, type ModuleNames, withoutNames } from './imports.ts';
import { isJsx, type PlacedJsx } from './jsx.ts';
import { type Left, leaveNote, noteFor } from './note.ts';
import { type Page, type Placed, walk } from './page.ts';
import type { Report } from './report.ts';

/**
 * Puts a note in place of every element whose component cannot run, removes the component's import, and reports both.
 *
 * @param reasons why each component cannot run, by its name in the page
 */
export function noteComponents(
  page: Page,
  { imports }: ModuleNames,
  reasons: ReadonlyMap<string, string>,
  report: Report,
): void {
  if (reasons.size === 0) return;
  const told = new Set<string>();
  const tell = (node: Placed, name: string, done: string) => {
    told.add(name);
    report.add('component', page.where(node.start), `<${name}> ${reasons.get(name)}; ${done}`);
  };
  walk(page.tree, (node) => {
    if (isJsx(node)) return noteElement(page, node, reasons, tell, report);
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = nameIn(node.value, reasons);
    if (!name) return;
    const inline = node.type === 'mdxTextExpression';
    page.edits.push({
      start: node.start,
      end: node.end,
      text: inline ? spanOf(page, node) : expressionNote(page, node),
    });
    tell(node, name, 'its source is shown in its place.');
    return false;
  });
  for (const statement of imports) dropImport(page, statement, reasons);
}

const HINTS: Partial<Record<Left, string>> = {
  diagram: 'a code block is shown in its place, which @lectern/plugin-mermaid draws.',
  code: 'a code block is shown in its place.',
  table: 'its data is a table now.',
  list: 'its data is a list now.',
};

function noteElement(
  page: Page,
  node: PlacedJsx,
  reasons: ReadonlyMap<string, string>,
  tell: (node: Placed, name: string, done: string) => void,
  report: Report,
): boolean {
  const base = (node.name ?? '').split('.')[0] ?? '';
  const own = reasons.has(base) ? base : undefined;
  // An attribute that reads a removed name makes its whole element unusable.
  const name = own ?? nameIn(attributeCode(node), reasons);
  if (!name) return true;
  const left = leaveNote(page, node);
  if (left === 'content') {
    report.add('wrapper', page.where(node.start), `<${node.name}> ${reasons.get(name)}.`);
    return true;
  }
  if (left === 'icon') {
    report.add('icon', page.where(node.start), `<${node.name}> ${reasons.get(name)}.`);
    return true;
  }
  const hint = HINTS[left] ?? `a ${left} is shown in its place.`;
  tell(node, name, hint);
  return false;
}

/** Returns the code in the attributes of an element. */
export function attributeCode({ attributes }: PlacedJsx): string {
  return attributes
    .map((attribute) => {
      if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.value;
      return typeof attribute.value === 'object' && attribute.value !== null ? attribute.value.value : '';
    })
    .join('\n');
}

function nameIn(code: string, reasons: ReadonlyMap<string, string>): string | undefined {
  return [...reasons.keys()].find((name) => new RegExp(`(?<![\\w$.'"])${name}(?![\\w$'"])`).test(code));
}

function spanOf({ source }: Page, { start, end }: Placed): string {
  return `\`${source.slice(start, end).replace(/\s+/g, ' ').replaceAll('`', "'")}\``;
}

function expressionNote({ source }: Page, { start, end }: Placed): string {
  return noteFor(source, start, end, false);
}

function dropImport(page: Page, statement: ImportStatement, reasons: ReadonlyMap<string, string>): void {
  const gone = new Set(statement.names.map(({ local }) => local).filter((name) => reasons.has(name)));
  if (gone.size > 0) page.edits.push(withoutNames(page.source, statement, gone));
}
