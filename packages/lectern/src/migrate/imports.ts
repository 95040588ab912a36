import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { type Edit, wholeLines } from './edits.ts';
import { type Page, type Placed, walk } from './page.ts';

/** A name that code imports. */
export interface ImportedName {
  local: string;
  /** `default`, `*`, or the name of the export. */
  imported: string;
}

export interface ImportStatement {
  specifier: string;
  names: ImportedName[];
  /** Whether only types are imported, which leaves no code. */
  isType: boolean;
  /** Offsets in the file, and of the specifier including its quotes. */
  start: number;
  end: number;
  source: { start: number; end: number };
}

/** Imported and declared names of code. */
export interface ModuleNames {
  imports: ImportStatement[];
  /** Names that it declares. */
  declared: Set<string>;
  /** Specifiers of `export … from` and `import()`. */
  others: string[];
  /** Values that it declares without importing them: `declare const X`. */
  promised: string[];
}

/**
 * Returns the names that code imports and declares.
 *
 * @param offset start of the code in its file
 * @throws nothing: code that cannot be parsed has no names
 */
export function moduleNames(code: string, file: string, offset = 0): ModuleNames {
  const found: ModuleNames = { imports: [], declared: new Set(), others: [], promised: [] };
  const at = (span: ESTree.Span) => ({ start: span.start + offset, end: span.end + offset });
  const { program } = parseScript(file, code);
  new Visitor({
    ImportDeclaration(node) {
      const names = node.specifiers.map((specifier) => ({
        local: specifier.local.name,
        imported: importedName(specifier),
      }));
      const isType = node.importKind === 'type';
      const { value: specifier } = node.source;
      found.imports.push({ specifier, names, isType, ...at(node), source: at(node.source) });
    },
    ExportAllDeclaration: (node) => void found.others.push(node.source.value),
    ExportNamedDeclaration: (node) => void (node.source && found.others.push(node.source.value)),
    ImportExpression({ source }) {
      if (source.type === 'Literal') found.others.push(String(source.value));
    },
  }).visit(program);
  for (const statement of program.body) {
    const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (inner?.type === 'FunctionDeclaration' || inner?.type === 'ClassDeclaration') {
      if (inner.id) found.declared.add(inner.id.name);
    } else if (inner?.type === 'VariableDeclaration' && inner.declare) {
      for (const { id } of inner.declarations) if (id.type === 'Identifier') found.promised.push(id.name);
    } else if (inner?.type === 'VariableDeclaration') {
      for (const { id } of inner.declarations) if (id.type === 'Identifier') found.declared.add(id.name);
    }
  }
  return found;
}

/** Parses code. Files that end in `.js` may contain JSX. */
export function parseScript(file: string, code: string): ReturnType<typeof parseSync> {
  return parseSync(file, code, /\.[cm]?js$/.test(file) ? { lang: 'jsx' } : undefined);
}

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

/** Returns imported and declared names of an MDX page, with offsets in the page. */
export function pageNames(page: Page): ModuleNames {
  const all: ModuleNames = { imports: [], declared: new Set(), others: [], promised: [] };
  walk(page.tree, (node) => {
    if (node.type !== 'mdxjsEsm') return;
    const { imports, declared, others } = moduleNames(node.value, 'page.tsx', offsetOfCode(page, node));
    all.imports.push(...imports);
    all.others.push(...others);
    for (const name of declared) all.declared.add(name);
  });
  return all;
}

export function offsetOfCode({ source }: Page, node: Placed & { value: string }): number {
  const at = source.indexOf(node.value, node.start);
  return at === -1 ? node.start : at;
}

/** Returns an edit that removes names from an import, or the whole statement if no name is left. */
export function withoutNames(source: string, statement: ImportStatement, gone: ReadonlySet<string>): Edit {
  const left = statement.names.filter(({ local }) => !gone.has(local));
  if (left.length === 0) return wholeLines(source, statement.start, statement.end);
  return { start: statement.start, end: statement.end, text: importCode(left, statement.specifier) };
}

/** Returns the code of an import statement. */
export function importCode(names: readonly ImportedName[], specifier: string): string {
  const byDefault = names.find(({ imported }) => imported === 'default')?.local;
  const star = names.find(({ imported }) => imported === '*');
  const named = names
    .filter(({ imported }) => imported !== 'default' && imported !== '*')
    .map(({ local, imported }) => (local === imported ? local : `${imported} as ${local}`));
  const parts = [byDefault, star && `* as ${star.local}`, named.length > 0 && `{ ${named.join(', ')} }`];
  return `import ${parts.filter(Boolean).join(', ')} from '${specifier}';`;
}
