import { posix } from 'node:path';
import { tagSlug } from '../../markdown/written.ts';
import type { Page } from '../page.ts';
import { at, isRecord, only, type Settings, textAt } from '../their-config.ts';
import type { Move, PluginUse } from '../types.ts';
import { type Authors, authorsIn, dataFile, postAuthors } from './authors.ts';
import type { PluginOptions } from './options.ts';
import { type Post, postFiles, postsIn } from './posts.ts';
import { tidy } from './tree.ts';

/** A blog to migrate. */
export interface TheirBlog {
  posts: Post[];
  /** Its folder on the old site, and its folder in the docs folder. */
  from: string;
  to: string;
  /** Base path of its addresses: `/blog`. */
  base: string;
  options: Settings;
  authors: Authors;
  /** Labels and addresses of `tags.yml`, by the name in front matter. */
  tags: Settings;
  /** Old addresses of tags, and the labels that posts use. */
  tagRoutes: Map<string, string>;
  /** Files that no page needs after the migration. */
  files: string[];
}

/**
 * Returns the folder for the blog's posts, even if there are none or they have already been moved; null without a blog.
 */
export function blogFolder(
  { blog }: PluginOptions,
  root: string,
): { from: string; to: string; base: string } | null {
  if (blog === false) return null;
  const base = tidy(`/${String(at(blog, 'routeBasePath') ?? 'blog')}`);
  const from = posix.normalize(String(at(blog, 'path') ?? 'blog')).replace(/\/$/, '');
  return { from, base, to: `${root}${base === '/' ? '/blog' : base}` };
}

/** Reads the blog of a site; null if it has none, or if its posts cannot be distinguished from the docs. */
export function readTheirBlog(move: Move, options: PluginOptions, root: string): TheirBlog | null {
  const place = blogFolder(options, root);
  const { files, report } = move;
  if (!place || options.blog === false || place.from === place.to) return null;
  const count = postFiles(files, place.from).length;
  if (count === 0) return null;
  const reason =
    place.base === '/'
      ? 'their addresses are at the root of the site'
      : postFiles(files, place.to).length > 0
        ? `${place.to} has pages of the docs`
        : null;
  if (reason) {
    report.add(
      'content',
      place.from,
      `${count} posts, and ${reason}: move them into a folder of the docs folder and add @lectern/plugin-blog.`,
    );
    return null;
  }
  const named = (key: string, name: string) => `${place.from}/${textAt(options.blog, key) ?? name}`;
  const authorsFile = named('authorsMapPath', 'authors.yml');
  const tagsFile = named('tags', 'tags.yml');
  report.add(
    'package',
    'package.json',
    `npm install @lectern/plugin-blog, for the ${count} ${count === 1 ? 'post' : 'posts'} in ${place.to}.`,
  );
  return {
    ...place,
    posts: postsIn(move, place),
    options: options.blog,
    authors: authorsIn(dataFile(files, authorsFile)),
    tags: dataFile(files, tagsFile),
    tagRoutes: new Map(),
    files: [authorsFile, tagsFile].filter((file) => files.exists(file)),
  };
}

/** Removes the marker that ends the preview of a post. Lectern shows the first paragraph instead. */
export function withoutTruncate(source: string): string {
  return source.replace(
    /^[ \t]*(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})[ \t]*\r?\n(?:[ \t]*\r?\n)?/m,
    '',
  );
}

/** Converts the front matter of a post: its date, its authors, and its tags by their labels. */
export function postFrontMatter({ front }: Page, post: Post, blog: TheirBlog): void {
  if (front.data.date !== post.date) front.set('date', post.date);
  postAuthors(front, blog.authors);
  if (front.data.tags === undefined || front.data.tags === null) return;
  const written = [front.data.tags].flat();
  const labels = written.map((tag) => {
    const known = typeof tag === 'string' && isRecord(blog.tags[tag]) ? blog.tags[tag] : tag;
    const label = isRecord(known) ? (textAt(known, 'label') ?? String(tag)) : String(tag);
    const permalink = textAt(known, 'permalink') ?? kebab(label);
    blog.tagRoutes.set(tidy(`${blog.base}/tags/${permalink}`), label);
    return label;
  });
  if (labels.some((label, index) => label !== written[index])) front.set('tags', labels);
}

