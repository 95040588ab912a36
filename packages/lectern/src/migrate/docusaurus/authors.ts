import { parse } from 'yaml';
import type { Files } from '../files.ts';
import type { FrontMatter } from '../front-matter.ts';
import { isRecord, only, type Settings, textAt } from '../their-config.ts';

/** Authors in the format of `blog()`, by their names in front matter. */
export type Authors = Record<string, Settings>;

/** Base URLs of profiles on sites for which Docusaurus needs only a handle. */
const PROFILES: Record<string, string> = {
  github: 'https://github.com/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  linkedin: 'https://www.linkedin.com/in/',
  bluesky: 'https://bsky.app/profile/',
};

/** Reads a YAML or JSON file as a map; empty if the file is missing or invalid. */
export function dataFile(files: Files, path: string): Settings {
  try {
    const data: unknown = files.exists(path) ? parse(files.read(path)) : {};
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** Returns the authors in a blog's `authors.yml`. */
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

/** Converts a name so that it can be used in a URL. */
function keyOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[^\w-]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'author'
  );
}

/** Makes a post refer to its authors by name, and adds authors that the post itself describes to the list. */
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
