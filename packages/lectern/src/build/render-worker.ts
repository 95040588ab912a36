import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '../config/load.ts';
import type { CompiledPage } from '../markdown/types.ts';
import type { PageHead } from '../pages/head.ts';
import { type NotFoundVariant, renderDocument } from '../pages/html.ts';
import { createPageCache, type PageCache } from '../pages/page-cache.ts';
import { renderTwin } from '../publish/twin/page-twin.ts';
import type { DocumentData, ServerBundle } from '../shared/document.ts';
import { DocsError } from '../shared/error.ts';
import type { OverviewGroup, PageData, PagePayload, Route, SidebarItem, SiteData } from '../shared/types.ts';
import { documentFile, payloadPath, twinPath } from '../shared/url.ts';
import type { Bundle } from './bundle.ts';
import { attempt, type Outcome } from './outcome.ts';

/** What all pages of a build are rendered with. */
export interface RenderContext {
  config: Config;
  stagingDir: string;
  bundle: Bundle;
  boot: string;
  sites: Record<string, SiteData>;
  /** Sidebars by their URL. */
  sidebars: Record<string, SidebarItem[]>;
  data: Omit<DocumentData, 'page'>;
}

export interface RenderTask {
  route: Route;
  /** How messages name the page's source. */
  source: string;
  page: PageData;
  overview: OverviewGroup[] | null;
  head: PageHead;
}

/**
 * Phase 2 of a build: renders pages and writes their documents and payloads.
 *
 * @returns HTML of each article
 */
export async function renderBatch({
  tasks,
  context,
}: {
  tasks: RenderTask[];
  context: RenderContext;
}): Promise<Outcome<string>[]> {
  const server: ServerBundle = await import(pathToFileURL(context.bundle.serverEntry).href);
  return tasks.map((task) => attempt(() => renderTask(task, context, server.renderPage)));
}

/** Writes `404.html`: the first page, with the others in it for paths of their languages. */
export async function renderNotFound({
  pages,
  head,
  context,
}: {
  pages: PageData[];
  head: PageHead;
  context: RenderContext;
}): Promise<void> {
  const server: ServerBundle = await import(pathToFileURL(context.bundle.serverEntry).href);
  const [first, ...variants] = pages.map((page) => {
    const site = context.sites[page.edition] as SiteData;
    const { root } = server.renderPage({
      source: '',
      page,
      site,
      sidebar: [],
      html: '',
      code: '',
      overview: null,
      islandUrl: () => '',
    });
    return { page, site, root };
  });
  if (first) write(join(context.stagingDir, '404.html'), toDocument({ ...first, head }, context, variants));
}

/** @returns HTML of the article */
function renderTask(
  { route, source, page, overview, head }: RenderTask,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
): string {
  const { config, stagingDir, bundle, sites, sidebars, data } = context;
  const site = sites[page.edition] as SiteData;
  const { html, code } = compiledPage(config, route, source);
  const { article, root } = renderPage({
    source,
    page,
    site,
    sidebar: page.sidebarUrl ? (sidebars[page.sidebarUrl] ?? []) : [],
    html,
    code,
    overview,
    islandUrl: (file) => bundle.islandUrls[file] ?? '',
  });
  const payload: PagePayload = { buildId: data.buildId, page, html: article };
  write(join(stagingDir, documentFile(page.routePath)), toDocument({ page, site, root, head }, context));
  write(join(stagingDir, payloadPath(page.routePath)), JSON.stringify(payload));
  const twin = renderTwin({ page, site, article, root, siteOrigin: config.siteOrigin });
  write(join(stagingDir, twinPath(page.routePath)), twin);
  return article;
}

/** One worker serves one build. */
let cache: PageCache | undefined;

/** Phase 1 has just written it, so it is taken as it is. */
function compiledPage({ cacheDir }: Config, route: Route, source: string): CompiledPage {
  cache ??= createPageCache(cacheDir);
  const entry = cache.read(route);
  if (entry) return entry.page;
  throw new DocsError('The compiled page is gone.', {
    where: source,
    hint: `Something emptied ${cacheDir} during the build. Build again.`,
  });
}

function toDocument(
  parts: NotFoundVariant & { head: PageHead },
  { config, data, boot, bundle }: RenderContext,
  variants: NotFoundVariant[] = [],
): string {
  const { styleUrls, fontUrl } = bundle;
  const { siteOrigin, csp } = config;
  return renderDocument({
    ...parts,
    data: { ...data, page: parts.page },
    boot,
    styleUrls,
    fontUrl,
    siteOrigin,
    csp,
    variants,
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
