import { fileURLToPath } from 'node:url';
import { DocsError, type LecternPlugin, type PluginSite, type UserConfig } from 'lectern';
import { bylines } from './byline.ts';
import { type Facts, factsOf } from './facts.ts';
import { authorPages, listPages, tagPages } from './list-pages.ts';
import { type Blog, type BlogOptions, withDefaults } from './options.ts';
import { type EditionBlog, folderOf, readBlog } from './posts.ts';
import { sidebar } from './sidebar.ts';

/**
 * Adds a blog. The Markdown files of a folder that have a `date` are posts. There are lists of all posts, by tag and by
 * author.
 *
 * @throws DocsError for an invalid option
 */
export function blog(options: BlogOptions = {}): LecternPlugin {
  const settings = withDefaults(options);
  let feed: string | null = null;
  let facts: Facts = new Map();
  return {
    // A site may have several blogs.
    name: settings.folder === 'blog' ? 'blog' : `blog (${settings.folder})`,
    styles: [
      { file: fileURLToPath(new URL('../theme/blog.css', import.meta.url)), usedBy: /class="post(?:"|-)/ },
    ],
    config(config) {
      const next = configured(config, settings);
      feed = feedOf(next, settings);
      return next;
    },
    pages(site) {
      const blogs = readBlogs(site, settings);
      const made = blogs.map((own) => {
        const context = {
          blog: settings,
          own,
          feed: feed && `/feeds/${feed}.${own.edition.edition}.rss.xml`,
        };
        return [...listPages(context), ...tagPages(context), ...authorPages(context)];
      });
      facts = new Map(blogs.flatMap((own, index) => [...factsOf(own, settings, made[index] ?? [])]));
      return [...made.flat(), ...(settings.sidebar ? blogs.map((own) => sidebar(own, settings)) : [])];
    },
    markdown: (file) => ({ mdast: bylines(file, settings) }),
    page: ({ route }) => facts.get(route.source?.filePath ?? route.filePath),
  };
}

/** Adds keys of front matter, and the feed unless the site has one for the folder. */
function configured(config: Readonly<UserConfig>, { folder, feed }: Blog): UserConfig {
  const { feeds = [], siteOrigin } = config;
  const hasFeed = feeds.some((own) => trimmed(own.folder) === folder);
  return {
    ...config,
    frontmatter: { tags: 'list', authors: 'any', ...config.frontmatter },
    ...(feed && siteOrigin && !hasFeed && { feeds: [...feeds, { folder }] }),
  };
}

/** Returns the name of the blog's feed in addresses, or null if there is none. */
function feedOf({ feeds = [], siteOrigin }: UserConfig, { folder }: Blog): string | null {
  const own = siteOrigin ? feeds.find((feed) => trimmed(feed.folder) === folder) : undefined;
  return own ? (own.name ?? folder.split('/').at(-1) ?? null) : null;
}

function trimmed(folder: string): string {
  return folder.replace(/^\/+|\/+$/g, '');
}

/** Returns the blogs of the languages that have posts. Readers of other languages are shown these. */
function readBlogs(site: PluginSite, settings: Blog): EditionBlog[] {
  const blogs = site.editions.map((edition) => readBlog(site, edition, settings));
  const found = blogs.filter(({ posts }) => posts.length > 0);
  const [first] = site.editions;
  if (found.length > 0 || !first) return found;
  const folder = folderOf(first, settings);
  const isEmpty = site.editions.every((edition) => site.pagesIn(folderOf(edition, settings)).length === 0);
  // The compile of posts without a date reports this.
  if (!isEmpty) return [];
  throw new DocsError(`There is no post in the folder "${folder}" of the docs folder.`, {
    hint: `Write the first one, ${folder}/hello.md, with a date in its front matter: date: 2024-03-19`,
  });
}
