import type { Code } from 'mdast';
import { importCode } from '../imports.ts';
import { isJsx, prefixAt, propsOf, rename } from '../jsx.ts';
import { type Page, type Placed, walk } from '../page.ts';
import { reactPage } from '../react-page.ts';
import type { Report } from '../report.ts';
import type { Runnable } from '../runnable.ts';
import { isRecord } from '../their-config.ts';
import { THEME_NAMES } from '../theme-names.ts';
import { BROWSER_NAMES, RUNTIME, RUNTIME_NAMES, THEME, THEME_HELPERS } from './compat.ts';

export const ENGINE = /^(?:rspress|@rspress\/.+)(?:\/|$)/;

/** Returns why exports of a Rspress module cannot run here; null if they can, undefined for other modules. */
export function ofRspress(specifier: string, names: readonly string[]): string | null | undefined {
  if (THEME.test(specifier)) {
    const unknown = names.find(
      (name) => !THEME_NAMES.has(name) && !THEME_HELPERS.has(name) && name !== 'Tag',
    );
    return unknown ? `is, or needs, "${unknown}" of ${specifier}, which Lectern's theme does not have` : null;
  }
  if (RUNTIME.test(specifier)) {
    const unknown = names.find((name) => !RUNTIME_NAMES.has(name) && !THEME_HELPERS.has(name));
    return unknown ? `needs "${unknown}" of ${specifier}` : null;
  }
  return ENGINE.test(specifier) ? `needs ${specifier}` : undefined;
}

/**
 * Translates a page: imports of the theme get Lectern's specifier, and components that cannot run become notes.
 *
 * @returns files of the project that it runs
 */
export function rspressPage(page: Page, runnable: Runnable, report: Report, absolute: string): string[] {
  walk(
    page.tree,
    (node) => void (node.type === 'code' && shownFile(page, node, { runnable, report, absolute })),
  );
  frontMatter(page);
  if (page.format !== 'mdx') return [];
  const { names, reasons, files } = reactPage({ page, runnable: inText(runnable), report, absolute });
  walk(page.tree, (node) => {
    if (!isJsx(node) || node.name !== 'Tag' || reasons.has('Tag')) return;
    const { tag, ...rest } = propsOf(node);
    if (tag !== undefined) rename(page, node, 'Tag', { ...rest, text: tag });
  });
  for (const statement of names.imports) {
    const left = statement.names.filter(({ local }) => !reasons.has(local));
    // Lectern supports these specifiers itself.
    const isRead = /^(?:@theme|rspress\/theme|@rspress\/core\/theme)$/.test(statement.specifier);
    if (!THEME.test(statement.specifier) || isRead || left.length === 0) continue;
    page.edits.unshift({ start: statement.start, end: statement.end, text: importCode(left, '@theme') });
  }
  return files;
}

/** Converts `tag` to a badge of the sidebar entry, unless it is SVG. */
function frontMatter({ front }: Page): void {
  const { tag, sidebar } = front.data;
  if (typeof tag !== 'string' || tag.includes('<') || (sidebar !== undefined && !isRecord(sidebar))) return;
  if (sidebar === undefined) front.set('sidebar', { badge: tag }, 'tag');
  else {
    front.remove('tag');
    front.set('sidebar', { badge: tag, ...sidebar });
  }
}

/**
 * Rejects exports that do not work in the text of a page: nothing runs in the browser there, and helper functions are
 * not components.
 */
function inText(runnable: Runnable): Runnable {
  const isNone = (name: string) => BROWSER_NAMES.has(name) || THEME_HELPERS.has(name);
  return {
    ...runnable,
    reason(specifier, names, fromFile) {
      const unknown = RUNTIME.test(specifier) || THEME.test(specifier) ? names.find(isNone) : undefined;
      if (unknown) return `needs "${unknown}" of ${specifier}, which runs in components of yours only`;
      return runnable.reason(specifier, names, fromFile);
    },
  };
}

interface Place {
  runnable: Runnable;
  report: Report;
  absolute: string;
}

/** Shows the name of a missing file in a code block that includes it: otherwise the build would fail. */
function shownFile(page: Page, node: Placed<Code>, { runnable, report, absolute }: Place): void {
  const match = /\bfile=(["'])([^"']+)\1/.exec(node.meta ?? '');
  const [written = '', , path = ''] = match ?? [];
  const file = path.split(/[?#]/)[0] ?? '';
  if (!file || runnable.resolve(file, absolute)) return;
  const lineEnd = page.source.indexOf('\n', node.start);
  const start = page.source.indexOf(written, node.start);
  if (start === -1 || start > lineEnd) return;
  page.edits.push({ start, end: start + written.length, text: `title="${path}"` });
  const indent = prefixAt(page.source, node.start);
  page.edits.push({ start: lineEnd, end: lineEnd, text: `\n${indent}${path}` });
  report.add('include', page.where(node.start), `${path} is not there; the block shows its name.`);
}
