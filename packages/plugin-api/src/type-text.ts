import {
  type DeclarationReflection,
  type ParameterReflection,
  type Reflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeContext,
  type TypeParameterReflection,
} from 'typedoc';

/** A piece of a type: text, and the reflection that it refers to, if that may have a page. */
export interface Piece {
  text: string;
  to?: Reflection;
}

type Printer<K extends SomeType['type']> = (type: Extract<SomeType, { type: K }>) => Piece[];

/** Returns the text of a type as TypeScript writes it, on one line. */
export function typeText(type: SomeType | undefined): string {
  return textOf(typePieces(type));
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('');
}

/** Returns the same text as pieces, with the reflections that names refer to. */
export function typePieces(type: SomeType | undefined): Piece[] {
  if (!type) return raw('any');
  return (PRINTERS[type.type] as (type: SomeType) => Piece[])(type);
}

/** Returns a type in parentheses if its position needs them. */
function inside(type: SomeType, context: TypeContext): Piece[] {
  const pieces = typePieces(type);
  return type.needsParenthesis(context) ? [...raw('('), ...pieces, ...raw(')')] : pieces;
}

const PRINTERS: { [K in SomeType['type']]: Printer<K> } = {
  array: ({ elementType }) => [...inside(elementType, 'arrayElement'), ...raw('[]')],
  conditional: ({ checkType, extendsType, trueType, falseType }) => [
    ...inside(checkType, 'conditionalCheck'),
    ...raw(' extends '),
    ...inside(extendsType, 'conditionalExtends'),
    ...raw(' ? '),
    ...inside(trueType, 'conditionalTrue'),
    ...raw(' : '),
    ...inside(falseType, 'conditionalFalse'),
  ],
  indexedAccess: ({ objectType, indexType }) => [
    ...inside(objectType, 'indexedObject'),
    ...raw('['),
    ...inside(indexType, 'indexedIndex'),
    ...raw(']'),
  ],
  inferred: ({ name, constraint }) => [
    ...raw(`infer ${name}`),
    ...(constraint ? [...raw(' extends '), ...inside(constraint, 'inferredConstraint')] : []),
  ],
  intersection: ({ types }) =>
    joined(
      types.map((type) => inside(type, 'intersectionElement')),
      ' & ',
    ),
  intrinsic: ({ name }) => raw(name),
  literal: ({ value }) => raw(typeof value === 'bigint' ? `${value}n` : quoted(value)),
  mapped: ({ parameter, parameterType, nameType, readonlyModifier, optionalModifier, templateType }) => [
    ...raw(`{ ${modifier(readonlyModifier, 'readonly ')}[${parameter} in `),
    ...inside(parameterType, 'mappedParameter'),
    ...(nameType ? [...raw(' as '), ...inside(nameType, 'mappedName')] : []),
    ...raw(`]${modifier(optionalModifier, '?')}: `),
    ...inside(templateType, 'mappedTemplate'),
    ...raw(' }'),
  ],
  optional: ({ elementType }) => [...inside(elementType, 'optionalElement'), ...raw('?')],
  predicate: ({ asserts, name, targetType }) => [
    ...raw(`${asserts ? 'asserts ' : ''}${name}`),
    ...(targetType ? [...raw(' is '), ...inside(targetType, 'predicateTarget')] : []),
  ],
  query: ({ queryType }) => [...raw('typeof '), ...inside(queryType, 'queryTypeTarget')],
  reference: ({ name, reflection, typeArguments = [] }) => [
    { text: name, ...(reflection && { to: reflection }) },
    ...(typeArguments.length > 0
      ? between(
          '<',
          joined(
            typeArguments.map((type) => inside(type, 'referenceTypeArgument')),
            ', ',
          ),
          '>',
        )
      : []),
  ],
  reflection: ({ declaration }) => literalPieces(declaration),
  rest: ({ elementType }) => [...raw('...'), ...inside(elementType, 'restElement')],
  templateLiteral: ({ head, tail }) => [
    ...raw(`\`${head}`),
    ...tail.flatMap(([type, text]) => [
      ...between('${', inside(type, 'templateLiteralElement'), '}'),
      ...raw(text),
    ]),
    ...raw('`'),
  ],
  tuple: ({ elements }) =>
    between(
      '[',
      joined(
        elements.map((type) => inside(type, 'tupleElement')),
        ', ',
      ),
      ']',
    ),
  namedTupleMember: ({ name, isOptional, element }) => [
    ...raw(`${name}${isOptional ? '?' : ''}: `),
    ...inside(element, 'tupleElement'),
  ],
  typeOperator: ({ operator, target }) => [...raw(`${operator} `), ...inside(target, 'typeOperatorTarget')],
  union: ({ types }) =>
    joined(
      types.map((type) => inside(type, 'unionElement')),
      ' | ',
    ),
  unknown: ({ name }) => raw(name),
};

