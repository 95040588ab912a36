import { posix } from 'node:path';
import type { PluginPage } from 'lectern';
import { type Comment, type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import { cellOf, lead, markdownOf, rest } from './comment.ts';
import { type Context, hrefOf, type Sources } from './context.ts';
import { escapeMarkdown } from './escape.ts';
import { commentOf } from './members.ts';
import { type Container, exportsOf, KINDS, modulesOf, type Places } from './places.ts';
import { headings } from './signatures.ts';
import { symbolParts } from './symbol-page.ts';
import { table } from './table.ts';
import type { Words } from './words.ts';

export interface RenderOptions {
  places: Places;
  words: Words;
  title: string;
  sources: Sources;
}

/** Returns all pages of the reference in one language, with paths relative to its folder. */
export function renderReference(project: ProjectReflection, options: RenderOptions): PluginPage[] {
  return containerPages(project, options.title, options);
}

function containerPages(container: Container, title: string, options: RenderOptions): PluginPage[] {
  const { places } = options;
  const own = places.get(container)?.path ?? 'index.md';
  return [
    indexPage(container, title, { ...options, path: own }),
    metaFile(container, title, options, posix.dirname(own)),
    ...modulesOf(container).flatMap((module) => containerPages(module, module.name, options)),
    ...KINDS.flatMap(([, kind]) =>
      exportsOf(container, kind).flatMap((child) =>
        kind === ReflectionKind.Namespace
          ? containerPages(child, child.getFullName(), options)
          : [symbolPage(child, { ...options, path: places.get(child)?.path ?? '' })],
      ),
    ),
  ];
}

/** Returns the index of the exports of a module, a namespace or the only entry point. */
function indexPage(container: Container, title: string, context: Context): PluginPage {
  const { words } = context;
  const { comment } = container;
  const modules = modulesOf(container);
  const rows = (symbols: readonly DeclarationReflection[]) =>
    table(
      [words.name, words.description],
      symbols.map((symbol) => indexRow(symbol, context)),
    );
  const references = (container.children ?? []).filter((child) => child.isReference());
  const body = [
    ...lead(comment, context),
    ...rest(comment, context, headings(2)),
    ...(modules.length > 0 ? [headings(2)(words.modules, 'section-modules'), rows(modules)] : []),
    ...KINDS.flatMap(([name, kind]) => {
      const also = references.filter((child) => child.tryGetTargetReflectionDeep()?.kind === kind);
      const symbols = [...exportsOf(container, kind), ...also];
      return symbols.length > 0 ? [headings(2)(words[name], `section-${name}`), rows(symbols)] : [];
    }),
  ];
  return page(context.path, title, comment, body, context);
}

function indexRow(symbol: DeclarationReflection, context: Context): string[] {
  const target = symbol.isReference() ? symbol.tryGetTargetReflectionDeep() : symbol;
  const comment = target?.isDeclaration() ? firstComment(target) : undefined;
  const name = `[${escapeMarkdown(titleOf(symbol))}](${hrefOf(symbol, context) ?? ''})`;
  const isDeprecated = comment?.getTag('@deprecated') !== undefined;
  return [isDeprecated ? `~~${name}~~` : name, comment ? cellOf(summaryOf(comment, context)) : ''];
}

function symbolPage(symbol: DeclarationReflection, context: Context): PluginPage {
  return page(context.path, titleOf(symbol), firstComment(symbol), symbolParts(symbol, context), context);
}

function page(
  path: string,
  title: string,
  comment: Comment | undefined,
  body: readonly string[],
  context: Context,
): PluginPage {
  const description = comment ? plain(summaryOf(comment, context)) : '';
  const frontmatter = [
    `title: ${JSON.stringify(title)}`,
    // Otherwise, the description would be the first words of a table.
    `description: ${JSON.stringify(description || title)}`,
  ];
  const parts = [`# ${escapeMarkdown(title)}`, ...body].filter(Boolean);
  return { path, text: `---\n${frontmatter.join('\n')}\n---\n\n${parts.join('\n\n')}\n` };
}

/** Maximum number of entries, including members, of a sidebar that is not collapsed. */
const MANY = 300;

/** Returns the order of the sidebar: the index, then the kinds with their exports by name. */
function metaFile(container: Container, title: string, options: RenderOptions, folder: string): PluginPage {
  const { words, places } = options;
  const folderOf = (module: Container) => posix.basename(posix.dirname(places.get(module)?.path ?? ''));
  const kinds = KINDS.filter(([, kind]) => exportsOf(container, kind).length > 0);
  const collapsed = places.size > MANY;
  const entries = [
    { type: 'file', name: 'index', label: title },
    ...modulesOf(container).map((module) => ({
      type: 'dir',
      name: folderOf(module),
      label: module.name,
      collapsed,
    })),
    ...kinds.map(([name]) => ({ type: 'dir', name, label: words[name], collapsed })),
  ];
  return { path: posix.join(folder, '_meta.json'), text: JSON.stringify(entries) };
}

function titleOf(symbol: DeclarationReflection): string {
  const target = symbol.isReference() ? symbol.tryGetTargetReflectionDeep() : symbol;
  const isFunction = target?.kind === ReflectionKind.Function;
  return (symbol.isReference() ? symbol.name : inNamespaces(symbol)) + (isFunction ? '()' : '');
}

/** Returns a name with its namespaces, such as `units.fahrenheit`. Modules are left out. */
function inNamespaces({ name, parent }: DeclarationReflection): string {
  return parent?.kind === ReflectionKind.Namespace
    ? `${inNamespaces(parent as DeclarationReflection)}.${name}`
    : name;
}

function firstComment(symbol: DeclarationReflection): Comment | undefined {
  return symbol.signatures?.[0]?.comment ?? commentOf(symbol);
}

/** Returns the first paragraph of a comment. */
function summaryOf(comment: Comment, context: Context): string {
  return markdownOf(comment.summary, context).split(/\n\s*\n/)[0] ?? '';
}

/** Removes the Markdown signs that a description may contain. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ');
}
