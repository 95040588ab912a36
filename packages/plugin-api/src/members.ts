import { relative } from 'node:path';
import { type Comment, type DeclarationReflection, type Reflection, ReflectionKind } from 'typedoc';
import { commentCell, defaultOf, isLong, lead, rest } from './comment.ts';
import { type Context, hrefOf, piecesHtml, typeHtml } from './context.ts';
import { codeBlock, escapeInHtml, escapeMarkdown } from './escape.ts';
import { membersOf } from './places.ts';
import { headings, label, overridden, signatureParts, valueCell } from './signatures.ts';
import { table } from './table.ts';
import { indexKey, propertyName, typeText } from './type-text.ts';

/**
 * Returns the sections of a class, an interface or an object type: constructor, properties, methods, inherited members.
 */
export function memberSections(parent: DeclarationReflection, context: Context): string[] {
  const { words } = context;
  const members = membersOf(parent);
  const inherited = members.filter((member) => isInherited(member, context));
  const own = members.filter((member) => !inherited.includes(member) && !isForeign(member));
  const constructors = own.filter(({ kind }) => kind === ReflectionKind.Constructor);
  const methods = own.filter(({ kind, signatures }) => kind !== ReflectionKind.Constructor && signatures);
  const properties = own.filter(({ signatures }) => !signatures);
  const heading = headings(2);
  return [
    ...section(
      heading(words.constructorTitle, 'constructor'),
      constructors.flatMap((each) => constructorParts(parent, each, context)),
    ),
    ...section(heading(words.properties, 'section-properties'), propertyParts(parent, properties, context)),
    ...section(
      heading(words.methods, 'section-methods'),
      methods.flatMap((each) => methodParts(each, context)),
    ),
    ...section(heading(words.inherited, 'section-inherited'), inheritedParts(inherited, context)),
  ];
}

function section(heading: string, parts: readonly string[]): string[] {
  return parts.some(Boolean) ? [heading, ...parts] : [];
}

/** Checks whether a member is inherited from a documented type, whose page describes it. */
function isInherited({ inheritedFrom }: DeclarationReflection, { places }: Context): boolean {
  const from = inheritedFrom?.reflection;
  return from !== undefined && (places.has(from) || (from.parent !== undefined && places.has(from.parent)));
}

/** Checks whether a member is inherited from a package, such as the constructor of a class that has none of its own. */
function isForeign({ inheritedFrom, sources }: DeclarationReflection): boolean {
  return inheritedFrom !== undefined && !sources?.length;
}

function constructorParts(
  { name }: DeclarationReflection,
  own: DeclarationReflection,
  context: Context,
): string[] {
  return [
    ...signatureParts(own.signatures ?? [], `new ${name}`, context, { part: label, overload: null }),
    sourceOf(own, context),
  ];
}

function methodParts(method: DeclarationReflection, context: Context): string[] {
  const { name, flags, signatures = [] } = method;
  const head = `${modifiersOf(method)}${propertyName(name)}${flags.isOptional ? '?' : ''}`;
  return [
    `### ${escapeMarkdown(propertyName(name))}() {#${anchorOf(method, context)}}`,
    ...signatureParts(signatures, head, context, { part: label, overload: null }),
    sourceOf(method, context),
  ];
}

/** Returns a table of properties, and a section for each property with a long comment. */
export function propertyParts(
  parent: DeclarationReflection,
  properties: readonly DeclarationReflection[],
  context: Context,
): string[] {
  const { words } = context;
  const declaration = parent.type?.type === 'reflection' ? parent.type.declaration : parent;
  const rows = [
    ...(declaration.indexSignatures ?? []).map((signature) => [
      `<code>${piecesHtml(indexKey(signature), context)}</code>`,
      typeHtml(signature.type, context),
      '',
      commentCell(signature.comment, context),
    ]),
    ...properties.flatMap((property) => propertyRows(property, '', context)),
  ];
  const long = properties.filter((property) => isLong(commentOf(property), context));
  const head = [words.name, words.type, words.default, words.description];
  return [table(head, rows), ...long.flatMap((property) => longProperty(property, context))];
}

