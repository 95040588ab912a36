import type ts from 'typescript-5';
import { type OwnName, TypeNodes } from './type-nodes.js';

/** Maximum number of lines that a reader takes in at a glance. A longer type is shown in a shorter form. */
const MAX_LINES = 26;
const MAX_DEFINITION_LINES = 14;
/**
 * Depth to which types that only Rsbuild names are shown below a type: those that it uses, and those that these use.
 */
const MAX_DEPTH = 2;

/** Formats TypeScript. */
export type Format = (code: string) => Promise<string>;

/**
 * Returns the type of an option for readers: code with line breaks, without the `undefined` of optional fields. Types
 * that only Rsbuild names are written out, as members of the union or below it: `type RsbuildEntry = …`. A type that is
 * too long uses names instead, and one that is still too long lists only the kinds of values.
 */
export async function typeCode(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  typescript: typeof ts,
  format: Format,
  nodes = new TypeNodes(checker, typescript),
  maxLines = MAX_LINES,
): Promise<string> {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  for (let depth = MAX_DEPTH; depth >= 0; depth -= 1) {
    const code = await written(type, nodes, depth, format);
    if (linesOf(code) <= maxLines) return code;
  }
  return (type.isUnion() ? type.types : [type])
    .map((part) => nodes.kind(part))
    .filter((kind, index, all) => all.indexOf(kind) === index)
    .join(' | ');
}

/** Returns a type, followed by the definitions of Rsbuild's types that it names, to a depth. */
async function written(type: ts.Type, nodes: TypeNodes, depth: number, format: Format): Promise<string> {
  const main = nodes.expanded(type, depth > 0);
  const definitions = new Map<string, string>();
  let named = [main];
  for (let level = 0; level < depth; level += 1) {
    const found = named.flatMap((node) => nodes.ownNames(node));
    named = [];
    for (const own of found) {
      const code = definitions.has(own.name) ? null : await definitionOf(own, nodes, format);
      if (!code) continue;
      definitions.set(own.name, code);
      named.push(own.definition);
    }
  }
  return [withoutName(await format(`type T = ${nodes.print(main)}`)), ...definitions.values()].join('\n\n');
}

/** Returns `type RsbuildEntry = …`; null if it is too long. */
async function definitionOf(own: OwnName, nodes: TypeNodes, format: Format): Promise<string | null> {
  const { name, definition, written } = own;
  for (const text of [nodes.print(definition), written]) {
    if (!text || text === name) continue;
    const code = await format(`type ${name} = ${text}`);
    if (linesOf(code) <= MAX_DEFINITION_LINES) return code.trimEnd().replace(/;$/, '');
  }
  return null;
}

/** Converts `type T =\n  | A\n  | B;\n` to `| A\n| B`. */
function withoutName(code: string): string {
  const text = code
    .trimEnd()
    .replace(/^type T =\s*/, '')
    .replace(/;$/, '');
  return /^type T =\n/.test(code) ? text.replace(/^ {2}/gm, '') : text;
}

function linesOf(code: string): number {
  return code.split('\n').length;
}
