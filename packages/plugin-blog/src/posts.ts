import { type LocaleInfo, type PluginSite, type SourcePage, tagSlug, textsOf } from 'lectern';
import { hasDate, timeOf } from './dates.ts';
import type { Blog } from './options.ts';

export type Edition = Readonly<LocaleInfo>;

export interface Post {
  /** Path relative to the docs folder. */
  path: string;
  /** Route path: `/zh/blog/tea`. */
  route: string;
  title: string;
  /** Date as its author wrote it. */
  date: string;
  /** The description, otherwise the first paragraph. */
  excerpt: string;
  tags: string[];
  /** Names of authors that the options contain. */
  authors: string[];
}

/** The posts of a tag or an author, newest first. */
export interface Shelf {
  /** Name in addresses. */
  slug: string;
  name: string;
  posts: Post[];
}

/** The blog of one language of one version. */
export interface EditionBlog {
  edition: Edition;
  /** Folder of the blog, relative to the docs folder: `zh/blog`. */
  folder: string;
  /** Newest first. Posts of the same day are sorted by path. */
  posts: Post[];
  /** Sorted by name. */
  tags: Shelf[];
  /** In the order of the options. */
  authors: Shelf[];
}

/** Matches the plugin's own pages in the folder of the blog. */
const RESERVED = /^(?:index\.mdx?$|page\/|tags\/|authors\/)/;

/** Checks whether a page is a post: any page in the folder except the plugin's own pages. */
export function isPost(path: string, edition: Edition, blog: Blog): boolean {
  const start = `${folderOf(edition, blog)}/`;
  return path.startsWith(start) && !RESERVED.test(path.slice(start.length));
}

/** Returns the posts of a language with all data for lists. The blog is empty if there are none. */
export function readBlog(site: PluginSite, edition: Edition, blog: Blog): EditionBlog {
  const folder = folderOf(edition, blog);
  const posts = site
    .pagesIn(folder)
    // The compile of posts without a date reports this.
    .flatMap((page) =>
      isPost(page.path, edition, blog) && hasDate(page.frontmatter) ? toPost(page, edition, blog) : [],
    )
    .sort((a, b) => timeOf(b.date) - timeOf(a.date) || (a.path < b.path ? -1 : 1));
  return { edition, folder, posts, tags: tagsOf(posts, edition), authors: authorsOf(posts, blog) };
}

/** Returns the folder of the blog in a language, relative to the docs folder: `zh/blog`. */
export function folderOf(edition: Edition, { folder }: Blog): string {
  return [edition.folder, folder].filter(Boolean).join('/');
}

function toPost(page: SourcePage, edition: Edition, { authors }: Blog): Post {
  const { path, frontmatter } = page;
  return {
    path,
    route: routeOf(path, edition),
    title: page.title || path,
    date: String(frontmatter.date),
    excerpt: frontmatter.description ?? shorten(page.lead),
    tags: textsOf(frontmatter.tags),
    authors: textsOf(frontmatter.authors).filter((name) => Object.hasOwn(authors, name)),
  };
}

/** Returns the route path of a page in the docs folder. */
export function routeOf(path: string, { folder, prefix }: Edition): string {
  const inLocale = folder === '' ? `/${path}` : path.slice(folder.length);
  return prefix + inLocale.replace(/\.mdx?$/, '').replace(/\/index$/, '/');
}

/** Maximum length of an excerpt. */
const MAX_EXCERPT = 320;

function shorten(text: string): string {
  if (text.length <= MAX_EXCERPT) return text;
  const cut = text.slice(0, MAX_EXCERPT - 1);
  const space = cut.lastIndexOf(' ');
  // Cuts between words if the language has spaces, and never inside a surrogate pair.
  return `${space > MAX_EXCERPT - 40 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')}…`;
}

function tagsOf(posts: readonly Post[], { tag }: Edition): Shelf[] {
  const shelves = new Map<string, Shelf>();
  for (const post of posts) {
    for (const name of post.tags) {
      const slug = tagSlug(name);
      const shelf = shelves.get(slug) ?? { slug, name, posts: [] };
      if (!shelf.posts.includes(post)) shelf.posts.push(post);
      shelves.set(slug, shelf);
    }
  }
  const { compare } = new Intl.Collator(tag, { numeric: true });
  return [...shelves.values()].sort((a, b) => compare(a.name, b.name));
}

function authorsOf(posts: readonly Post[], { authors }: Blog): Shelf[] {
  return Object.keys(authors).flatMap((slug) => {
    const own = posts.filter((post) => post.authors.includes(slug));
    return own.length > 0 ? [{ slug, name: slug, posts: own }] : [];
  });
}
