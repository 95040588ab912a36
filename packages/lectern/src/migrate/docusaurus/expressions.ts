import { isJsx } from '../jsx.ts';
import { type Page, type Placed, walk } from '../page.ts';

/** Matches an expression that is only a name: `ROCKETMQ_HOME`, `user.home`. */
const NAME = /^\s*(?<name>[A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/;

/** Names that a page has without an import. */
const GIVEN = new Set(
  'props frontMatter toc contentTitle metadata assets undefined null true false process'.split(' '),
);

/** Checks whether a page needs React: it has imports, components or expressions. */
export function needsMdx(page: Page): boolean {
  const code = codeOf(page);
  let found = false;
  walk(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') found = true;
    if (isJsx(node)) {
      found ||= /^[A-Z]/.test(node.name ?? '') || node.name === null;
      found ||= node.attributes.some(
        (attribute) =>
          attribute.type !== 'mdxJsxAttribute' ||
          (typeof attribute.value === 'object' && attribute.value !== null) ||
          attribute.name === 'className',
      );
    }
    if (isExpression(node) && !isComment(node.value) && !isPlaceholder(node.value, code)) found = true;
  });
  return found;
}

/** Converts comments: HTML comments are invalid in MDX, and MDX comments are text in Markdown. */
export function comments(page: Page, isMdx: boolean): void {
  const code: [number, number][] = [];
  walk(page.tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode' || node.type === 'yaml')
      code.push([node.start, node.end]);
    if (isMdx || !isExpression(node) || !isComment(node.value)) return;
    const text = /\/\*([\s\S]*)\*\//.exec(node.value)?.[1] ?? '';
    const id = /^\s*#([\w-]+)\s*$/.exec(text)?.[1];
    page.edits.push({ start: node.start, end: node.end, text: id ? `{#${id}}` : `<!--${text}-->` });
  });
  if (!isMdx) return;
  for (const { 0: all, index } of page.source.matchAll(/<!--([\s\S]*?)-->/g)) {
    if (code.some(([start, end]) => index >= start && index < end)) continue;
    const text = all.slice(4, -3).replaceAll('*/', '* /');
    page.edits.push({ start: index, end: index + all.length, text: `{/*${text}*/}` });
  }
}

/**
 * Keeps names in braces as text, `${HOME}` and `{user.home}`, if the page does not define them. They were text in MDX 1,
 * which Docusaurus 2 used. In Markdown they are text without a change.
 */
export function placeholders(page: Page, isMdx: boolean): void {
  if (!isMdx) return;
  const code = codeOf(page);
  walk(page.tree, (node) => {
    if (isExpression(node) && isPlaceholder(node.value, code))
      page.edits.push({ start: node.start, end: node.start, text: '\\' });
  });
}

/** @param code imports and exports of the page */
function isPlaceholder(expression: string, code: string): boolean {
  const { name } = NAME.exec(expression)?.groups ?? {};
  if (name === undefined || GIVEN.has(name)) return false;
  return !new Set<string>(code.match(/[\w$]+/g)).has(name);
}

/** Returns the imports and exports of a page. */
function codeOf(page: Page): string {
  let code = '';
  walk(page.tree, (node) => {
    if (node.type === 'mdxjsEsm') code += `${node.value}\n`;
  });
  return code;
}

function isExpression(node: Placed): node is Placed & { value: string } {
  return /^mdx(?:Flow|Text)Expression$/.test(node.type);
}

function isComment(code: string): boolean {
  return /^\s*\/\*[\s\S]*\*\/\s*$/.test(code);
}
