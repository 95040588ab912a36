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
  /** Folder of the posts, below that of each language. Default: `blog`. */
  folder?: string;
  /** Title of the list. Default: "Blog" in the language of the page. */
  title?: Localized;
  /** A sentence below the title, which search engines also show. */
  description?: Localized;
  /** Number of posts on each page of the list. Default: 10. */
  postsPerPage?: number;
  /** Authors, by the names that posts list in `authors`. */
  authors?: Readonly<Record<string, Author>>;
  /** Whether there is a sidebar with the newest posts. Default: true. */
  sidebar?: boolean;
  /** Number of posts in the sidebar. Default: 10. */
  recentPosts?: number;
  /** Whether there are feeds of the posts, if `siteOrigin` is set. Default: true. */
  feed?: boolean;
  /** Words instead of the plugin's own, by language: `{ fr: { tags: 'Mots-clés' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** The options with their defaults, which are passed to all parts of the plugin. */
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

/** Returns a text in a language. If there is none, returns the first one. */
export function inLanguage(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}
