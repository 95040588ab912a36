import { posix } from 'node:path';
import { type DeclarationReflection, type ProjectReflection, type Reflection, ReflectionKind } from 'typedoc';

/** Where something is documented. */
export interface Place {
  /** Page relative to the folder of the reference: `functions/brew.md`. */
  path: string;
  /** Id on the page; empty for the page itself. */
  anchor: string;
}

/** Kinds of exports with pages, in the order in which readers look for them; the name is that of the folder. */
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

/** The place of everything that is documented. */
export type Places = ReadonlyMap<Reflection, Place>;

/** Gives each export a page, and each member an id on it. */
export function placesOf(project: ProjectReflection): Places {
  const places = new Map<Reflection, Place>();
  placeContainer(project, '', places);
  return places;
}

/** Children of a container that are modules; with one entry point there are none. */
export function modulesOf({ children = [] }: Container): DeclarationReflection[] {
  return children.filter(({ kind }) => kind === ReflectionKind.Module);
}

/** Exports of one kind, by their names. */
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
    // The folder of the reference has an index of its own.
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
  // Ids of sections have a hyphen, which no name of a member has.
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

/** Members of a class, an interface or an enum, or properties of an object's type. */
export function membersOf(parent: DeclarationReflection): DeclarationReflection[] {
  const { type, children } = parent;
  return children ?? (type?.type === 'reflection' ? (type.declaration.children ?? []) : []);
}

/**
 * Makes names that are good in addresses, none of them twice.
 *
 * @param fold what makes two names the same: file systems may take capital letters for small ones
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

/** Where to read about something: its own place, or that of the nearest thing around it; null for none. */
export function placeOf(reflection: Reflection | undefined, places: Places): Place | null {
  if (!reflection) return null;
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep() : reflection;
  const own = target && places.get(target);
  return own ?? placeOf(target?.parent, places);
}
