import type ts from 'typescript-5';
import type { HoverText } from './hover-data.js';
import { type Format, typeCode } from './type-code.js';
import type { TypeNodes } from './type-nodes.js';

/** Maximum number of lines of a type. A longer type is shown in a shorter form. */
const MAX_LINES = 14;
/** Maximum length of a type's name. A longer name tells a reader less than the kind of value. */
const MAX_NAME = 60;
/** Maximum number of listed members of an object whose type is too long. */
const MAX_MEMBERS = 24;

export interface HoverContext {
  ts: typeof ts;
  checker: ts.TypeChecker;
  nodes: TypeNodes;
  format: Format;
  /** Names of the options in `facts.json`: `server.port`. */
  options: ReadonlySet<string>;
  /** Cached hovers of symbols, by name in the code: many samples use the same symbols. */
  known: Map<ts.Symbol, Map<string, Promise<HoverText | null>>>;
}

/**
 * Returns the hover for a name in a config: an option of `facts.json`, else a type and its documentation. Returns null
 * for names without a type and for those of the language, of browsers and of Node.js.
 */
export async function hoverText(node: ts.Identifier, context: HoverContext): Promise<HoverText | null> {
  const { ts, checker } = context;
  const { parent } = node;
  const isMember = ts.isObjectLiteralElementLike(parent) && parent.name === node;
  if (isMember && ts.isObjectLiteralExpression(parent.parent)) return ofField(node, parent.parent, context);
  const found = checker.getSymbolAtLocation(node);
  if (!found) return null;
  const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  if (isForeign(symbol)) return null;
  return remembered(symbol, node.text, context, () => textOf(symbol, node, context));
}

/**
 * Returns the hover for a field of an object: an option of Rsbuild, else the field's type in the type of the object.
 */
async function ofField(
  node: ts.Identifier,
  literal: ts.ObjectLiteralExpression,
  context: HoverContext,
): Promise<HoverText | null> {
  const { checker, options } = context;
  const path = configPath(literal, context);
  const name = path && [...path, node.text].join('.');
  if (name && options.has(name)) return { option: name };
  const members = [...options].filter((option) => option.startsWith(`${name}.`));
  if (name && members.length > 0) return ofGroup(name, members);
  const type = checker.getContextualType(literal);
  const field = type && fieldOf(type, node.text, context);
  if (!field || isForeign(field)) return null;
  return remembered(field, node.text, context, () => typed(fieldName(field, context), field, context));
}

/** Returns the hover for a group of options: a list of the options in it. */
function ofGroup(name: string, members: readonly string[]): HoverText {
  return { text: `${name}: object`, docs: listOf(members.map((option) => option.slice(name.length + 1))) };
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** Returns the names of the fields that lead from the config to an object in it; null for other objects. */
function configPath(literal: ts.ObjectLiteralExpression, context: HoverContext): string[] | null {
  const { ts, checker } = context;
  const type = checker.getContextualType(literal);
  if (type && isConfig(type)) return [];
  const { parent } = literal;
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return null;
  const path = configPath(parent.parent, context);
  return path && [...path, parent.name.getText()];
}

function isConfig(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isConfig);
  return /^(?:RsbuildConfig|UserConfig)$/.test(type.aliasSymbol?.name ?? type.symbol?.name ?? '');
}

/** Finds a field of a type, or of a union member that has it. */
function fieldOf(type: ts.Type, name: string, { checker }: HoverContext): ts.Symbol | undefined {
  const types = type.isUnion() ? type.types : [type];
  const found = types.map((member) => checker.getPropertyOfType(member, name));
  return checker.getPropertyOfType(type, name) ?? found.find((symbol) => symbol !== undefined);
}

function fieldName({ name, flags }: ts.Symbol, { ts }: HoverContext): string {
  return flags & ts.SymbolFlags.Optional ? `${name}?` : name;
}

/**
 * Whether a symbol belongs to the language, to browsers or to Node.js. Readers of configs know it, or look it up
 * elsewhere.
 */
function isForeign({ declarations = [] }: ts.Symbol): boolean {
  const isTheirs = (declaration: ts.Declaration) =>
    /\/node_modules\/(?:typescript\/lib|@types\/node)\//.test(declaration.getSourceFile().fileName);
  return declarations.length === 0 || declarations.some(isTheirs);
}

