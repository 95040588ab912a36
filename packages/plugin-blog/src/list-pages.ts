import { htmlLine, type PluginPage } from 'lectern';
import { authorName, authorPath, entry, lines, linkTo, type Place, tagPath } from './html.ts';
import { type Blog, inLanguage } from './options.ts';
import type { EditionBlog } from './posts.ts';
import { wordsFor } from './words.ts';

/** Data for list pages. */
export interface ListContext {
  blog: Blog;
  own: EditionBlog;
  /** Site path of the feed; null if there is none. */
  feed: string | null;
}

/** Returns the pages of the list, newest posts first: `blog/index.md`, `blog/page/2.md`. */
export function listPages({ blog, own, feed }: ListContext): PluginPage[] {
  const { lang } = own.edition;
  const words = wordsFor(own.edition, blog.words);
  const title = inLanguage(blog.title ?? words.blog, lang);
  const description = blog.description && inLanguage(blog.description, lang);
  return listPaths(own, blog).map((path, index) => {
    const place: Place = { from: path, blog, own };
    const start = index * blog.postsPerPage;
    const isFirst = index === 0;
    const number = words.page.replace('{page}', String(index + 1));
    return page({
      path,
      title: isFirst ? title : `${title}, ${number}`,
      description: isFirst ? description : undefined,
      blog,
      body: [
        isFirst && description && `<p>${htmlLine(description)}</p>`,
        isFirst && feed && `<p class="post-feed"><a href="${feed}">RSS</a></p>`,
        ...own.posts.slice(start, start + blog.postsPerPage).map((post) => entry(post, place)),
      ],
    });
  });
}

/** Returns the paths of the list's pages. */
export function listPaths({ folder, posts }: EditionBlog, { postsPerPage }: Blog): string[] {
  return Array.from({ length: Math.ceil(posts.length / postsPerPage) }, (_, index) =>
    index === 0 ? `${folder}/index.md` : `${folder}/page/${index + 1}.md`,
  );
}

/** Returns the index of the tags and a page for each tag. Empty if there are no tags. */
export function tagPages({ blog, own }: ListContext): PluginPage[] {
  if (own.tags.length === 0) return [];
  const { folder, edition, tags } = own;
  const words = wordsFor(edition, blog.words);
  const index: Place = { from: `${folder}/tags/index.md`, blog, own };
  const links = tags.map(
    ({ name, posts }) => `${linkTo(tagPath(name, folder), name, index)} ${posts.length}`,
  );
  return [
    page({
      path: index.from,
      title: words.tags,
      blog,
      body: [`<ul class="post-tags">\n${links.map((link) => `<li>${link}</li>`).join('\n')}\n</ul>`],
    }),
    ...tags.map(({ name, posts }) => {
      const path = tagPath(name, folder);
      const title = words.tagged.replace('{tag}', () => name);
      return page({ path, title, blog, body: [lines(posts, { from: path, blog, own })] });
    }),
  ];
}

/** Returns the index of the authors and a page for each author. Empty if no post has an author. */
export function authorPages({ blog, own }: ListContext): PluginPage[] {
  if (own.authors.length === 0) return [];
  const { folder, edition, authors } = own;
  const words = wordsFor(edition, blog.words);
  const index: Place = { from: `${folder}/authors/index.md`, blog, own };
  const nameOf = (slug: string) => authorName(slug, blog, edition.lang);
  const items = authors.map(({ slug, posts }) => {
    return `<li>${linkTo(authorPath(slug, folder), nameOf(slug), index)} ${posts.length}</li>`;
  });
  return [
    page({ path: index.from, title: words.authors, blog, body: [`<ul>\n${items.join('\n')}\n</ul>`] }),
    ...authors.map(({ slug, posts }) => {
      const path = authorPath(slug, folder);
      const { description, url, image } = blog.authors[slug] ?? { name: slug };
      const about = description && inLanguage(description, edition.lang);
      return page({
        path,
        title: nameOf(slug),
        description: about,
        blog,
        body: [
          image && `<img class="post-author" src="${htmlLine(image)}" alt="" width="96" height="96">`,
          about && `<p>${htmlLine(about)}</p>`,
          url && `<p><a href="${htmlLine(url)}">${words.website}</a></p>`,
          `<h2 id="posts">${words.posts}</h2>`,
          lines(posts, { from: path, blog, own }),
        ],
      });
    }),
  ];
}

interface PageParts {
  path: string;
  title: string;
  description?: string | undefined;
  blog: Blog;
  body: readonly (string | false | undefined | null)[];
}

/** Returns a list page. It is excluded from search, which finds each post itself. */
function page({ path, title, description, blog, body }: PageParts): PluginPage {
  const frontmatter = [
    `title: ${JSON.stringify(title)}`,
    description && `description: ${JSON.stringify(description)}`,
    'search: false',
    !blog.sidebar && 'sidebar: false',
  ];
  const parts = [`<h1>${htmlLine(title)}</h1>`, ...body].filter(Boolean);
  return { path, text: `---\n${frontmatter.filter(Boolean).join('\n')}\n---\n\n${parts.join('\n\n')}\n` };
}
