import type { PageChange, PageLinkRef } from 'lectern';
import { isoDate } from './dates.ts';
import { authorName } from './html.ts';
import { listPaths } from './list-pages.ts';
import { type Blog, inLanguage } from './options.ts';
import { type EditionBlog, type Post, routeOf } from './posts.ts';
import { wordsFor } from './words.ts';

/** Data of the blog's pages in addition to their text, by path. */
export type Facts = ReadonlyMap<string, PageChange>;

export function factsOf(own: EditionBlog, blog: Blog, made: readonly { path: string }[]): Facts {
  const facts = new Map<string, PageChange>();
  // Lists by tag and author have no order.
  for (const { path } of made) facts.set(path, { prev: null, next: null });
  for (const [path, change] of [...listFacts(own, blog), ...postFacts(own, blog)]) facts.set(path, change);
  return facts;
}

function listFacts(own: EditionBlog, blog: Blog): [string, PageChange][] {
  const words = wordsFor(own.edition, blog.words);
  const paths = listPaths(own, blog);
  const title = inLanguage(blog.title ?? words.blog, own.edition.lang);
  const refs = paths.map((path, index) => ({
    link: routeOf(path, own.edition),
    text: index === 0 ? title : `${title}, ${words.page.replace('{page}', String(index + 1))}`,
  }));
  return paths.map((path, index) => [
    path,
    {
      prev: labelled(refs[index - 1], words.newerPosts),
      next: labelled(refs[index + 1], words.olderPosts),
    },
  ]);
}

function postFacts(own: EditionBlog, blog: Blog): [string, PageChange][] {
  const words = wordsFor(own.edition, blog.words);
  return own.posts.map((post, index) => [
    post.path,
    {
      prev: labelled(refTo(own.posts[index - 1]), words.newerPost),
      next: labelled(refTo(own.posts[index + 1]), words.olderPost),
      head: [['meta', { property: 'article:published_time', content: isoDate(post.date) }]],
      structuredData: structuredData(post, own, blog),
      ...(!blog.sidebar && { frontmatter: { sidebar: false } }),
    },
  ]);
}

/** Returns structured data of a post. Lectern adds the rest, such as the headline. */
function structuredData({ date, authors, tags }: Post, { edition }: EditionBlog, blog: Blog) {
  const people = authors.map((name) => {
    const { url } = blog.authors[name] ?? {};
    return { '@type': 'Person', name: authorName(name, blog, edition.lang), ...(url && { url }) };
  });
  return {
    '@type': 'BlogPosting',
    datePublished: isoDate(date),
    ...(people.length > 0 && { author: people }),
    ...(tags.length > 0 && { keywords: tags }),
  };
}

function refTo(post: Post | undefined): PageLinkRef | undefined {
  return post && { text: post.title, link: post.route };
}

function labelled(ref: PageLinkRef | undefined, label: string): PageLinkRef | null {
  return ref ? { ...ref, label } : null;
}
