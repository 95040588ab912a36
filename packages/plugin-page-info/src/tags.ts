import {
  type Frontmatter,
  htmlLine,
  type LocaleInfo,
  linkPath,
  type MarkdownFile,
  type MarkdownPlugins,
  type PluginPage,
  type PluginSite,
  type SourcePage,
  tagSlug,
  textsOf,
} from 'lectern';
import type { BlockContent, PhrasingContent } from 'mdast';
import type { PageInfo, TagOptions } from './options.ts';
import { type Words, wordsFor } from './words.ts';

type Edition = Readonly<LocaleInfo>;
type Tags = Required<TagOptions>;

interface Shelf {
  name: string;
  slug: string;
  pages: SourcePage[];
}

/** Checks whether a page has text to read, and is not a home page or similar. */
export function isArticle({ pageType = 'doc', overview }: Readonly<Frontmatter>): boolean {
  return pageType === 'doc' && !overview;
}

/** Returns the tags of a page. Empty if it is in an excluded folder. */
export function tagsOf(
  { path, frontmatter }: Pick<MarkdownFile, 'path' | 'frontmatter'>,
  edition: Edition,
  { exclude }: Tags,
): string[] {
  const isOut = exclude.some((folder) => path.startsWith(`${inEdition(edition, folder)}/`));
  const tags = isOut || frontmatter.unlisted || !isArticle(frontmatter) ? [] : textsOf(frontmatter.tags);
  // Two spellings of a tag count as one.
  return tags.filter((tag, index) => tags.findIndex((other) => tagSlug(other) === tagSlug(tag)) === index);
}

/** Adds the tags of a page at its end, each with a link to its list. */
export function tagLinks(
  file: MarkdownFile,
  tags: readonly string[],
  options: Tags,
): MarkdownPlugins['mdast'] {
  const links = tags.flatMap((tag, index): PhrasingContent[] => {
    const url = linkPath(listPath(tag, file.locale, options), file.path);
    const link: PhrasingContent = { type: 'link', url, children: [{ type: 'text', value: tag }] };
    return index > 0 ? [{ type: 'text', value: ' ' }, link] : [link];
  });
  // Its type is a quote, so that Lectern does not treat it as the first paragraph. Its element is a `div`.
  const box: BlockContent = {
    type: 'blockquote',
    data: { hName: 'div', hProperties: { className: ['page-tags'], dataLecternText: '' } },
    children: [{ type: 'paragraph', children: links }],
  };
  return [{ name: 'page-tags', before: (root, context) => context.appendChild(root, box) }];
}

/**
 * Returns the index of the tags of a language, a list for each tag, and the order of their sidebar. Empty if there are
 * no tags.
 */
export function tagPages(site: PluginSite, edition: Edition, { tags, words: own }: PageInfo): PluginPage[] {
  const shelves = tags ? readShelves(site, edition, tags) : [];
  if (!tags || shelves.length === 0) return [];
  const words = wordsFor(edition, own);
  const index = `${inEdition(edition, tags.folder)}/index.md`;
  const items = shelves.map(({ name, pages }) => {
    const way = linkPath(listPath(name, edition, tags), index);
    return `<li><a href="${way}">${htmlLine(name)}</a> ${pages.length}</li>`;
  });
  const entries = [
    { type: 'file', name: 'index', label: words.tags },
    ...shelves.map(({ name, slug }) => ({ type: 'file', name: slug, label: name })),
  ];
  return [
    { path: index, text: listText(words.tags, `<ul class="page-tags">\n${items.join('\n')}\n</ul>`) },
    ...shelves.map((shelf) => tagPage(shelf, listPath(shelf.name, edition, tags), words)),
    { path: `${inEdition(edition, tags.folder)}/_meta.json`, text: JSON.stringify(entries) },
  ];
}

function readShelves(site: PluginSite, edition: Edition, tags: Tags): Shelf[] {
  const shelves = new Map<string, Shelf>();
  const { compare } = new Intl.Collator(edition.tag, { numeric: true });
  for (const page of site.pagesIn(edition.folder)) {
    for (const name of tagsOf(page, edition, tags)) {
      const slug = tagSlug(name);
      const shelf = shelves.get(slug) ?? { name, slug, pages: [] };
      shelf.pages.push(page);
      shelves.set(slug, shelf);
    }
  }
  for (const { pages } of shelves.values()) pages.sort((a, b) => compare(titleOf(a), titleOf(b)));
  return [...shelves.values()].sort((a, b) => compare(a.name, b.name));
}

function tagPage({ name, pages }: Shelf, path: string, words: Words): PluginPage {
  const items = pages.map((page) => {
    const { description } = page.frontmatter;
    const about = description ? `<br>${htmlLine(description)}` : '';
    return `<li><a href="${linkPath(page.path, path)}">${htmlLine(titleOf(page))}</a>${about}</li>`;
  });
  const title = words.tagged.replace('{tag}', () => name);
  return { path, text: listText(title, `<ul class="tagged-pages">\n${items.join('\n')}\n</ul>`) };
}

/** Returns the text of a list. It is excluded from search, which finds the pages themselves. */
function listText(title: string, list: string): string {
  return `---\ntitle: ${JSON.stringify(title)}\nsearch: false\n---\n\n<h1>${htmlLine(title)}</h1>\n\n${list}\n`;
}

function titleOf({ title, path }: SourcePage): string {
  return title || path;
}

function listPath(tag: string, edition: Edition, { folder }: Tags): string {
  return `${inEdition(edition, folder)}/${tagSlug(tag)}.md`;
}

function inEdition({ folder }: Edition, path: string): string {
  return [folder, path].filter(Boolean).join('/');
}
