import {
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { signatureCode } from './code.ts';
import { cellOf, commentCell, lead, markdownOf, numbered, rest } from './comment.ts';
import { type Context, hrefOf, typeHtml } from './context.ts';
import { codeBlock, escapeMarkdown } from './escape.ts';
import { table } from './table.ts';
import { plainName } from './type-text.ts';

/** Returns the heading of a part of a page. */
export type Heading = (text: string, id: string) => string;

/** Returns headings of a level, with ids that are the same in every language. */
export function headings(level: number): Heading {
  return (text, id) => `${'#'.repeat(level)} ${text} {#${id}}`;
}

/** Bold label, used instead of a heading. */
export const label: Heading = (text) => `**${text}**`;

/**
 * Returns the documentation of a function, a method or a constructor. Each overload is documented separately.
 *
 * @param head text before the type parameters: `function brew`
 * @param part headings of its parts
 * @param overload headings of its overloads; null if labels are used instead
 */
export function signatureParts(
  signatures: readonly SignatureReflection[],
  head: string,
  context: Context,
  { part, overload }: { part: Heading; overload: Heading | null },
): string[] {
  return signatures.flatMap((signature, index) => {
    const text = context.words.overload
      .replace('{number}', String(index + 1))
      .replace('{count}', String(signatures.length));
    const unique: Heading = (name, id) => part(name, index > 0 ? `${id}-of-overload-${index + 1}` : id);
    return [
      signatures.length > 1 ? (overload ?? label)(text, numbered('overload', index)) : '',
      ...oneSignature(signature, head, context, unique),
    ];
  });
}

function oneSignature(
  signature: SignatureReflection,
  head: string,
  context: Context,
  part: Heading,
): string[] {
  const { comment } = signature;
  return [
    codeBlock(signatureCode(head, signature)),
    ...lead(comment, context),
    ...parameterParts(signature.parameters, context, part),
    ...returnParts(signature, context, part),
    // Type parameters of a constructor are those of its class.
    ...(signature.kind === ReflectionKind.ConstructorSignature
      ? []
      : typeParameterParts(signature.typeParameters, context, part)),
    ...rest(comment, context, part),
    ...overridden(signature, context),
  ];
}

/** Returns a table of type parameters, unless the declaration already says everything. */
export function typeParameterParts(
  parameters: readonly TypeParameterReflection[] = [],
  context: Context,
  part: Heading,
): string[] {
  const { words } = context;
  const rows = parameters.map(({ name, type, default: byDefault, comment }) => [
    `\`${name}\``,
    type ? typeHtml(type, context) : '',
    byDefault ? typeHtml(byDefault, context) : '',
    commentCell(comment, context),
  ]);
  if (rows.every(([, ...cells]) => cells.every((cell) => cell === ''))) return [];
  const head = [words.name, words.constraint, words.default, words.description];
  return [part(words.typeParameters, 'section-type-parameters'), table(head, rows)];
}

export function parameterParts(
  parameters: readonly ParameterReflection[] = [],
  context: Context,
  part: Heading,
): string[] {
  if (parameters.length === 0) return [];
  const { words } = context;
  const head = [words.name, words.type, words.default, words.description];
  const rows = parameters.flatMap((parameter) => [
    parameterRow(parameter, context),
    ...nestedRows(plainName(parameter.name), parameter.type, context),
  ]);
  return [part(words.parameters, 'section-parameters'), table(head, rows)];
}

function parameterRow({ name, flags, type, defaultValue, comment }: ParameterReflection, context: Context) {
  const isOptional = flags.isOptional || defaultValue !== undefined;
  return [
    `\`${flags.isRest ? '...' : ''}${plainName(name)}${isOptional ? '?' : ''}\``,
    typeHtml(type, context),
    valueCell(defaultValue),
    commentCell(comment, context),
  ];
}

/** Returns rows for the properties of an inline object type, each with the name of the parameter before it. */
function nestedRows(prefix: string, type: SomeType | undefined, context: Context): string[][] {
  if (type?.type !== 'reflection') return [];
  return (type.declaration.children ?? []).flatMap((child) => {
    const name = `${prefix}.${child.name}`;
    return [
      [
        `\`${name}${child.flags.isOptional ? '?' : ''}\``,
        child.type ? typeHtml(child.type, context) : '',
        valueCell(child.defaultValue),
        commentCell(child.comment ?? child.signatures?.[0]?.comment, context),
      ],
      ...nestedRows(name, child.type, context),
    ];
  });
}

/** Returns a default value as code. TypeDoc writes `...` for a value that is too long. */
export function valueCell(value: string | undefined): string {
  if (value === undefined || value === '...') return '';
  return cellOf(value.includes('`') ? `\`\` ${value} \`\`` : `\`${value}\``);
}

function returnParts(
  { type, comment, kind }: SignatureReflection,
  context: Context,
  part: Heading,
): string[] {
  const text = markdownOf(comment?.getTag('@returns')?.content ?? [], context);
  const isPlain = type?.type === 'intrinsic' && type.name === 'void';
  if (!type || kind === ReflectionKind.ConstructorSignature || (isPlain && !text)) return [];
  const heading = part(context.words.returns, 'section-returns');
  const shown = typeHtml(type, context);
  return heading.startsWith('#') ? [heading, shown, text] : [`${heading} ${shown}`, text];
}

/** Returns links to the members that a member overrides or implements. */
export function overridden(
  { overwrites, implementationOf }: Pick<SignatureReflection, 'overwrites' | 'implementationOf'>,
  context: Context,
): string[] {
  const { words } = context;
  const line = (word: string, to: typeof overwrites) => {
    const href = to && hrefOf(to.reflection, context);
    return to && href ? [`${word} [${escapeMarkdown(to.name)}](${href})`] : [];
  };
  return [
    ...line(words.overrides, overwrites),
    ...line(words.implements, overwrites ? undefined : implementationOf),
  ];
}
