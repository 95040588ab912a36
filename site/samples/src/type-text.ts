import type ts from 'typescript-5';

/** What a reader takes in at a glance; a longer type is said more shortly. */
const MAX_LENGTH = 400;

/**
 * The type of an option for readers, without the `undefined` of optional fields. Of these the first that is short
 * enough: its aliases written out; the members of the union by their names; the kinds of values there are.
 */
export function typeText(symbol: ts.Symbol, checker: ts.TypeChecker, typescript: typeof ts): string {
  const { InTypeAlias } = typescript.TypeFormatFlags;
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const parts = type.isUnion() ? type.types : [type];
  const print = (part: ts.Type, flags: number) => printType(part, flags, checker, typescript);
  const written = [
    () =>
      parts.map((part) => literalsOf(part, print, checker) ?? inUnion(print(part, InTypeAlias), part, parts)),
    () => parts.map((part) => inUnion(print(part, 0), part, parts)),
    () => parts.map((part) => kindOf(part, print, checker)),
  ].map((texts) => join(texts()));
  return written.find((text) => text.length <= MAX_LENGTH) ?? written.at(-1) ?? '';
}

type Print = (type: ts.Type, flags: number) => string;

function printType(type: ts.Type, flags: number, checker: ts.TypeChecker, typescript: typeof ts): string {
  return checker
    .typeToString(type, undefined, typescript.TypeFormatFlags.NoTruncation | flags)
    .replace(/ \| undefined(?=[;,)\]}]|$)/g, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replaceAll('"', "'");
}

function join(texts: readonly string[]): string {
  return [...new Set(texts)].join(' | ').replace(/\b(?:false \| true|true \| false)\b/, 'boolean');
}

/** `RsbuildTarget[]` as `('web' | 'node')[]`; undefined for what is no array of such words. */
function literalsOf(type: ts.Type, print: Print, checker: ts.TypeChecker): string | undefined {
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  if (!item?.isUnion() || !item.types.every((member) => member.isStringLiteral())) return undefined;
  return `(${item.types.map((member) => print(member, 0)).join(' | ')})[]`;
}

/** A function needs brackets among other members. */
function inUnion(text: string, type: ts.Type, union: readonly ts.Type[]): string {
  return union.length > 1 && type.getCallSignatures().length > 0 ? `(${text})` : text;
}

/** `string` and `RegExp` by name; of the rest whether it is an array, a function or an object. */
function kindOf(type: ts.Type, print: Print, checker: ts.TypeChecker): string {
  if (checker.isArrayType(type)) return 'array';
  if (type.getCallSignatures().length > 0) return 'function';
  const text = print(type, 0);
  return /^(?:string|number|boolean|true|false|RegExp|'[^']*')$/.test(text) ? text : 'object';
}
