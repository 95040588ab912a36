import type { Parents } from 'mdast';
import { type ImportStatement, importCode, pageNames, withoutNames } from '../imports.ts';
import {
  isJsx,
  type JsxValue,
  type PlacedJsx,
  propsOf,
  rename,
  replaceWith,
  tagsOf,
  textProp,
} from '../jsx.ts';
import { isScriptWithJsx } from '../own-components.ts';
import { codeFinder, type Page, readPage, walk, writtenPage } from '../page.ts';
import { reactPage } from '../react-page.ts';
import type { Runnable } from '../runnable.ts';
import { comments, needsMdx, placeholders } from './expressions.ts';
import { frontMatter } from './front-matter.ts';
import { type DocSite, rewriteLinks, staticPath } from './links.ts';
import { boundToEngine } from './runtime.ts';
import { dropOwnToc } from './toc.ts';
import type { Doc } from './tree.ts';

/** Modules of Docusaurus that pages import, and the Lectern components that replace their exports. */
const COMPONENTS: Record<string, string> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'Tab',
  '@theme/Admonition': 'Callout',
  '@theme/DocCardList': 'Overview',
  '@docusaurus/Link': 'Link',
};
/** Modules whose elements become plain Markdown. */
const PLAIN = new Set([
  '@theme/CodeBlock',
  '@docusaurus/useBaseUrl',
  '@theme/IdealImage',
  '@theme/ThemedImage',
  '@theme/TOCInline',
]);

/** Translates a page. Returns whether the text needs MDX. The caller renames the file accordingly. */
export function docusaurusPage(
  page: Page,
  doc: Doc | undefined,
  site: DocSite,
  absolute: string,
): { text: string; isMdx: boolean } {
  const names = pageNames(page);
  const components = new Map<string, string>();
  const gone = new Set<string>();
  const used = new Set<string>();
  for (const { specifier, names: imported } of names.imports) {
    const target = COMPONENTS[specifier];
    for (const { local } of imported) {
      if (target) components.set(local, target);
      if (target || PLAIN.has(specifier)) gone.add(local);
    }
  }
  walk(page.tree, (node, above) => {
    if (!isJsx(node)) return;
    const target = targetOf(node, components);
    if (target && target !== 'a') used.add(target);
    if (target === 'Overview' && page.front.data.overview === undefined) page.front.set('overview', true);
    if (target) translate(page, node, target, above.at(-1));
    else if (gone.has(node.name ?? '')) plainElement(page, node);
    else assetProps(page, node);
  });
  rewriteImports(page, names.imports, gone, used);
  dropOwnToc(page, names.imports);
  const isMdx = page.file.endsWith('.mdx') || needsMdx(page);
  if (isMdx) ownComponents(page, site, absolute, gone);
  comments(page, isMdx);
  placeholders(page, isMdx);
  containers(page);
  frontMatter(page, doc, site);
  // The elements have changed by now, so links in them are searched in the new text.
  const text = writtenPage(page);
  const translated = readPage(page.file, text, isMdx ? 'mdx' : 'md');
  rewriteLinks(translated, doc, site);
  return { text: writtenPage(translated), isMdx };
}

/** Keeps the project's own components if they can run. Imports of scripts with JSX get a new extension. */
function ownComponents(page: Page, site: DocSite, absolute: string, done: ReadonlySet<string>): void {
  const { report } = site;
  const runnable = inText(site.runnable);
  const { names, reasons, files } = reactPage({ page, runnable, report, absolute, done });
  for (const file of files) site.used.add(file);
  for (const { specifier, names: imported, source } of names.imports) {
    if (!specifier.endsWith('.js') || imported.some(({ local }) => reasons.has(local))) continue;
    const target = runnable.resolve(specifier, absolute);
    if (target && isScriptWithJsx(target))
      page.edits.push({ start: source.end - 1, end: source.end - 1, text: 'x' });
  }
}

/**
 * Rejects imports of Docusaurus modules in pages. They have been translated or replaced by notes by now, and the
 * runtime file is for components only.
 */
function inText(runnable: Runnable): Runnable {
  return {
    ...runnable,
    reason: (specifier, names, fromFile) =>
      boundToEngine(specifier) ?? runnable.reason(specifier, names, fromFile),
  };
}

/** Returns the new name of an element; undefined if it keeps its own. */
function targetOf(node: PlacedJsx, components: ReadonlyMap<string, string>): string | undefined {
  const target = components.get(node.name ?? '');
  const { to, href } = propsOf(node);
  const isKnown = node.attributes.every(({ type }) => type === 'mdxJsxAttribute');
  // A link without a target is an anchor for other links: `<Link id="part" />`.
  return target === 'Link' && isKnown && to === undefined && href === undefined ? 'a' : target;
}

