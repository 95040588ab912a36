import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { CompiledPage, PageImage, PageLink } from '../markdown/types.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, nearest } from '../shared/error.ts';
import { localeOf } from '../shared/locale.ts';
import { remembered } from '../shared/remembered.ts';
import { feedPaths } from './feed-plans.ts';
import { linkRules } from './link-rules.ts';
import { SITEMAP, servicePaths } from './service-paths.ts';

/** Data of a page for the link check. `anchors` is null if the page could not be compiled: any anchor may exist. */
export type LinkedPage = Pick<CompiledPage, 'links' | 'images'> & {
  path: string;
  anchors: readonly string[] | null;
  /** Returns the ids of the page's overview, which depend on the sidebars. Called only if a link has an unknown id. */
  overviewIds?(): readonly string[];
};

/** Link outside of pages, resolved as if it were on the home page of its language. */
export type SeenLink = PageLink & {
  from: string;
  /** Whether the link is in a sidebar. Sidebars leave out entries of drafts, so these are not reported. */
  isInSidebar?: boolean;
};

/** Broken links, grouped by whether they fail a build. */
export interface DeadLinks {
  failing: DocsError[];
  allowed: DocsError[];
}

interface CheckOptions {
  redirectOf?: (path: string) => string | undefined;
  others?: readonly SeenLink[];
}

/**
 * Finds links to pages, anchors and public files that do not exist, and missing images, depending on
 * `markdown.checkLinks` of the config. Its level applies to links only. Images are always checked, except those that it
 * ignores.
 *
 * @param options `redirectOf` returns the target of an old address of the site; `others` are links outside of pages
 * @returns one error for each, in the order of the pages
 */
export function checkLinks(
  pages: readonly LinkedPage[],
  table: RouteTable,
  config: Config,
  { redirectOf = () => undefined, others = [] }: CheckOptions = {},
): DeadLinks {
  const { level, isIgnored } = linkRules(config.markdown.checkLinks);
  // A text that is shown in several languages is checked in its own language only.
  const own = pages.filter(({ path }) => !table.byPath(path)?.source);
  const images = own
    .flatMap((page) => page.images)
    .filter((image) => image.missing && !isIgnored({ ...image, route: null, publicFile: null, hash: '' }))
    .map(deadImage);
  if (level === false) return { failing: images, allowed: [] };
  const problem = linkProblems(pages, table, config, redirectOf);
  const looked = [
    ...own.flatMap((page) => page.links.map((link) => ({ link, from: page.path }))),
    ...others
      .filter(({ route, isInSidebar }) => !(isInSidebar && route !== null && table.isDraft(route)))
      .map((link) => ({ link, from: link.from })),
  ];
  const links = looked.flatMap(({ link, from }) => (isIgnored(link) ? [] : (problem(link, from) ?? [])));
  return level === 'warn'
    ? { failing: images, allowed: links }
    : { failing: [...links, ...images], allowed: [] };
}

/** Returns a function that checks one link of a page. It returns null for a link that leads somewhere. */
function linkProblems(
  pages: readonly LinkedPage[],
  table: RouteTable,
  config: Config,
  redirectOf: (path: string) => string | undefined,
): (link: PageLink, from: string) => DocsError | null {
  const linked = new Map(pages.map((page) => [page.path, page]));
  /** Searches only the language of the address: paths of other languages would always be similar. */
  const near = remembered((path: string) =>
    suggestPath(path, table.pathsOf(localeOf(path, config.localeInfos).edition)),
  );
  const { publicDir, siteOrigin } = config;
  const feeds = new Set(feedPaths(config));
  const made = new Set([...servicePaths(config), ...(siteOrigin ? feeds : [])]);
  const files = new Map<string, boolean>();

  function problem(link: PageLink, from: string): DocsError | null {
    if (link.external) return null;
    if (link.publicFile !== null) return publicProblem(link, link.publicFile);
    const path = (link.route ?? from).replace(/\?.*$/s, '');
    const target = linked.get(path);
    const known = target?.anchors;
    if (known === null) return null;
    const moved = known ? undefined : redirectOf(path);
    if (moved) return movedLink(link, moved);
    if (!known) return table.isDraft(path) ? draftLink(link) : deadLink(link, near(path));
    if (link.hash === '' || known.includes(link.hash)) return null;
    const all = [...known, ...(target?.overviewIds?.() ?? [])];
    return all.includes(link.hash) ? null : deadAnchor(link, path, nearest(link.hash, all));
  }

  function publicProblem(link: PageLink, file: string): DocsError | null {
    const exists = files.get(file) ?? existsSync(join(publicDir, file));
    files.set(file, exists);
    if (exists && !isBesidePages(file)) return null;
    if (made.has(file)) return null;
    if (feeds.has(file)) return unwrittenFeed(link);
    if (file === SITEMAP) return unwrittenSitemap(link);
    return exists ? unpublishedFile(link, file) : deadFile(link, file);
  }

  return problem;
}

