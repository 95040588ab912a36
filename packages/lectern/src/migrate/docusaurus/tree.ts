import type { Files } from '../files.ts';
import { frontMatterOf } from '../front-matter.ts';

/** A page of a Docusaurus site: its names, and its new location. */
export interface Doc {
  /** Current file and destination, relative to the project. */
  from: string;
  to: string;
  /** Name in sidebars: `guide/intro`. */
  id: string;
  /** Addresses without the base: the old one, and the one in Lectern. */
  oldRoute: string;
  route: string;
  title: string | null;
  label: string | null;
  position: number | null;
  /** Id of its docs folder, unless it is the first one. */
  plugin?: string;
  /** True for a page outside the docs, which has no sidebar. */
  isAlone?: true;
  /** Language of a page that is not in the default one. */
  lang?: string;
  /** File of the original that it translates. */
  translates?: string;
}

/** `01-intro`, `2. intro`, `3_intro`; but not `2024-01-intro` and not `7.0`. */
const NUMBER = /^(?<number>\d+)\s*[-_.]+\s*(?<name>[^-_.\s].*)$/;
const NO_NUMBER = /^(?:\d{4}-\d{2}|\d+[-_.]\d+)/;

/** Splits the name of a file or folder into its number prefix, which defines the order, and the rest. */
export function withoutNumber(name: string): { name: string; number: number | null } {
  const match = NO_NUMBER.test(name) ? null : NUMBER.exec(name);
  return { name: match?.groups?.name ?? name, number: match ? Number(match.groups?.number) : null };
}

/**
 * Returns the pages of a docs folder.
 *
 * @param folder path relative to the project
 * @param base base path of its pages: `/docs`
 * @param except a subfolder whose pages are not docs
 * @param hasHome whether another page of the site is at its root, so that the first page of the docs stays at `base`
 */
export function docsIn(
  files: Files,
  folder: string,
  base: string,
  { except, hasHome = false }: { except?: string | undefined; hasHome?: boolean } = {},
): Doc[] {
  const docs = docsOf(files, folder, base).filter(({ from }) => !except || !from.startsWith(`${except}/`));
  // Without an index page, it is the page with the address of the docs, whatever the name of its file.
  const first =
    docs.find(({ route }) => route === '/') ?? docs.find(({ oldRoute }) => oldRoute === tidy(base || '/'));
  const at = hasHome ? base : '';
  return docs.map((doc) =>
    doc === first
      ? { ...doc, to: `${folder}${at}/index${/\.mdx?$/.exec(doc.to)?.[0] ?? '.md'}`, route: `${at}/` }
      : doc,
  );
}

function docsOf(files: Files, folder: string, base: string): Doc[] {
  return files.list(folder, /\.mdx?$/).flatMap((file) => {
    const inside = file.slice(folder.length + 1);
    if (/(?:^|\/)_|^public\//.test(inside)) return [];
    return [docOf(file, inside, { folder, base, source: files.read(file) })];
  });
}

/** @param inside path within the docs folder */
export function docOf(
  from: string,
  inside: string,
  site: { folder: string; base: string; source: string },
): Doc {
  const { data } = frontMatterOf(site.source);
  const parts = inside.split('/').map(withoutNumber);
  const names = parts.map(({ name }) => name);
  const file = names.at(-1) ?? '';
  const name = file.replace(/\.mdx?$/, '');
  const folders = names.slice(0, -1);
  const isIndex = /^(?:index|readme)$/i.test(name) || name === folders.at(-1);
  const id = [...folders, typeof data.id === 'string' ? data.id : name].join('/');
  const own = typeof data.id === 'string' && !isIndex ? data.id : isIndex ? '' : name;
  const plain = `/${[...folders, own].join('/')}`;
  const { slug } = data;
  const written =
    typeof slug === 'string' ? (slug.startsWith('/') ? slug : `/${[...folders, slug].join('/')}`) : plain;
  const isFolderPage = isIndex && /\.mdx?$/.test(file);
  const to = [site.folder, ...folders, isFolderPage ? `index${file.slice(name.length)}` : file].join('/');
  return {
    from,
    to,
    id,
    oldRoute: tidy(`${site.base}${written}`),
    route: isIndex ? `/${folders.map((part) => `${part}/`).join('')}` : `/${[...folders, name].join('/')}`,
    title: textOf(data.title),
    label: textOf(data.sidebar_label),
    position:
      typeof data.sidebar_position === 'number' ? data.sidebar_position : (parts.at(-1)?.number ?? null),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** Normalizes slashes: one between parts, none at the end. */
export function tidy(path: string): string {
  return path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
}
