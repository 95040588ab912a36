import { htmlLine, linkPath, tagSlug } from 'lectern';
import { shownDate } from './dates.ts';
import { type Blog, inLanguage } from './options.ts';
import type { EditionBlog, Post } from './posts.ts';

/** The page that HTML is written for. */
export interface Place {
  /** Path of the page relative to the docs folder. Links are relative to it. */
  from: string;
  blog: Blog;
  own: EditionBlog;
}

/** Returns a link to the file of a page, which Lectern resolves and checks. */
export function linkTo(path: string, text: string, { from }: Pick<Place, 'from'>): string {
  return `<a href="${linkPath(path, from)}">${htmlLine(text)}</a>`;
}

export function tagPath(tag: string, folder: string): string {
  return `${folder}/tags/${tagSlug(tag)}.md`;
}

export function authorPath(name: string, folder: string): string {
  return `${folder}/authors/${name}.md`;
}

export function authorName(name: string, { authors }: Blog, lang: string): string {
  return inLanguage(authors[name]?.name ?? name, lang);
}

/** Returns a post in a list: title, date, authors, the first words and tags. */
export function entry(post: Post, place: Place): string {
  const { folder } = place.own;
  const tags = post.tags.map((tag) => linkTo(tagPath(tag, folder), tag, place)).join(' ');
  return [
    '<article class="post">',
    `<h2>${linkTo(post.path, post.title, place)}</h2>`,
    `<p class="post-meta">${time(post, place.own)}${bylines(post, place)}</p>`,
    post.excerpt && `<p>${htmlLine(post.excerpt)}</p>`,
    tags && `<p class="post-tags">${tags}</p>`,
    '</article>',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns a list with one line for each post. */
export function lines(posts: readonly Post[], place: Place): string {
  const items = posts.map(
    (post) => `<li>${time(post, place.own)} ${linkTo(post.path, post.title, place)}</li>`,
  );
  return `<ul class="post-list">\n${items.join('\n')}\n</ul>`;
}

/** Returns "Ann, Bo, and Cleo", each with a link. */
function bylines({ authors }: Post, place: Place): string {
  if (authors.length === 0) return '';
  const { edition, folder } = place.own;
  const parts = new Intl.ListFormat(edition.tag).formatToParts(authors).map(({ type, value }) => {
    if (type === 'literal') return value;
    return linkTo(authorPath(value, folder), authorName(value, place.blog, edition.lang), place);
  });
  return ` · ${parts.join('')}`;
}

function time({ date }: Post, { edition }: EditionBlog): string {
  return `<time datetime="${htmlLine(date)}">${shownDate(date, edition.tag)}</time>`;
}
