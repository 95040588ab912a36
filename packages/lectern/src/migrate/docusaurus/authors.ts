import { parse } from 'yaml';
import type { Files } from '../files.ts';
import type { FrontMatter } from '../front-matter.ts';
import { isRecord, only, type Settings, textAt } from '../their-config.ts';

/** Authors as `blog()` takes them, by their names in front matter. */
export type Authors = Record<string, Settings>;

/** Pages of people on sites that Docusaurus names by a handle alone. */
const PROFILES: Record<string, string> = {
  github: 'https://github.com/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  linkedin: 'https://www.linkedin.com/in/',
  bluesky: 'https://bsky.app/profile/',
};

/** A file of YAML or JSON as a map; an empty one where it is not there or is broken. */
export function dataFile(files: Files, path: string): Settings {
  try {
    const data: unknown = files.exists(path) ? parse(files.read(path)) : {};
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** The authors that a blog's `authors.yml` has. */
export function authorsIn(data: Settings): Authors {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, author]) =>
      isRecord(author) ? [[keyOf(key), authorOf(author, key)]] : [],
    ),
  );
}

function authorOf(author: Settings, key: string): Settings {
  const image = textAt(author, 'image_url') ?? textAt(author, 'imageURL');
  return only({
    name: textAt(author, 'name') ?? key,
    description: textAt(author, 'description') ?? textAt(author, 'title'),
    url: textAt(author, 'url') ?? profileOf(author.socials),
    image,
  });
}

function profileOf(socials: unknown): string | undefined {
  for (const [site, start] of Object.entries(PROFILES)) {
    const handle = textAt(socials, site);
    if (handle) return /^https?:/.test(handle) ? handle : start + handle;
  }
  return undefined;
}

/** A name that may be in an address. */
function keyOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'author'
  );
}

/** Lets a post name its authors, and puts those into the list that it describes itself. */
export function postAuthors({ data, set, remove }: FrontMatter, authors: Authors): void {
  const old = textAt(data, 'author');
  if (old && data.authors === undefined) {
    authors[keyOf(old)] ??= authorOf(
      {
        name: old,
        title: data.author_title,
        url: data.author_url,
        image_url: data.author_image_url,
      },
      old,
    );
    set('authors', keyOf(old), 'author');
  }
  for (const key of ['author_title', 'author_url', 'author_image_url']) if (key in data) remove(key);
  if (data.authors === undefined || data.authors === null) return;
  const written = [data.authors].flat();
  const names = written.flatMap((author) => {
    if (typeof author === 'string') return keyOf(author);
    if (!isRecord(author)) return [];
    const name = textAt(author, 'key') ?? textAt(author, 'name') ?? 'author';
    authors[keyOf(name)] ??= authorOf(author, name);
    return keyOf(name);
  });
  if (names.some((name, index) => name !== written[index]))
    set('authors', names.length === 1 ? names[0] : names);
}