function translate(page: Page, node: PlacedJsx, target: string, parent: Parents | undefined): void {
  const {
    queryString: _queryString,
    className: _className,
    lazy: _lazy,
    to,
    default: _default,
    ...props
  } = propsOf(node);
  const values: Record<string, JsxValue> = { ...props };
  if (to !== undefined && values.href === undefined) values.href = to;
  if (target === 'Tabs' && values.defaultValue === undefined) {
    const chosen = node.children.find((child) => isJsx(child) && propsOf(child).default !== undefined);
    const value = chosen && isJsx(chosen) ? textProp(chosen, 'value') : undefined;
    if (value) values.defaultValue = value;
  }
  // A tab without a label uses its value, unless the labels are listed for all tabs.
  const isListed = parent && isJsx(parent) && propsOf(parent).values !== undefined;
  if (target === 'Tab' && values.label === undefined && values.value !== undefined && !isListed) {
    values.label = values.value;
  }
  rename(page, node, target, values);
}

/**
 * Converts an element to Markdown: `<CodeBlock>` to a fence, `<TOCInline>` to a table of contents, and elements of the
 * theme with a picture to an image.
 */
function plainElement(page: Page, node: PlacedJsx): void {
  if (node.name === 'TOCInline') {
    replaceWith(page, node, '[[toc]]');
    return;
  }
  const { opening, closing } = tagsOf(page, node);
  const image = textProp(node, 'img') ?? textProp(node, 'src');
  if (image) {
    replaceWith(page, node, `![${textProp(node, 'alt') ?? ''}](${image})`);
    return;
  }
  const inner = closing ? page.source.slice(opening.end, closing.start) : '';
  const code = /^\s*\{\s*`([\s\S]*)`\s*\}\s*$/.exec(inner)?.[1]?.replace(/\\([`$\\])/g, '$1') ?? inner.trim();
  const title = textProp(node, 'title');
  const info = [textProp(node, 'language') ?? '', title && `title="${title}"`].filter(Boolean).join(' ');
  replaceWith(page, node, `\`\`\`${info}\n${code.replace(/^\n|\n\s*$/g, '')}\n\`\`\``);
}

/** Converts `src={require('./x.png').default}` and `src={useBaseUrl('/x.png')}` to paths. */
function assetProps(page: Page, node: PlacedJsx): void {
  const { opening } = tagsOf(page, node);
  const tag = page.source.slice(opening.start, opening.end);
  const pattern =
    /\{\s*(?:require\(\s*(['"])([^'"]+)\1\s*\)(?:\.default)?|useBaseUrl\(\s*(['"])([^'"]+)\3\s*\))\s*\}/g;
  for (const match of tag.matchAll(pattern)) {
    const path = match[2] ?? match[4] ?? '';
    const start = opening.start + match.index;
    page.edits.push({ start, end: start + match[0].length, text: `"${staticPath(path)}"` });
  }
}

function rewriteImports(
  page: Page,
  imports: readonly ImportStatement[],
  gone: ReadonlySet<string>,
  used: ReadonlySet<string>,
): void {
  const written = imports.filter(({ names }) => names.some(({ local }) => gone.has(local)));
  const names = [...used].sort().map((name) => ({ local: name, imported: name }));
  for (const [index, statement] of written.entries()) {
    const isFirst = index === 0 && names.length > 0;
    page.edits.push(
      isFirst
        ? { start: statement.start, end: statement.end, text: importCode(names, '@theme') }
        : withoutNames(page.source, statement, gone),
    );
  }
}

const TYPES: Record<string, string> = { success: 'tip', secondary: 'note', error: 'danger' };

/** A container that begins and ends in one line, which is text in Docusaurus. */
const ONE_LINE = /^[ \t>]*(?:(?:\d+[.)]|[-*+])[ \t]+)?(?=:{3,}[ \t]*\w.*:{3,}[ \t]*$)/gm;

function containers(page: Page): void {
  const isCode = codeFinder(page);
  for (const { 0: all, 1: type = '', index } of page.source.matchAll(
    /^[ \t>]*:{3,}[ \t]*(success|secondary|error)\b/gm,
  )) {
    if (isCode(index)) continue;
    const start = index + all.length - type.length;
    page.edits.push({ start, end: start + type.length, text: TYPES[type] ?? type });
  }
  for (const { 0: before, index } of page.source.matchAll(ONE_LINE)) {
    const start = index + before.length;
    if (!isCode(start)) page.edits.push({ start, end: start, text: '\\' });
  }
}
