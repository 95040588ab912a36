import { type DeclarationReflection, ReflectionKind, type SignatureReflection, type SomeType } from 'typedoc';
import {
  indexPieces,
  memberPieces,
  parameterPieces,
  signaturePieces,
  textOf,
  typeParameterPieces,
  typeText,
} from './type-text.ts';

/** Maximum length of a line: code has so many columns next to a sidebar and an outline. Longer lines are broken. */
const WIDTH = 76;

/** Returns the declaration of an export without its members, as TypeScript writes it. */
export function declarationCode(declaration: DeclarationReflection): string {
  const {
    kind,
    name,
    type,
    flags,
    typeParameters = [],
    extendedTypes = [],
    implementedTypes = [],
  } = declaration;
  const named = name + textOf(typeParameterPieces(typeParameters));
  switch (kind) {
    case ReflectionKind.Class:
      return `${flags.isAbstract ? 'abstract ' : ''}class ${named}${list(' extends ', extendedTypes)}${list(' implements ', implementedTypes)}`;
    case ReflectionKind.Interface:
      return `interface ${named}${list(' extends ', extendedTypes)}`;
    case ReflectionKind.TypeAlias:
      return `type ${named} = ${typeCode(type, '', `type ${named} = `.length)}`;
    case ReflectionKind.Enum:
      return `${flags.isConst ? 'const ' : ''}enum ${name}`;
    case ReflectionKind.Variable:
      return `${flags.isConst ? 'const' : 'let'} ${name}: ${typeCode(type, '', name.length + 8)}`;
    default:
      return name;
  }
}

function list(word: string, types: readonly SomeType[]): string {
  return types.length > 0 ? word + types.map((type) => typeText(type)).join(', ') : '';
}

/**
 * Returns the code of a function or method.
 *
 * @param head text before its type parameters: `function brew`, `new Teapot`
 */
export function signatureCode(head: string, signature: SignatureReflection): string {
  return head + callCode(signature, '', head.length, ': ');
}

function callCode(signature: SignatureReflection, indent: string, used: number, arrow: string): string {
  const flat = textOf(signaturePieces(signature, arrow));
  const { typeParameters = [], parameters = [], type } = signature;
  if (used + flat.length <= WIDTH || parameters.length === 0) return flat;
  const inner = `${indent}  `;
  const lines = parameters.map((parameter) => {
    const line = textOf(parameterPieces(parameter));
    if (inner.length + line.length < WIDTH) return `${inner}${line},\n`;
    const start = line.slice(0, line.length - typeText(parameter.type).length);
    return `${inner}${start}${typeCode(parameter.type, inner, inner.length + start.length)},\n`;
  });
  const result = type && signature.kind !== ReflectionKind.ConstructorSignature ? arrow : '';
  return `${textOf(typeParameterPieces(typeParameters))}(\n${lines.join('')}${indent})${result}${result && typeCode(type, indent, indent.length + 3)}`;
}

/**
 * Returns the code of a type, on several lines if one line would be too long.
 *
 * @param indent indentation of the line that it begins on
 * @param used number of columns that are already used on that line
 */
export function typeCode(type: SomeType | undefined, indent: string, used: number): string {
  const flat = typeText(type);
  if (!type || used + flat.length <= WIDTH) return flat;
  const inner = `${indent}  `;
  const part = (each: SomeType) => typeCode(each, inner, inner.length + 2);
  switch (type.type) {
    case 'union':
      return type.types.map((each) => `\n${inner}| ${bracketed(each, part(each))}`).join('');
    case 'intersection':
      return type.types.map((each) => bracketed(each, typeCode(each, indent, used))).join(' & ');
    case 'conditional':
      return `${typeText(type.checkType)} extends ${typeText(type.extendsType)}\n${inner}? ${part(type.trueType)}\n${inner}: ${part(type.falseType)}`;
    case 'mapped': {
      const head = flat.slice(2, flat.length - typeText(type.templateType).length - 2);
      return `{\n${inner}${head}${typeCode(type.templateType, inner, inner.length + head.length)};\n${indent}}`;
    }
    case 'array':
      return `${bracketed(type.elementType, typeCode(type.elementType, indent, used))}[]`;
    case 'reference':
      return type.typeArguments
        ? `${type.name}<\n${type.typeArguments.map((each) => `${inner}${part(each)}`).join(',\n')}\n${indent}>`
        : flat;
    case 'reflection':
      return literalCode(type.declaration, indent, used);
    default:
      return flat;
  }
}

/** Adds the parentheses that a type also needs on a single line. */
function bracketed(type: SomeType, code: string): string {
  return type.needsParenthesis('unionElement') ? `(${code})` : code;
}

function literalCode(declaration: DeclarationReflection, indent: string, used: number): string {
  const { signatures = [], indexSignatures = [], children = [] } = declaration;
  const members = memberPieces(declaration);
  const [only] = signatures;
  if (only && members.length === 1) return callCode(only, indent, used, ' => ');
  const inner = `${indent}  `;
  const simple = [
    ...members.slice(0, signatures.length).map(textOf),
    ...indexSignatures.map((signature) => textOf(indexPieces(signature))),
  ];
  const lines = [...simple, ...children.map((child) => childCode(child, inner))];
  return `{\n${lines.map((line) => `${inner}${line};\n`).join('')}${indent}}`;
}

function childCode(child: DeclarationReflection, indent: string): string {
  const [first = []] = memberPieces({ children: [child] } as DeclarationReflection);
  const flat = textOf(first);
  if (!child.type || indent.length + flat.length < WIDTH) return flat;
  const start = flat.slice(0, flat.length - typeText(child.type).length);
  return start + typeCode(child.type, indent, indent.length + start.length);
}