async function textOf(
  symbol: ts.Symbol,
  node: ts.Identifier,
  context: HoverContext,
): Promise<HoverText | null> {
  const { ts, checker } = context;
  const { flags, name } = symbol;
  if (flags & ts.SymbolFlags.Class) return { text: `class ${name}` };
  if (flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) return { text: `type ${name}` };
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  const [signature] = type.getCallSignatures();
  if (signature && flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method | ts.SymbolFlags.Variable)) {
    const word = flags & ts.SymbolFlags.Function ? 'function ' : '';
    return called(word + node.text, type.getCallSignatures(), context);
  }
  const isField = flags & ts.SymbolFlags.Property;
  return typed(isField ? fieldName(symbol, context) : node.text, symbol, context);
}

/** Returns `name(parameters): result`, with line breaks if it is long, and the names of a plugin's options. */
async function called(
  name: string,
  [signature, ...others]: readonly ts.Signature[],
  context: HoverContext,
): Promise<HoverText | null> {
  if (!signature) return null;
  const { checker, nodes, format } = context;
  const code = await format(`declare function f${nodes.signature(signature)}`);
  const more = others.length > 0 ? ` (+${others.length} overload${others.length > 1 ? 's' : ''})` : '';
  const text = code
    .trimEnd()
    .replace(/^declare function f/, name)
    .replace(/;$/, more);
  const [parameter, second] = signature.getParameters();
  const type = parameter && !second ? checker.getNonNullableType(checker.getTypeOfSymbol(parameter)) : null;
  const members = type ? membersOf([type], context) : [];
  return members.length > 0 ? { text, docs: listOf(members) } : { text };
}

/** Whether a type was too long, so that it was reduced to kinds of values. */
function isVague(code: string): boolean {
  return code.split('|').some((part) => /^\s*(?:object|function|array)\s*$/.test(part));
}

/**
 * Returns `name: type`. If the type is too long, its member names are listed. Null for a missing or meaningless type.
 */
async function typed(name: string, symbol: ts.Symbol, context: HoverContext): Promise<HoverText | null> {
  const { ts, checker, nodes, format } = context;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return null;
  if (type.getConstructSignatures().length > 0) return { text: `class ${name}` };
  const code = await typeCode(symbol, checker, ts, format, nodes, MAX_LINES);
  const isLong = isVague(code);
  const named = nodes.named(type);
  const short = isLong && named.length <= MAX_NAME && !named.includes('\n') ? named : code;
  const members = isLong ? membersOf(type.isUnion() ? type.types : [type], context) : [];
  if (members.length === 0 && /^(?:object|function)$/.test(short)) return null;
  const text = short.startsWith('|') ? `${name}:\n${short}` : `${name}: ${short}`;
  return members.length > 0 ? { text, docs: listOf(members) } : { text };
}

/** Returns the names of the fields of objects, without those that the language defines. */
function membersOf(types: readonly ts.Type[], { nodes }: HoverContext): string[] {
  const objects = types.filter((type) => type.getCallSignatures().length === 0 && !type.isLiteral());
  const fields = objects.flatMap((type) => nodes.fieldsOf(type));
  const names = fields
    .filter((field) => !isForeign(field) && /^[a-zA-Z]/.test(field.name))
    .map(({ name }) => name);
  const all = [...new Set(names)];
  return all.length > MAX_MEMBERS ? [...all.slice(0, MAX_MEMBERS), '…'] : all;
}

/** Returns the hover of a symbol under a name, with its documentation, from the cache if possible. */
function remembered(
  symbol: ts.Symbol,
  name: string,
  { ts, checker, known }: HoverContext,
  say: () => Promise<HoverText | null>,
): Promise<HoverText | null> {
  const docs = () => ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim();
  const names = known.get(symbol) ?? new Map<string, Promise<HoverText | null>>();
  known.set(symbol, names);
  const told = names.get(name) ?? say().then((text) => (text && docs() ? { ...text, docs: docs() } : text));
  names.set(name, told);
  return told;
}