/** Returns the pieces of an object type or a function type. */
function literalPieces(declaration: DeclarationReflection): Piece[] {
  const { signatures = [] } = declaration;
  const [only] = signatures;
  const members = memberPieces(declaration);
  if (only && members.length === 1) {
    const word = isConstructor(only) ? 'new ' : '';
    return [...raw(word), ...signaturePieces(only, ' => ')];
  }
  return members.length === 0 ? raw('{}') : between('{ ', joined(members, '; '), ' }');
}

/** Returns the pieces of each member of an object type, without separators. */
export function memberPieces(declaration: DeclarationReflection): Piece[][] {
  const { signatures = [], indexSignatures = [], children = [] } = declaration;
  return [
    ...signatures.map((signature) => [
      ...raw(isConstructor(signature) ? 'new ' : ''),
      ...signaturePieces(signature),
    ]),
    ...indexSignatures.map(indexPieces),
    ...children.flatMap(childPieces),
  ];
}

function childPieces(child: DeclarationReflection): Piece[][] {
  const { flags, signatures, type, getSignature, setSignature } = child;
  const name = `${flags.isReadonly ? 'readonly ' : ''}${propertyName(child.name)}${flags.isOptional ? '?' : ''}`;
  if (signatures) return signatures.map((signature) => [...raw(name), ...signaturePieces(signature)]);
  const shown = type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  return [[...raw(`${name}: `), ...typePieces(shown)]];
}

/** Returns the pieces of `[key: string]: unknown`. */
export function indexPieces(signature: SignatureReflection): Piece[] {
  return [...indexKey(signature), ...raw(': '), ...typePieces(signature.type)];
}

/** Returns the pieces of `[key: string]`. */
export function indexKey({ flags, parameters = [] }: SignatureReflection): Piece[] {
  const [key] = parameters;
  const start = `${flags.isReadonly ? 'readonly ' : ''}[${key?.name ?? 'key'}: `;
  return between(start, typePieces(key?.type), ']');
}

/**
 * Returns the type parameters, parameters and result of a function.
 *
 * @param arrow text before the result
 */
export function signaturePieces(signature: SignatureReflection, arrow = ': '): Piece[] {
  const { typeParameters = [], parameters = [], type } = signature;
  return [
    ...typeParameterPieces(typeParameters),
    ...between('(', joined(parameters.map(parameterPieces), ', '), ')'),
    ...(type && signature.parent.kind !== ReflectionKind.Constructor
      ? [...raw(arrow), ...typePieces(type)]
      : []),
  ];
}

export function parameterPieces({ name, flags, type, defaultValue }: ParameterReflection): Piece[] {
  const isOptional = flags.isOptional || defaultValue !== undefined;
  const shown = `${flags.isRest ? '...' : ''}${plainName(name)}${isOptional ? '?' : ''}: `;
  return [...raw(shown), ...typePieces(type)];
}

/** Replaces the name that TypeDoc gives to a destructured parameter. */
export function plainName(name: string): string {
  return name === '__namedParameters' ? 'options' : name;
}

export function typeParameterPieces(parameters: readonly TypeParameterReflection[]): Piece[] {
  if (parameters.length === 0) return [];
  const each = parameters.map(({ name, varianceModifier, flags, type, default: byDefault }) => [
    ...raw(`${flags.isConst ? 'const ' : ''}${varianceModifier ? `${varianceModifier} ` : ''}${name}`),
    ...(type ? [...raw(' extends '), ...typePieces(type)] : []),
    ...(byDefault ? [...raw(' = '), ...typePieces(byDefault)] : []),
  ]);
  return between('<', joined(each, ', '), '>');
}

/** Returns the name of a property, in quotes if necessary. */
export function propertyName(name: string): string {
  // TypeDoc omits `Symbol.` in the names of well-known symbols.
  if (/^\[\w+\]$/.test(name) && name.slice(1, -1) in Symbol) return `[Symbol.${name.slice(1)}`;
  return /^(?:[\p{L}_$][\p{L}\p{N}_$]*|\[.*\]|\d+)$/u.test(name) ? name : quoted(name);
}

function isConstructor({ kind }: SignatureReflection): boolean {
  return kind === ReflectionKind.ConstructorSignature;
}

function modifier(sign: '+' | '-' | undefined, text: string): string {
  return sign ? (sign === '-' ? `-${text}` : text) : '';
}

function quoted(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function raw(text: string): Piece[] {
  return text === '' ? [] : [{ text }];
}

function between(start: string, pieces: readonly Piece[], end: string): Piece[] {
  return [...raw(start), ...pieces, ...raw(end)];
}

export function joined(lists: readonly (readonly Piece[])[], separator: string): Piece[] {
  return lists.flatMap((pieces, index) => (index === 0 ? pieces : [...raw(separator), ...pieces]));
}