/** Returns words in lower case joined by `-`, the form of tags in Docusaurus addresses (lodash's `kebabCase`). */
function kebab(text: string): string {
  const words = text.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\d+|\p{Lo}+/gu) ?? [text];
  return words.join('-').toLowerCase();
}

/** Returns redirects for addresses of the blog's lists that change. */
export function blogRedirects({ base, tagRoutes }: TheirBlog): Record<string, string> {
  const tags = [...tagRoutes].map(([from, label]) => [from, `${base}/tags/${tagSlug(label)}`]);
  return {
    [`${base}/archive`]: `${base}/`,
    ...Object.fromEntries(tags.filter(([from, to]) => from !== to)),
  };
}

/** Returns the new address for an address of the blog; null for an address outside the blog. */
export function blogAddress({ base, posts }: TheirBlog, path: string, feed: string | null): string | null {
  const plain = tidy(path);
  const post = posts.find(({ oldRoute }) => oldRoute === plain);
  if (post) return post.route;
  if (plain === base || plain === `${base}/archive`) return `${base}/`;
  if (!plain.startsWith(`${base}/`)) return null;
  const rest = plain.slice(base.length + 1);
  if (/^(?:page|tags|authors)(?:\/|$)/.test(rest))
    return /^(?:tags|authors)$/.test(rest) ? `${plain}/` : plain;
  const kind = { 'rss.xml': '.rss.xml', 'atom.xml': '.atom.xml', 'feed.json': '.json' }[rest];
  return kind && feed ? feed + kind : null;
}

/** Returns a sidebar for the lists of a blog, whose pages would otherwise show the sidebar of the docs. */
export function blogSidebar({ base, posts, authors, tagRoutes }: TheirBlog): Record<string, string[]> {
  const lists = [
    `${base}/`,
    ...(tagRoutes.size > 0 ? [`${base}/tags/`] : []),
    ...(posts.length > 0 && Object.keys(authors).length > 0 ? [`${base}/authors/`] : []),
  ];
  return { [`${base}/`]: lists };
}

/** Returns the blog plugin for the config. @param langs languages other than the default one */
export function blogPlugin({ options, base, authors }: TheirBlog, langs: readonly string[]): PluginUse {
  const number = (key: string) => {
    const value = options[key];
    if (value === 'ALL') return 1000;
    return typeof value === 'number' && value > 0 ? value : undefined;
  };
  const own = `${base}(?:/?$|/(?:page|tags|authors)(?:/|$))`;
  const prefix = langs.map((lang) => `/${lang}`).join('|');
  const made = new RegExp(`^(?:(?:${prefix})?${own}|/feeds/${base.split('/').at(-1)}\\.)`);
  return {
    from: '@lectern/plugin-blog',
    name: 'blog',
    options: only({
      folder: base === '/blog' ? undefined : base.slice(1),
      title: textAt(options, 'blogTitle'),
      description: textAt(options, 'blogDescription'),
      postsPerPage: number('postsPerPage') === 10 ? undefined : number('postsPerPage'),
      authors: Object.keys(authors).length > 0 ? authors : undefined,
      sidebar: options.blogSidebarCount === 0 ? false : undefined,
      recentPosts: number('blogSidebarCount') === 10 ? undefined : number('blogSidebarCount'),
      feed: at(options, 'feedOptions.type') === null ? false : undefined,
    }),
    frontmatter: { tags: 'list', authors: 'any' },
    makes: (path) => made.test(path),
  };
}
