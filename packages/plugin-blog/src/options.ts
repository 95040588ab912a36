import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'News', zh: '新闻' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface Author {
  name: Localized;
  /** A sentence or two, for the author's page. */
  description?: Localized;
  /** The author's own site. */
  url?: string;
  /** Picture: a path in the public folder, or a URL. */
  image?: string;
}

export interface BlogOptions {
  /** Folder of the posts, below that of each language; `blog` when absent. */
  folder?: string;
  /** Title of the list; "Blog" in the language of the page when absent. */
  title?: Localized;
  /** A sentence below the title, which search engines show as well. */
  description?: Localized;
  /** Posts on each page of the list; 10 when absent. */
  postsPerPage?: number;
  /** Who writes, by the names that posts have in `authors`. */
  authors?: Readonly<Record<string, Author>>;
  /** A sidebar with the newest posts; `false` for none. */
  sidebar?: boolean;
  /** Posts in the sidebar; 10 when absent. */
  recentPosts?: number;
  /** Feeds of the posts, where `siteOrigin` is set; `false` for none. */
  feed?: boolean;
  /** Words instead of the plugin's own, by language: `{ fr: { tags: 'Mots-clés' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** The options with their defaults, which all parts of the plugin are handed. */
export interface Blog extends Omit<BlogOptions, 'folder'> {
  folder: string;
  postsPerPage: number;
  authors: Readonly<Record<string, Author>>;
  sidebar: boolean;
  recentPosts: number;
  feed: boolean;
}

/** @throws DocsError for an option that cannot work */
export function withDefaults(options: BlogOptions): Blog {
  assertOptions(options, KNOWN, 'blog()');
  assertWords(options.words, en, 'blog()');
  const blog: Blog = {
    postsPerPage: 10,
    authors: {},
    sidebar: true,
    recentPosts: 10,
    feed: true,
    ...options,
    folder: (options.folder ?? 'blog').replace(/^\/+|\/+$/g, ''),
  };
  if (blog.folder === '' || blog.folder.split('/').includes('..')) {
    throw mistake(
      `"folder" of blog() is "${options.folder}".`,
      'Name a folder inside the folder of each language: "blog".',
    );
  }
  for (const name of ['postsPerPage', 'recentPosts'] as const) {
    if (Number.isInteger(blog[name]) && blog[name] > 0) continue;
    throw mistake(`"${name}" of blog() is ${blog[name]}.`, 'Give a whole number from 1.');
  }
  for (const [name, author] of Object.entries(blog.authors)) {
    if (!/^[\w-]+$/.test(name)) {
      throw mistake(
        `blog() has an author "${name}".`,
        'Use letters, digits, "-" and "_": it is in the address.',
      );
    }
    assertOptions(author ?? {}, AUTHOR, `The author "${name}" of blog()`);
    if (!author?.name)
      throw mistake(`The author "${name}" of blog() has no name.`, `Write ${name}: { name: '…' }.`);
  }
  return blog;
}

const KNOWN = 'folder title description postsPerPage authors sidebar recentPosts feed words'.split(' ');
const AUTHOR = ['name', 'description', 'url', 'image'];

function mistake(message: string, hint: string): DocsError {
  return new DocsError(message, { hint });
}

/** A text in a language; that of the first language where it has none. */
export function inLanguage(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}
