import type { HastPluginInput, MdastPluginInput } from 'satteri';
import { DocsError } from '../shared/error.ts';
import { firstOf } from '../shared/first-of.ts';
import type { Frontmatter } from '../shared/frontmatter.ts';
import { assertResult } from '../shared/hook-result.ts';
import type { CodeBlock, CodeChange, MarkdownFile, MarkdownPlugins } from '../shared/markdown-plugin.ts';
import { pluginError } from '../shared/plugin-error.ts';
import { useGrammars } from './highlight.ts';
import { fail, type SourceFile, whereIs } from './page.ts';
import { writtenCode } from './written-code.ts';

type Opened = Omit<SourceFile, 'plugins'>;

/** Contributions of all plugins of a site to one file. */
export interface FilePlugins {
  features: NonNullable<MarkdownPlugins['features']>;
  mdast: MdastPluginInput[];
  hast: HastPluginInput[];
  /** Returns a code block after all plugins have changed it, one after the other. */
  changeCode(block: CodeBlock): Required<CodeChange>;
  /** Returns the HTML of code, one string for each line, or null for a language that no plugin highlights. */
  highlight(code: string, lang: string): readonly string[] | null;
}

/**
 * Asks the site's plugins for their contributions to a file.
 *
 * @throws DocsError with the name of the plugin whose code throws
 */
export function pluginsFor(source: Opened, frontmatter: Frontmatter): FilePlugins {
  const { plugins = [], display } = source.page.options;
  const where = display(source.file);
  const highlighters: FilePlugins['highlight'][] = [];
  const changers: CodeChanger[] = [];
  const found: FilePlugins = {
    features: {},
    mdast: [],
    hast: [],
    changeCode: (block) => changedCode(block, changers),
    highlight: (code, lang) => firstOf(highlighters, (highlight) => highlight(code, lang)),
  };
  for (const plugin of plugins) {
    const { name, grammars = [] } = plugin;
    useGrammars(grammars);
    const place = { name, where };
    const ask = () => plugin.markdown?.(markdownFile(source, frontmatter, name));
    const given = guarded(ask, { ...place, hook: 'markdown' }) ?? {};
    const called = { plugin: name, hook: 'markdown', where };
    assertResult(given, RESULTS, called);
    assertResult(given.features ?? {}, FEATURES, { ...called, hook: 'features of markdown' });
    const { features, mdast = [], hast = [], code, highlight } = given;
    Object.assign(found.features, features);
    found.mdast.push(...mdast.map((entry) => wrapEntry(entry, { ...place, hook: 'mdast' })));
    found.hast.push(...hast.map((entry) => wrapEntry(entry, { ...place, hook: 'hast' })));
    if (code) {
      const whereOf = (line: number) => ({ name, hook: 'code', where: whereIs(source, line) });
      changers.push((block) => guarded(() => code(block), whereOf(block.line)));
    }
    if (highlight) highlighters.push(checkedHighlight(highlight, { ...place, hook: 'highlight' }));
  }
  return found;
}

const RESULTS = ['features', 'mdast', 'hast', 'code', 'highlight'];
const FEATURES = ['directive', 'math', 'superscript', 'subscript', 'definitionList', 'smartPunctuation'];

type CodeChanger = NonNullable<MarkdownPlugins['code']>;

function changedCode(block: CodeBlock, changers: readonly CodeChanger[]): Required<CodeChange> {
  let { code } = block;
  let attributes: Readonly<Record<string, string>> = {};
  const below = new Map<number, string>();
  for (const change of changers) {
    const changed = change({ ...block, code });
    code = changed?.code ?? code;
    attributes = { ...attributes, ...changed?.attributes };
    for (const [line, html] of changed?.below ?? []) below.set(line, (below.get(line) ?? '') + html);
  }
  return { code, attributes, below };
}

