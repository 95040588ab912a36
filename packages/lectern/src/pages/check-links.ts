import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../config/load.ts';
import type { CompiledPage, PageImage, PageLink } from '../markdown/types.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, DocsErrors, nearest } from '../shared/error.ts';
import { feedPaths } from './feed-plans.ts';

/** What link checking knows of a page. */
export type LinkedPage = Pick<CompiledPage, 'links' | 'anchors' | 'images'> & { path: string };

/**
 * Finds links that lead nowhere (to pages, anchors and public files that do not exist) and images that are not there.
 *
 * @param redirectOf where an old address of the site leads
 * @returns one error each, in the order of the pages; empty when all is well
 */
export function checkLinks(
  pages: readonly LinkedPage[],
  table: RouteTable,
  config: Config,
  redirectOf: (path: string) => string | undefined = () => undefined,
): DocsError[] {
  const anchors = new Map(pages.map((page) => [page.path, page.anchors]));
  const paths = table.routes.map(({ path }) => path);
  const { publicDir, siteOrigin } = config;
  const feeds = new Set(feedPaths(config));
  const files = new Map<string, boolean>();

  function problem(link: PageLink, page: LinkedPage): DocsError | null {
    if (link.external) return null;
    if (link.publicFile !== null) return publicProblem(link, link.publicFile);
    const path = (link.route ?? page.path).replace(/\?.*$/s, '');
    const known = anchors.get(path);
    const moved = known ? undefined : redirectOf(path);
    if (moved) return movedLink(link, moved);
    if (!known) return deadLink(link, suggestPath(path, paths));
    if (link.hash === '' || known.includes(link.hash)) return null;
    return deadAnchor(link, path, nearest(link.hash, known));
  }

  function publicProblem(link: PageLink, file: string): DocsError | null {
    const exists = files.get(file) ?? existsSync(join(publicDir, file));
    files.set(file, exists);
    if (exists || (siteOrigin && feeds.has(file))) return null;
    if (feeds.has(file)) {
      return new DocsError(`The link ${link.raw} leads to a feed that is not written without "siteOrigin".`, {
        where: link.where,
        hint: 'Set "siteOrigin" to where the site is published, or write <FeedLinks /> in an .mdx page, which shows links to feeds that are there.',
      });
    }
    return new DocsError(`The link ${link.raw} leads to no file.`, {
      where: link.where,
      hint: `Put the file at public${file}, or fix the link.`,
    });
  }

  // A text that is shown in several languages is checked in its own.
  const own = pages.filter(({ path }) => !table.byPath(path)?.source);
  return own.flatMap((page) => [
    ...page.links.flatMap((link) => problem(link, page) ?? []),
    ...page.images.filter(({ missing }) => missing).map(deadImage),
  ]);
}

/**
 * The same for a build, which they fail.
 *
 * @throws DocsErrors with all of them
 */
export function assertLinks(...args: Parameters<typeof checkLinks>): void {
  const errors = checkLinks(...args);
  const [pages] = args;
  const images = pages.flatMap((page) => page.images).filter(({ missing }) => missing).length;
  const counts = [count(errors.length - images, 'link'), count(images, 'image')].filter(Boolean);
  if (errors.length === 0) return;
  throw new DocsErrors(`${counts.join(' and ')} ${errors.length === 1 ? 'leads' : 'lead'} nowhere:`, errors);
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function deadImage({ raw, where, file }: PageImage): DocsError {
  const name = basename(file ?? '');
  const suggestion = nearest(name, namesIn(dirname(file ?? '')));
  const place = raw.startsWith('/')
    ? 'Paths that start with "/" are looked up in the public folder.'
    : 'The path is relative to the file it is in.';
  return new DocsError(`There is no image ${raw}.`, {
    where,
    hint: suggestion ? `Did you mean ${raw.slice(0, raw.lastIndexOf('/') + 1)}${suggestion}?` : place,
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The path that an author most likely meant, for a message. */
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

function movedLink(link: PageLink, target: string): DocsError {
  return new DocsError(`The link ${link.raw} leads to an old address.`, {
    where: link.where,
    hint: `A redirect leads on to ${target}: link to that.`,
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
