import { posix } from 'node:path';
import type { Nodes } from 'mdast';
import { type ESTree, Visitor } from 'vite';
import { attributeCode } from '../components.ts';
import { lineAt } from '../edits.ts';
import type { Files } from '../files.ts';
import { type ImportedName, importCode, moduleNames, pageNames, parseScript } from '../imports.ts';
import { isJsx } from '../jsx.ts';
import { type Page, readPage, walk } from '../page.ts';
import type { Report } from '../report.ts';

/** Files in which a Docusaurus site defines the components that all of its pages can use without an import. */
const FILES = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'].map(
  (ending) => `src/theme/MDXComponents${ending}`,
);

/** Names that pages can use without an import, and the import that each would need. */
export type GlobalComponents = ReadonlyMap<string, { name: ImportedName; specifier: string }>;

/**
 * Returns the global components of a site that have a module of their own. Other code in the file is reported.
 *
 * @see https://docusaurus.io/docs/markdown-features/react#mdx-component-scope
 */
export function globalComponents(files: Files, report: Report): GlobalComponents {
  const file = FILES.find((name) => files.exists(name));
  const found = new Map<string, { name: ImportedName; specifier: string }>();
  if (file === undefined) return found;
  const code = files.read(file);
  const { imports } = moduleNames(code, file);
  const sources = new Map(
    imports.flatMap(({ specifier, names }) => names.map((name) => [name.local, { name, specifier }])),
  );
  const { program } = parseScript(file, code);
  for (const { key, value } of exported(program)) {
    const source = sources.get(value);
    // Lower-case keys such as `table` restyle Markdown elements, which the theme already does.
    if (!source || !/^[A-Z]/.test(key)) continue;
    const { specifier } = source;
    const name = { local: key, imported: source.name.imported };
    found.set(key, { name, specifier: specifier.startsWith('.') ? fromRoot(file, specifier) : specifier });
  }
  tellOfCode(program, code, file, report);
  return found;
}

/**
 * Returns a page with imports of the global components that it uses, as if its author had written them. Positions are
 * reported for the original page.
 */
export function withImports(page: Page, globals: GlobalComponents): Page {
  if (globals.size === 0) return page;
  const names = pageNames(page);
  const own = new Set([
    ...names.declared,
    ...names.imports.flatMap((item) => item.names.map((n) => n.local)),
  ]);
  const used = new Set<string>();
  walk(page.tree, (node) => {
    for (const base of namesIn(node)) if (globals.has(base) && !own.has(base)) used.add(base);
  });
  if (used.size === 0) return page;
  const lines = [...used].sort().map((name) => {
    const source = globals.get(name);
    return source ? importCode([source.name], source.specifier) : '';
  });
  const { source, front } = page;
  const rest = source.slice(front.end);
  // Next to existing imports no blank line is needed.
  const gap = /^\s*import /.test(rest) ? '' : '\n';
  const added = `${front.end > 0 ? '\n' : ''}${lines.join('\n')}${rest.startsWith('\n') ? gap : `\n${gap}`}`;
  const text = source.slice(0, front.end) + added + rest;
  const before = added.length;
  return {
    ...readPage(page.file, text, 'mdx'),
    where: (at) => `${page.file}:${lineAt(source, Math.max(front.end, at < front.end ? at : at - before))}`,
  };
}

/** Returns the components that an element, its attributes or an expression use. */
function namesIn(node: Nodes): string[] {
  const inCode = (code: string) => [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name);
  if (isJsx(node)) return [(node.name ?? '').split('.')[0] ?? '', ...inCode(attributeCode(node))];
  return /^mdx(?:Flow|Text)Expression$/.test(node.type) ? inCode((node as { value: string }).value) : [];
}

/** Returns the entries of the object that a module exports: the key, and the name of the value. */
function exported(program: ESTree.Program): { key: string; value: string }[] {
  const objects = new Map<string, ESTree.ObjectExpression>();
  let found: ESTree.ObjectExpression | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = bare(init);
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') objects.set(id.name, value);
    },
    ExportDefaultDeclaration({ declaration }) {
      const value = bare(declaration as ESTree.Expression);
      if (value?.type === 'ObjectExpression') found = value;
      else if (value?.type === 'Identifier') found = objects.get(value.name);
    },
  }).visit(program);
  return (found?.properties ?? []).flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return [];
    const { key } = property;
    return key.type === 'Identifier' ? [{ key: key.name, value: property.value.name }] : [];
  });
}

/** Unwraps an expression from its type annotations. */
function bare(expression: ESTree.Expression | null): ESTree.Expression | null {
  return expression?.type === 'TSAsExpression' || expression?.type === 'TSSatisfiesExpression'
    ? bare(expression.expression)
    : expression;
}

function fromRoot(file: string, specifier: string): string {
  return `@site/${posix.join(posix.dirname(file), specifier)}`;
}

function tellOfCode({ body }: ESTree.Program, code: string, file: string, report: Report): void {
  for (const statement of body) {
    if (statement.type !== 'ExpressionStatement' || statement.directive) continue;
    const line = code.slice(statement.start, statement.end).split('\n')[0] ?? '';
    report.add(
      'code',
      `${file}:${lineAt(code, statement.start)}`,
      `${line}${line.endsWith('(') ? '…)' : ''}: move it to a module that its components import.`,
    );
  }
}