/** Returns a plugin's highlighter with a check that each line of the code has its HTML. */
function checkedHighlight(
  highlight: NonNullable<MarkdownPlugins['highlight']>,
  place: Place,
): FilePlugins['highlight'] {
  return (code, lang) => {
    const lines = guarded(() => highlight(code, lang), place) ?? null;
    const count = code.split('\n').length;
    if (lines === null || lines.length === count) return lines;
    throw new DocsError(`Plugin "${place.name}", highlight: ${lines.length} lines for code of ${count}.`, {
      where: place.where,
      hint: 'Return one string of HTML for each line of the code.',
    });
  };
}

function markdownFile(source: Opened, frontmatter: Frontmatter, plugin: string): MarkdownFile {
  const { page, file, format, prepared, chain } = source;
  // A plugin may have lost the position of a node.
  const placeOf = (line: number) => whereIs(source, Number.isInteger(line) ? line : 1);
  return {
    file,
    isFragment: chain.length > 1,
    format,
    path: page.options.path,
    locale: page.options.locale,
    text: prepared.clean(prepared.text),
    frontmatter,
    project: page.options.project,
    codeOf: (node) => writtenCode(node, prepared).code,
    clean: prepared.clean,
    asset: (asset, content) => addAsset(page, asset, content),
    dependsOn: (path) => void page.deps.add(path),
    warn: (message, line) => void page.warnings.push({ message, where: placeOf(line) }),
    fail: (message, line, hint) => fail(source, `Plugin "${plugin}": ${message}`, placeOf(line), hint),
  };
}

/** Adds a file to the page. A page may use a file more than once. */
function addAsset({ assets, options }: SourceFile['page'], name: string, content: string): string {
  const path = options.resolve.assetPath(name, content);
  if (!assets.some((asset) => asset.path === path)) assets.push({ path, content });
  return options.base + path;
}

interface Place {
  name: string;
  hook: string;
  where: string;
}

/** Wraps a plugin's entry, or the list or function that contains it, so that errors report the plugin. */
function wrapEntry<T>(entry: T, place: Place): T {
  if (Array.isArray(entry)) return entry.map((item) => wrapEntry(item, place)) as T;
  if (typeof entry === 'function') {
    return ((...args: unknown[]) =>
      wrapEntry(
        guarded(() => entry(...args), place),
        place,
      )) as T;
  }
  return entry && typeof entry === 'object' ? wrapVisitors(entry, place) : entry;
}

function wrapVisitors<T extends object>(definition: T, place: Place): T {
  const wrapped = Object.entries(definition).map(([key, value]) => [key, wrapVisitor(value, place)]);
  return Object.fromEntries(wrapped);
}

/** Wraps a visitor, or `{ filter, visit }` or a list of these. Anything else is returned unchanged. */
function wrapVisitor(value: unknown, place: Place): unknown {
  if (typeof value === 'function') {
    return (...args: unknown[]) =>
      guarded(() => value(...args), { ...place, where: placeOf(args[0], place.where) });
  }
  if (Array.isArray(value)) return value.map((item) => wrapVisitor(item, place));
  if (typeof value === 'object' && value !== null && 'visit' in value) {
    return { ...value, visit: wrapVisitor(value.visit, place) };
  }
  return value;
}

function placeOf(node: unknown, file: string): string {
  const line = (node as { position?: { start?: { line?: number } } } | null)?.position?.start?.line;
  return line ? `${file}:${line}` : file;
}

function guarded<T>(run: () => T, { name, hook, where }: Place): T {
  try {
    const result = run();
    if (!(result instanceof Promise)) return result;
    // Otherwise, a rejection of the promise would be unhandled.
    result.catch(() => {});
  } catch (error) {
    throw pluginError(name, hook, error, where);
  }
  throw new DocsError(`Plugin "${name}", ${hook}: the function is asynchronous.`, {
    where,
    hint: 'Pages are compiled synchronously. Load what the function needs where the plugin is created.',
  });
}
