import { Visitor } from 'vite';
import { noteComponents } from './components.ts';
import { drawingsToImages } from './drawings.ts';
import { wholeLines } from './edits.ts';
import { type ModuleNames, offsetOfCode, pageNames, parseScript } from './imports.ts';
import { expressionAt, isJsx, type PlacedJsx, tagsOf } from './jsx.ts';
import { type Page, walk } from './page.ts';
import type { Report } from './report.ts';
import type { Runnable } from './runnable.ts';
import { THEME_NAMES } from './theme-names.ts';

export interface ReactPage {
  page: Page;
  runnable: Runnable;
  report: Report;
  /** The page's absolute path. */
  absolute: string;
  /** Names that were already translated and whose imports are removed. */
  done?: ReadonlySet<string>;
}

/**
 * Handles the common parts of pages with React. Components that cannot run become notes. Event handlers in the page
 * itself are removed, since its text is static.
 *
 * @returns the names of the page, the reasons for the removed ones, and the files that the page needs
 */
export function reactPage({ page, runnable, report, absolute, done = new Set() }: ReactPage): {
  names: ModuleNames;
  reasons: Map<string, string>;
  /** Files of the project that the page runs. */
  files: string[];
} {
  const names = pageNames(page);
  const reasons = new Map<string, string>();
  for (const { specifier, names: imported, isType } of names.imports) {
    if (isType || /\.mdx?$/.test(specifier)) continue;
    for (const { local, imported: name } of imported) {
      const reason = done.has(local) ? null : runnable.reason(specifier, [name], absolute);
      if (reason) reasons.set(local, reason);
    }
  }
  dropStyles({ page, runnable, report, absolute }, names);
  const locals = names.imports.flatMap((item) => item.names.map(({ local }) => local));
  const known = new Set([...names.declared, ...locals, ...THEME_NAMES, ...done]);
  walk(page.tree, (node) => {
    if (!isJsx(node)) return;
    const [base = ''] = (node.name ?? '').split('.');
    if (/^[A-Z]/.test(base) && !known.has(base)) reasons.set(base, 'is imported nowhere: a global component');
    dropHandlers(page, node, report);
    if (base === 'Overview' && !names.declared.has(base) && fromTheme(names, base))
      overview(page, node, reasons);
  });
  dropHandlersOfCode(page, report);
  noteComponents(page, names, reasons, report);
  const kept = names.imports.filter(
    ({ names, isType }) => !isType && names.some(({ local }) => !reasons.has(local) && !done.has(local)),
  );
  drawingsToImages(page, kept);
  const files = kept.flatMap(({ specifier }) =>
    /\.mdx?$/.test(specifier) ? [] : runnable.files(specifier, absolute),
  );
  return { names, reasons, files };
}

/** Removes imports of missing stylesheets, which would fail the build. Components that used them are notes by now. */
function dropStyles({ page, runnable, report, absolute }: ReactPage, { imports }: ModuleNames): void {
  for (const statement of imports) {
    const { specifier, names } = statement;
    if (names.length > 0 || !/\.(?:css|scss|sass|less|styl)$/.test(specifier)) continue;
    const reason = runnable.reason(specifier, [], absolute);
    if (!reason) continue;
    page.edits.push(wholeLines(page.source, statement.start, statement.end));
    report.add('code', page.where(statement.start), `The import of ${specifier}: the page ${reason}.`);
  }
}

function fromTheme({ imports }: ModuleNames, name: string): boolean {
  const own = imports.find((item) => item.names.some(({ local }) => local === name));
  return own === undefined || /theme/.test(own.specifier);
}

/**
 * Sets `overview` in the front matter: Lectern's component lists the pages below such a page. An element with its own
 * groups is not supported.
 */
function overview({ front }: Page, { attributes }: PlacedJsx, reasons: Map<string, string>): void {
  if (attributes.length > 0)
    reasons.set('Overview', 'has its own groups, which Lectern takes from the sidebar');
  else if (front.data.overview === undefined) front.set('overview', true);
}

function dropHandlers(page: Page, node: PlacedJsx, report: Report): void {
  // Components of the site receive their handlers as props.
  if (/^[A-Z]/.test(node.name ?? '')) return;
  const { opening } = tagsOf(page, node);
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) continue;
    const place = expressionAt(page.source, opening, attribute.name);
    if (!place) continue;
    page.edits.push({ ...place, start: page.source.slice(0, place.start).trimEnd().length, text: '' });
    tellOfHandler(page, report, { start: place.start, handler: attribute.name, element: node.name ?? '' });
  }
}

/** Does the same in components that the page itself defines: `export const Tag = () => <b onClick={…} />`. */
function dropHandlersOfCode(page: Page, report: Report): void {
  walk(page.tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const offset = offsetOfCode(page, node);
    new Visitor({
      JSXOpeningElement({ name, attributes }) {
        if (name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name)) return;
        for (const attribute of attributes) {
          if (attribute.type !== 'JSXAttribute' || attribute.name.type !== 'JSXIdentifier') continue;
          const handler = attribute.name.name;
          if (!/^on[A-Z]/.test(handler)) continue;
          const start = offset + attribute.start;
          const before = page.source.slice(0, start).trimEnd().length;
          page.edits.push({ start: before, end: offset + attribute.end, text: '' });
          tellOfHandler(page, report, { start, handler, element: name.name });
        }
      },
    }).visit(parseScript('page.tsx', node.value).program);
  });
}

function tellOfHandler(
  page: Page,
  report: Report,
  { start, handler, element }: { start: number; handler: string; element: string },
): void {
  report.add(
    'code',
    page.where(start),
    `${handler} of <${element}>: move the element into a component with 'use client'.`,
  );
}
