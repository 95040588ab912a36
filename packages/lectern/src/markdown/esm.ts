import { isAbsolute } from 'node:path';
import type { ImportDeclaration, Program } from 'estree-jsx';
import type { MdastPluginInstance } from 'satteri';
import { mdxToJs } from 'satteri';
import { withSafeEnd } from './mdx-limits.ts';
import type { EsmImport, SourceFile } from './page.ts';
import { ask, fail, lineOf, whereIs } from './page.ts';

/**
 * Replaces import statements in MDX. satteri drops the source of an import, so each import becomes a placeholder that
 * declares the same names, and `mdx-code.ts` turns the placeholder into reads from `MdxRuntime.modules`. Imports of
 * Markdown files are fragments and declare a name only for expressions. Exports are not changed.
 */
export function esm(source: SourceFile): MdastPluginInstance {
  return {
    mdxjsEsm(node, context) {
      const value = rewrite(source.prepared.clean(node.value), source, lineOf(node));
      if (context.parent(node)?.type === 'root') {
        if (value !== node.value) context.setProperty(node, 'value', value);
        return;
      }
      // satteri only declares the names of imports at the top level.
      source.hoisted.push(value);
      context.removeNode(node);
    },
    // In a container, the parser treats imports as text.
    ...(source.prepared.text.includes(':::') ? { paragraph: importsIn(source) } : {}),
  };
}

/**
 * Extracts import statements from paragraphs of containers. Authors of several engines write imports where they need
 * them.
 */
function importsIn(source: SourceFile): NonNullable<MdastPluginInstance['paragraph']> {
  return (node, context) => {
    const { start, end } = node.position ?? {};
    if (!start || !end) return;
    // Reads the source text, since the parser treats `{ a }` as an expression.
    const lines = source.prepared.lines.slice(start.line - 1, end.line).map((line) => line.trim());
    if (!lines.every((line) => IMPORT_LINE.test(line))) return;
    if (context.parent(node)?.type !== 'containerDirective') return;
    const text = source.prepared.clean(lines.join('\n'));
    source.hoisted.push(rewrite(text, source, lineOf(node)));
    context.removeNode(node);
  };
}

const IMPORT_LINE = /^import\s+(?:[\w$*{][^'"]*\sfrom\s+)?(?:'[^']+'|"[^"]+");?\s*$/;

function rewrite(code: string, source: SourceFile, firstLine: number): string {
  // The parser counts in UTF-8 bytes here.
  const bytes = Buffer.from(code);
  const slice = (start: number, end?: number) => bytes.subarray(start, end).toString();
  let result = '';
  let at = 0;
  for (const statement of parse(code).body) {
    const { start, end } = statement as unknown as { start: number; end: number };
    const line = source.prepared.originOf(firstLine + slice(0, start).split('\n').length - 1);
    if (statement.type === 'ImportDeclaration') {
      result += slice(at, start) + replaceImport(statement, source, line);
      at = end;
      continue;
    }
    source.hasExports = true;
    if ('source' in statement && statement.source) {
      const hint = 'Import the names first, then export them in their own statement.';
      fail(source, 'An MDX page cannot re-export from another module.', whereIs(source, line), hint);
    }
  }
  return result + slice(at);
}

/**
 * Parses code with satteri's own ESM parser, which is the one that accepted it. It is called through a throw-away
 * compile (0.1 ms).
 */
function parse(code: string): Program {
  let program: Program | null = null;
  const read = {
    name: 'read-esm',
    mdxjsEsm(node: { parseExpression(): Program | null }) {
      program ??= node.parseExpression();
    },
  };
  mdxToJs(withSafeEnd(code), { hastPlugins: [read] });
  return program ?? { type: 'Program', body: [], sourceType: 'module' };
}

function replaceImport(statement: ImportDeclaration, source: SourceFile, line: number): string {
  const specifier = String(statement.source.value);
  const { page, file } = source;
  const fragment = /\.mdx?$/.test(specifier) ? specifier : page.options.resolve.markdown(specifier, file);
  if (fragment !== null) return declareFragment(statement, fragment, source, line);
  const where = whereIs(source, line);
  const found = ask(source, where, () => page.options.resolve.module(specifier, file));
  // There is no module with this name. Elements that use the import are replaced by a note, and the rest of the page is
  // rendered.
  const module = found ?? specifier;
  if (found !== null) page.modules.add(found);
  // A file at a relative path or an alias exists. A specifier that starts with `/` is looked up in the project later.
  const isFound = found === null || (isAbsolute(found) && found !== specifier);
  if (!isFound) page.packages.push({ module: found, raw: specifier, where });
  const names = statement.specifiers;
  if (names.length === 0) return '';
  const index = source.imports.push(readNames(names, module)) - 1;
  const locals = names.map(({ local }) => local.name);
  return `import { lectern_${index} as _lectern_${index}, ${locals.join(', ')} } from "";`;
}

function readNames(specifiers: ImportDeclaration['specifiers'], module: string): EsmImport {
  const read: EsmImport = { module, namespace: null, names: [] };
  for (const { local, ...specifier } of specifiers) {
    if (specifier.type === 'ImportNamespaceSpecifier') read.namespace = local.name;
    else if (specifier.type === 'ImportDefaultSpecifier') read.names.push(['default', local.name]);
    else {
      const { imported } = specifier;
      read.names.push([imported.type === 'Identifier' ? imported.name : String(imported.value), local.name]);
    }
  }
  return read;
}

function declareFragment(
  statement: ImportDeclaration,
  path: string,
  source: SourceFile,
  line: number,
): string {
  let declared = '';
  for (const { type, local } of statement.specifiers) {
    if (type === 'ImportDefaultSpecifier') {
      source.fragmentNames.set(local.name, path);
      // Expressions may use the name. Otherwise, the parser would treat it as a component of the page.
      declared = `import { lectern_fragment as ${local.name} } from "";`;
    } else {
      const hint = `Write "import ${local.name} from '${path}'" and <${local.name} />.`;
      fail(source, `Only the default export of ${path} can be imported.`, whereIs(source, line), hint);
    }
  }
  return declared;
}
