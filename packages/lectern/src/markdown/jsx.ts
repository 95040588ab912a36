import type { MdastPluginInstance, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { noteHtml } from '../shared/note-html.ts';
import { noteComponent, noteElement, textOfExpression } from './attributes.ts';
import { useFragment } from './fragments.ts';
import { usesName } from './names-in-code.ts';
import type { SourceFile } from './page.ts';
import { lineOf } from './page.ts';
import { changesFor, noteAnchors } from './raw-html.ts';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
type JsxAttribute = JsxElement['attributes'][number];

/** Attribute that passes the components of the theme to an MDX fragment. Its page has them without an import. */
export const PAGE_COMPONENTS: JsxAttribute = {
  type: 'mdxJsxAttribute',
  name: 'components',
  value: { type: 'mdxJsxAttributeValueExpression', value: 'props.components' },
};

/**
 * Handles JSX in MDX. `<Fragment />` of an imported Markdown file is replaced by the content of the file.
 * `<a href="…">` and `<img src="…">` are resolved, and ids are recorded. Props of components are up to the component,
 * but a path of the site counts as a link of the page.
 */
export function jsx(source: SourceFile): MdastPluginInstance {
  return {
    mdxJsxFlowElement(node, context) {
      const changed = changeElement(node, source);
      if (changed) context.replaceNode(node, changed);
    },
    mdxJsxTextElement(node, context) {
      const changed = changeElement(node, source);
      if (changed) context.replaceNode(node, changed);
    },
    mdxFlowExpression: (node) => nameFragments(node.value, lineOf(node), source),
    mdxTextExpression: (node) => nameFragments(node.value, lineOf(node), source),
  };
}

/**
 * Compiles the fragments that an expression uses, such as `{props.note ?? <Note />}`. The text in braces is code, so
 * fragments are components there. Each is compiled once for all expressions of the page.
 */
function nameFragments(code: string, line: number, source: SourceFile): void {
  for (const [name, path] of source.fragmentNames) {
    if (source.namedFragments.has(name) || !usesName(code, name)) continue;
    const fragment = useFragment(path, source, line);
    const body =
      fragment?.format === 'mdx' ? fragment.output : htmlComponent(fragment?.output ?? noteHtml(path));
    source.namedFragments.set(name, source.fragmentCode.push(body) - 1);
  }
}

/** Returns the body of a module whose default export shows HTML (`MdxRuntime`). */
function htmlComponent(html: string): string {
  return `const { Static, jsxDEV } = arguments[0];\nreturn { default: () => jsxDEV(Static, { html: ${JSON.stringify(html)} }) };`;
}

function changeElement(node: Readonly<JsxElement>, source: SourceFile) {
  const { name } = node;
  if (!name) return null;
  const path = source.fragmentNames.get(name);
  if (path !== undefined) return fragmentElement(node, path, source);
  for (const item of node.attributes) {
    if (item.type === 'mdxJsxAttribute' && typeof item.value === 'object' && item.value !== null)
      nameFragments(item.value.value, lineOf(node), source);
  }
  const strings = stringAttributes(node, source);
  if (!/^[a-z]/.test(name)) {
    noteComponent(withExpressions(node, strings), source, lineOf(node));
    return null;
  }
  noteAnchors(name, strings, source);
  noteElement(name, withExpressions(node, strings), source, lineOf(node));
  const changes = changesFor(name, strings, source, lineOf(node));
  if (!changes) return null;
  const present = new Set(
    node.attributes.flatMap((item) => (item.type === 'mdxJsxAttribute' ? [item.name] : [])),
  );
  const added = Object.entries(changes).filter(([key]) => !present.has(key === 'class' ? 'className' : key));
  return withAttributes(node, [
    // Placed before the author's attributes: a spread that sets the same attribute wins.
    ...added.map(([key, value]) => attribute(key === 'class' ? 'className' : key, String(value))),
    ...node.attributes.map((item) => {
      const key = item.type === 'mdxJsxAttribute' ? item.name : '';
      return (key === 'href' || key === 'src') && changes[key] !== undefined
        ? attribute(key, String(changes[key]))
        : item;
    }),
  ]);
}

function stringAttributes(node: Readonly<JsxElement>, { prepared }: SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const item of node.attributes) {
    if (item.type !== 'mdxJsxAttribute') continue;
    // An expression counts as present, so that it is not overwritten.
    found.set(item.name, typeof item.value === 'string' ? prepared.clean(item.value) : '');
  }
  return found;
}

/**
 * Returns the same attributes, including texts that are written as expressions. These are only checked, not changed.
 */
function withExpressions(
  node: Readonly<JsxElement>,
  strings: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map(strings);
  for (const item of node.attributes) {
    if (item.type !== 'mdxJsxAttribute' || typeof item.value !== 'object' || item.value === null) continue;
    found.set(item.name, textOfExpression(item.value.value));
  }
  return found;
}

function attribute(name: string, value: string): JsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

function withAttributes(
  node: Readonly<JsxElement>,
  attributes: JsxAttribute[],
  name = node.name,
): JsxElement {
  return { type: node.type, name, attributes, children: [...node.children] } as JsxElement;
}

/**
 * Returns the content for one use of a fragment. Each use is compiled separately: its headings are new ones with their
 * own ids.
 */
function fragmentElement(node: Readonly<JsxElement>, path: string, source: SourceFile) {
  const fragment = useFragment(path, source, lineOf(node));
  if (!fragment) return { type: 'html' as const, value: noteHtml(path) };
  if (fragment.format === 'md') return { type: 'html' as const, value: fragment.output };
  const index = source.fragmentCode.push(fragment.output) - 1;
  return withAttributes(node, [PAGE_COMPONENTS, ...node.attributes], `LecternFragments.f${index}`);
}
