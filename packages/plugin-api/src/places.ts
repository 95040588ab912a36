import { posix } from 'node:path';
import { type DeclarationReflection, type ProjectReflection, type Reflection, ReflectionKind } from 'typedoc';

/** Place where a declaration is documented. */
export interface Place {
  /** Page relative to the folder of the reference: `functions/brew.md`. */
  path: string;
  /** Id on the page; empty for the page itself. */
  anchor: string;
}

/** Kinds of exports with pages, in the order in which readers look for them. The name is also that of the folder. */
export const KINDS = [
  ['functions', ReflectionKind.Function],
  ['classes', ReflectionKind.Class],
  ['interfaces', ReflectionKind.Interface],
  ['types', ReflectionKind.TypeAlias],
  ['variables', ReflectionKind.Variable],
  ['enums', ReflectionKind.Enum],
  ['namespaces', ReflectionKind.Namespace],
] as const;

export type KindName = (typeof KINDS)[number][0];

export type Container = ProjectReflection | DeclarationReflection;

/** Places of all documented declarations. */
export type Places = ReadonlyMap<Reflection, Place>;

/** Gives each export a page, and each member an id on it. */
export function placesOf(project: ProjectReflection): Places {
  const places = new Map<Reflection, Place>();
  placeContainer(project, '', places);
  return places;
}

/** Returns the modules in a container. With one entry point, there are none. */
export function modulesOf({ children = [] }: Container): DeclarationReflection[] {
  return children.filter(({ kind }) => kind === ReflectionKind.Module);
}

/** Returns the exports of one kind, sorted by name. */
export function exportsOf({ children = [] }: Container, kind: ReflectionKind): DeclarationReflection[] {
  return children
    .filter((child) => child.kind === kind && !child.isReference())
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Ids that every page of a site has. */
const TAKEN = ['root', 'content'];

function placeContainer(container: Container, folder: string, places: Map<Reflection, Place>): void {
  places.set(container, { path: posix.join(folder, 'index.md'), anchor: '' });
  const take = namer();
  for (const module of modulesOf(container)) {
    // The folder of the reference has its own index.
    const name = module.name === 'index' ? 'main' : module.name;
    placeContainer(module, posix.join(folder, take(name)), places);
  }
  for (const [name, kind] of KINDS) {
    const takeFile = namer(['index']);
    for (const child of exportsOf(container, kind)) {
      const file = posix.join(folder, name, takeFile(child.name));
      if (kind === ReflectionKind.Namespace) placeContainer(child, file, places);
      else placePage(child, `${file}.md`, places);
    }
  }
}

function placePage(page: DeclarationReflection, path: string, places: Map<Reflection, Place>): void {
  places.set(page, { path, anchor: '' });
  // Ids of sections have a hyphen, which names of members do not have.
  placeMembers(
    page,
    '',
    namer(TAKEN, (name) => name),
    { path, places },
  );
}

function placeMembers(
  parent: DeclarationReflection,
  prefix: string,
  take: (name: string) => string,
  page: { path: string; places: Map<Reflection, Place> },
): void {
  for (const member of membersOf(parent)) {
    page.places.set(member, { path: page.path, anchor: take(prefix + member.name) });
    placeMembers(member, `${prefix}${member.name}.`, take, page);
  }
}

/** Returns the members of a class, an interface or an enum, or the properties of an object type. */
export function membersOf(parent: DeclarationReflection): DeclarationReflection[] {
  const { type, children } = parent;
  return children ?? (type?.type === 'reflection' ? (type.declaration.children ?? []) : []);
}

/**
 * Returns a function that makes unique names for addresses.
 *
 * @param fold maps names that count as equal to the same text; file systems may ignore case
 */
function namer(
  taken: readonly string[] = [],
  fold = (name: string) => name.toLowerCase(),
): (name: string) => string {
  const known = new Set(taken);
  return (name) => {
    const plain = name.replace(/[^\p{L}\p{N}\p{M}_$.-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'symbol';
    let found = plain;
    for (let number = 2; known.has(fold(found)); number++) found = `${plain}-${number}`;
    known.add(fold(found));
    return found;
  };
}

/**
 * Returns the place where a declaration is documented: its own, or that of the nearest parent that has one. Null for
 * none.
 */
export function placeOf(reflection: Reflection | undefined, places: Places): Place | null {
  if (!reflection) return null;
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep() : reflection;
  const own = target && places.get(target);
  return own ?? placeOf(target?.parent, places);
}
