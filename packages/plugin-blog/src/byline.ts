import { readFileSync } from 'node:fs';
import { linkPath, type MarkdownFile, type MarkdownPlugins, textsOf } from 'lectern';
import type { BlockContent, PhrasingContent } from 'mdast';
import { hasDate, shownDate } from './dates.ts';
import { authorName, authorPath, tagPath } from './html.ts';
import type { Blog } from './options.ts';
import { folderOf, isPost } from './posts.ts';

type MdastPlugin = NonNullable<MarkdownPlugins['mdast']>[number];

/** Adds date and authors below the title of a post and tags at its end, and reports mistakes in its front matter. */
export function bylines(file: MarkdownFile, blog: Blog): MdastPlugin[] {
  const { path, locale, frontmatter } = file;
  // A file that a post imports is not a post.
  if (!isPost(path, locale, blog) || file.isFragment) return [];
  if (frontmatter.date === undefined) {
    file.fail('This post has no date.', 1, 'Add one to its front matter: date: 2024-03-19');
  }
  const authors = knownAuthors(file, blog);
  const tags = textsOf(frontmatter.tags);
  if (!hasDate(frontmatter)) return [];
  return [
    {
      name: 'lectern-blog',
      before(root, context) {
        const meta = box('post-meta', [dateOf(file), ...authorLinks(authors, file, blog)]);
        const title = root.children.find((node) => node.type === 'heading' && node.depth === 1);
        if (title) context.insertAfter(title, meta);
        else for (const node of [...titleOf(file), meta]) context.prependChild(root, node);
        if (tags.length > 0) context.appendChild(root, box('post-tags', tagLinks(tags, file, blog)));
      },
    },
  ];
}

/** Returns a heading with the title. In other engines, the title of a post is only in its front matter. */
function titleOf({ frontmatter: { title }, fail, text: source }: MarkdownFile): BlockContent[] {
  if (title) return [{ type: 'heading', depth: 1, children: [text(title)] }];
  const line = source.split('\n').findIndex((written) => written.trim() !== '');
  fail('This post has no title.', Math.max(line, 0) + 1, 'Begin its text with one: # Title');
  return [];
}

/**
 * Returns a box. Its type is a quote, so that Lectern does not treat it as the first paragraph, but its element is a
 * `div`.
 */
function box(className: string, children: PhrasingContent[]): BlockContent {
  return {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: [className] } },
    children: [{ type: 'paragraph', children }],
  };
}

function dateOf({ frontmatter, locale }: MarkdownFile): PhrasingContent {
  const date = String(frontmatter.date);
  return {
    type: 'emphasis',
    data: { hName: 'time', hProperties: { dateTime: date } },
    children: [text(shownDate(date, locale.tag))],
  };
}

/** Returns "Ann, Bo, and Cleo", each with a link. */
function authorLinks(
  names: readonly string[],
  { path, locale }: MarkdownFile,
  blog: Blog,
): PhrasingContent[] {
  if (names.length === 0) return [];
  const parts = new Intl.ListFormat(locale.tag)
    .formatToParts(names)
    .map(({ type, value }): PhrasingContent => {
      if (type === 'literal') return text(value);
      const { image } = blog.authors[value] ?? {};
      const name = text(authorName(value, blog, locale.lang));
      return {
        type: 'link',
        url: linkPath(authorPath(value, folderOf(locale, blog)), path),
        children: image ? [picture(image), name] : [name],
      };
    });
  return [text(' · '), ...parts];
}

/** Returns a hidden picture, which feeds leave out: without the styles of the site, it would be large. */
function picture(url: string): PhrasingContent {
  return {
    type: 'emphasis',
    data: { hName: 'span', hProperties: { ariaHidden: 'true' } },
    children: [{ type: 'image', url, alt: '' }],
  };
}

function tagLinks(tags: readonly string[], { path, locale }: MarkdownFile, blog: Blog): PhrasingContent[] {
  return tags.flatMap((tag, index): PhrasingContent[] => {
    const url = linkPath(tagPath(tag, folderOf(locale, blog)), path);
    return [...(index > 0 ? [text(' ')] : []), { type: 'link', url, children: [text(tag)] }];
  });
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Returns the authors that the options contain. Others are reported as mistakes. */
function knownAuthors(file: MarkdownFile, { authors }: Blog): string[] {
  const known = Object.keys(authors);
  return textsOf(file.frontmatter.authors).filter((name) => {
    if (Object.hasOwn(authors, name)) return true;
    const hint = known.length > 0 ? `Known: ${known.join(', ')}. ` : '';
    file.fail(
      `There is no author "${name}".`,
      lineOf(name, file.file),
      `${hint}Fix the name, or add it to "authors" of blog() in the config.`,
    );
    return false;
  });
}

/** Returns the line of an author in the front matter. Hooks get the front matter without lines. */
function lineOf(name: string, file: string): number {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  const start = lines.findIndex((line) => line.startsWith('authors:'));
  const index = lines.findIndex((line, at) => at >= start && line.includes(name));
  return Math.max(index, start, 0) + 1;
}