/** Checks whether a relative path leads out of the public folder. Only files of that folder are copied. */
function isBesidePages(file: string): boolean {
  return file.startsWith('/../');
}

function unwrittenFeed({ raw, where }: PageLink): DocsError {
  return new DocsError(`The link ${raw} leads to a feed that is not written without "siteOrigin".`, {
    where,
    hint: 'Set "siteOrigin" to where the site is published, or write <FeedLinks /> in an .mdx page, which shows links to feeds that are there.',
  });
}

function unwrittenSitemap({ raw, where }: PageLink): DocsError {
  return new DocsError(`The link ${raw} leads to a sitemap that is not written without "siteOrigin".`, {
    where,
    hint: 'Set "siteOrigin" to where the site is published, or remove the link.',
  });
}

function unpublishedFile({ raw, where }: PageLink, file: string): DocsError {
  return new DocsError(`The link ${raw} leads to a file that is not published.`, {
    where,
    hint: `Put the file into the public folder, and link to /${basename(file)}.`,
  });
}

function deadFile({ raw, where }: PageLink, file: string): DocsError {
  const place = isBesidePages(file) ? `/${basename(file)}` : file;
  return new DocsError(`The link ${raw} leads to no file.`, {
    where,
    hint: `Put the file at public${place}, or fix the link.`,
  });
}

function deadImage({ raw, where, file }: PageImage): DocsError {
  const name = basename(file ?? '');
  const suggestion = nearest(name, namesIn(dirname(file ?? '')));
  const place = raw.startsWith('/')
    ? 'Paths that start with "/" are looked up in the public folder.'
    : 'The path is relative to the file it is in.';
  return new DocsError(`There is no image ${raw}.`, {
    where,
    kind: 'image',
    hint: suggestion ? `Did you mean ${raw.slice(0, raw.lastIndexOf('/') + 1)}${suggestion}?` : place,
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns the path that the author most likely meant, for a message. */
export function suggestPath(path: string, paths: readonly string[]): string | null {
  const slashed = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return paths.includes(slashed) ? slashed : nearest(path, paths);
}

function deadLink(link: PageLink, suggestion: string | null): DocsError {
  return new DocsError(`The link ${link.raw} leads to no page.`, {
    where: link.where,
    hint: suggestion ? `Did you mean ${suggestion}?` : 'Fix the link, or write the page.',
  });
}

function draftLink(link: PageLink): DocsError {
  return new DocsError(`The link ${link.raw} leads to a draft, which is not built.`, {
    where: link.where,
    hint: 'Remove "draft: true" from the front matter of that page, or remove the link.',
  });
}

function movedLink(link: PageLink, target: string): DocsError {
  return new DocsError(`The link ${link.raw} leads to an address that is redirected.`, {
    where: link.where,
    hint: `It redirects to ${target}: link to that.`,
  });
}

function deadAnchor(link: PageLink, path: string, suggestion: string | null): DocsError {
  return new DocsError(`The link ${link.raw} names an anchor that ${path} does not have.`, {
    where: link.where,
    hint: suggestion
      ? `Did you mean #${suggestion}?`
      : 'Fix the hash, or give the heading that id: ## Heading {#id}.',
  });
}
