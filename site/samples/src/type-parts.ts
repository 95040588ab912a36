import type ts from 'typescript-5';

/** Sorts a list by the text of each entry. Entries with the same text keep their order. */
export function inOrder<T>(list: readonly T[], say: (entry: T) => string): T[] {
  const keys = new Map(list.map((entry) => [entry, say(entry)]));
  const rank = (text: string) => RANKS.findIndex((pattern) => pattern.test(text));
  return [...list].sort((a, b) => {
    const [left = '', right = ''] = [keys.get(a), keys.get(b)];
    return rank(left) - rank(right) || (left < right ? -1 : left > right ? 1 : 0);
  });
}

/** Ranks of union members: simple types, then strings and numbers, then names, then the rest. */
const RANKS = [/^(?:string|number|boolean|true|false)$/, /^['"\d-]/, /^[A-Za-z_$][\w.$]*(?:<|$)/, /^/];

/** Returns the position of a symbol's declaration as a sortable text. */
export function placeOf({ declarations: [first] = [] }: ts.Symbol): string {
  return first ? `${first.getSourceFile().fileName} ${String(first.pos).padStart(9, '0')}` : '';
}

/** `import('webpack').Configuration`, `typeof import('webpack')` */
export function importNode(
  { factory }: typeof ts,
  from: string,
  name: string,
  isTypeOf = false,
): ts.TypeNode {
  const source = factory.createLiteralTypeNode(factory.createStringLiteral(from, true));
  const qualifier = name ? factory.createIdentifier(name) : undefined;
  return factory.createImportTypeNode(source, undefined, qualifier, undefined, isTypeOf);
}
