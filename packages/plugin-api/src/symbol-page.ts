import { type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';
import { declarationCode } from './code.ts';
import { lead, rest } from './comment.ts';
import { type Context, typeHtml } from './context.ts';
import { codeBlock } from './escape.ts';
import { commentOf, enumParts, memberSections, sourceOf } from './members.ts';
import { headings, parameterParts, signatureParts, typeParameterParts } from './signatures.ts';

/** Returns the text of an export's page, below its title. */
export function symbolParts(symbol: DeclarationReflection, context: Context): string[] {
  const { kind, name, signatures = [] } = symbol;
  if (kind === ReflectionKind.Function) {
    const few = { part: headings(signatures.length > 1 ? 3 : 2), overload: headings(2) };
    return [...signatureParts(signatures, `function ${name}`, context, few), sourceOf(symbol, context)];
  }
  const comment = commentOf(symbol);
  return [
    codeBlock(declarationCode(symbol)),
    ...lead(comment, context),
    ...hierarchy(symbol, context),
    ...partsOfKind(symbol, context),
    ...typeParameterParts(symbol.typeParameters, context, headings(2)),
    ...rest(comment, context, headings(2)),
    sourceOf(symbol, context),
  ];
}

function partsOfKind(symbol: DeclarationReflection, context: Context): string[] {
  const { kind, type, signatures = [], children = [] } = symbol;
  if (kind === ReflectionKind.Enum) return enumParts(children, context);
  const called = type?.type === 'reflection' ? type.declaration.signatures?.[0] : undefined;
  return [
    // Interfaces that can be called.
    ...signatureParts(signatures, '', context, { part: headings(3), overload: headings(2) }),
    ...(called ? parameterParts(called.parameters, context, headings(2)) : []),
    ...memberSections(symbol, context),
  ];
}

function hierarchy(symbol: DeclarationReflection, context: Context): string[] {
  const { words } = context;
  const line = (word: string, types: readonly SomeType[] = []) =>
    types.length > 0 ? `${word} ${types.map((type) => typeHtml(type, context)).join(', ')}` : '';
  return [
    line(words.extends, symbol.extendedTypes),
    line(words.implements, symbol.implementedTypes),
    line(words.extendedBy, symbol.extendedBy),
    line(words.implementedBy, symbol.implementedBy),
  ];
}
