import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import { DocsError, DocsErrors, isDocsError, isDocsErrors } from '../shared/error.ts';

/** An option at the start of a message: `themeConfig.nav[0].link`. */
const OPTION = /^[A-Za-z_$][\w$]*(?:\.[\w$]+|\[\d+\])*/;

/**
 * Adds line and column to the errors of a config. They are those of the option that a message begins with, if the file
 * contains it literally. An option that is computed or imported from another file gets the place of its nearest parent.
 *
 * @param error error that checking the config has thrown
 * @param file absolute path of the config file
 * @param name the file as shown in messages
 * @returns the same error if there is nothing to add
 */
export async function withPlaces(error: unknown, file: string, name: string): Promise<unknown> {
  if (!isDocsErrors(error) && !isDocsError(error)) return error;
  const { parseSync } = await import('vite');
  let code: string;
  let program: ESTree.Program;
  try {
    code = readFileSync(file, 'utf8');
    program = parseSync(file, code).program;
  } catch {
    return error;
  }
  const placed = (item: DocsError): DocsError => {
    const { message, where, hint, kind } = item;
    const option = where === name && OPTION.exec(message)?.[0];
    const start = option ? placeOf(program, option) : null;
    if (start === null) return item;
    const before = code.slice(0, start).split('\n');
    const place = `${name}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
    return new DocsError(message, { where: place, hint, kind, cause: item });
  };
  if (isDocsError(error)) return placed(error);
  return new DocsErrors(error.message, error.errors.map(placed), error.summary);
}

type Node = ESTree.Node;

/** Returns where an option begins, or its nearest parent that can be found; null if not even its first key is found. */
function placeOf(program: ESTree.Program, option: string): number | null {
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  let node = exported && writtenAs(exported.declaration, program);
  let start: number | null = null;
  for (const key of option.split(/[.[\]]+/).filter(Boolean)) {
    const member = node && memberOf(node, key);
    if (!member) break;
    start = member.start;
    node = writtenAs(member.value, program);
  }
  return start;
}

function memberOf(node: Node, key: string): { start: number; value: Node } | null {
  if (node.type === 'ArrayExpression') {
    const value = node.elements[Number(key)];
    return value ? { start: value.start, value } : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const name = property.key.type === 'Identifier' ? property.key.name : literalOf(property.key);
    if (name === key) return { start: property.start, value: property.value };
  }
  return null;
}

function literalOf(node: Node): string {
  return node.type === 'Literal' ? String(node.value) : '';
}

/**
 * Returns the expression of a value, without `defineConfig` and types. Constants of the file are replaced by their
 * value.
 */
function writtenAs(node: Node, program: ESTree.Program): Node {
  if (node.type === 'CallExpression') return node.arguments[0] ? writtenAs(node.arguments[0], program) : node;
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') {
    return writtenAs(node.expression, program);
  }
  if (node.type !== 'Identifier') return node;
  for (const statement of program.body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && id.name === node.name && init && init.type !== 'Identifier') {
        return writtenAs(init, program);
      }
    }
  }
  return node;
}