function propertyRows(property: DeclarationReflection, prefix: string, context: Context): string[][] {
  const { name, flags, type, getSignature, setSignature, defaultValue } = property;
  const comment = commentOf(property);
  const shown = type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  const text = escapeInHtml(
    `${modifiersOf(property)}${prefix}${propertyName(name)}${flags.isOptional ? '?' : ''}`,
  );
  const anchor = anchorOf(property, context);
  const row = [
    prefix === '' && isLong(comment, context)
      ? `<a href="#${encodeURIComponent(anchor)}"><code>${text}</code></a>`
      : `<code id="${escapeInHtml(anchor)}">${text}</code>`,
    typeHtml(shown, context),
    defaultOf(comment, context) || (isCode(property) ? valueCell(defaultValue) : ''),
    [commentCell(comment, context), ...overridden(getSignature ?? property, context)]
      .filter(Boolean)
      .join(' '),
  ];
  const nested = type?.type === 'reflection' ? (type.declaration.children ?? []) : [];
  return [row, ...nested.flatMap((child) => propertyRows(child, `${prefix}${name}.`, context))];
}

function longProperty(property: DeclarationReflection, context: Context): string[] {
  const { name, flags, type, getSignature, setSignature } = property;
  const comment = commentOf(property);
  const shown = type ?? getSignature?.type ?? setSignature?.parameters?.[0]?.type;
  const text = `${modifiersOf(property)}${propertyName(name)}${flags.isOptional ? '?' : ''}: ${typeText(shown)}`;
  return [
    `### ${escapeMarkdown(name)} {#${anchorOf(property, context)}}`,
    codeBlock(text),
    ...lead(comment, context),
    ...rest(comment, context, label),
    sourceOf(property, context),
  ];
}

/** Returns the table of an enum's members. */
export function enumParts(members: readonly DeclarationReflection[], context: Context): string[] {
  const { words } = context;
  const rows = members.map((member) => [
    `<code id="${escapeInHtml(anchorOf(member, context))}">${escapeInHtml(member.name)}</code>`,
    member.type ? typeHtml(member.type, context) : '',
    commentCell(member.comment, context),
  ]);
  return [
    headings(2)(words.members, 'section-members'),
    table([words.name, words.value, words.description], rows),
  ];
}

function inheritedParts(members: readonly DeclarationReflection[], context: Context): string[] {
  const { words } = context;
  const rows = members.map((member) => {
    const { name, signatures, inheritedFrom } = member;
    const href = hrefOf(inheritedFrom?.reflection, context) ?? '';
    const text = escapeInHtml(`${modifiersOf(member)}${propertyName(name)}${signatures ? '()' : ''}`);
    const owner = inheritedFrom?.reflection?.parent?.name ?? '';
    return [
      `<a id="${escapeInHtml(anchorOf(member, context))}" href="${href}"><code>${text}</code></a>`,
      escapeMarkdown(owner),
    ];
  });
  return [table([words.name, words.from], rows)];
}

/**
 * Returns the comment of a member. If the member is a property with a function, TypeDoc has the comment at the
 * function.
 */
export function commentOf(member: DeclarationReflection): Comment | undefined {
  const { comment, type, getSignature, setSignature } = member;
  const ofFunction = type?.type === 'reflection' ? type.declaration.signatures?.[0]?.comment : undefined;
  return comment ?? getSignature?.comment ?? setSignature?.comment ?? ofFunction;
}

/** Checks whether a member belongs to code that has values. Types have none, although TypeDoc infers some for them. */
function isCode({ kind, parent }: Reflection): boolean {
  if (kind === ReflectionKind.Class || kind === ReflectionKind.Variable) return true;
  return (
    parent !== undefined &&
    kind !== ReflectionKind.Interface &&
    kind !== ReflectionKind.TypeAlias &&
    isCode(parent)
  );
}

function modifiersOf({ flags, getSignature, setSignature }: DeclarationReflection): string {
  const words = [
    flags.isProtected && 'protected',
    flags.isStatic && 'static',
    flags.isAbstract && 'abstract',
    (flags.isReadonly || (getSignature && !setSignature)) && 'readonly',
  ];
  return words
    .filter(Boolean)
    .map((word) => `${word} `)
    .join('');
}

function anchorOf(member: DeclarationReflection, { places }: Context): string {
  return places.get(member)?.anchor ?? member.name;
}

/** Returns a link to the source of a declaration. */
export function sourceOf({ sources }: Pick<DeclarationReflection, 'sources'>, context: Context): string {
  const [source] = sources ?? [];
  if (!source) return '';
  const { root, link } = context.sources;
  const file = relative(root, source.fullFileName).replaceAll('\\', '/');
  const url =
    link?.replace('{path}', () => encodeURI(file)).replace('{line}', String(source.line)) ?? source.url;
  return url ? `[${escapeMarkdown(`${context.words.source}: ${file}:${source.line}`)}](${url})` : '';
}
