import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';
import type { Config } from '../config/load.ts';
import { createPageCompiler, type PageMeta, sourceName } from '../pages/compile-page.ts';
import { type NotFoundVariant, renderDocument } from '../pages/html.ts';
import type { DocumentData, ServerBundle } from '../shared/document.ts';
import { formatError, isDocsErrors } from '../shared/error.ts';
import type { OverviewGroup, PageData, PagePayload, Route, SidebarItem, SiteData } from '../shared/types.ts';
import { documentFile, payloadPath } from '../shared/url.ts';
import type { Bundle } from './bundle.ts';

/** An error in a form that survives the way between threads. */
export interface Failure {
  text: string;
}

export type Outcome<T> = { value: T } | { failures: Failure[] };

/** What all pages of a build are rendered with. */
export interface RenderContext {
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
  page: PageData;
  overview: OverviewGroup[] | null;
}

// Tinypool hands `[its own, ours]`; one worker serves one build.
const { config } = (workerData as [unknown, { config: Config }])[1];
const compiler = createPageCompiler(config);

/** Phase 1 of a build: compiles pages, and answers with all of them but their text. */
export function compileBatch(routes: Route[]): Outcome<PageMeta>[] {
  return routes.map((route) =>
    attempt(() => {
      const { html: _html, code: _code, format: _format, ...meta } = compiler.get(route);
      return meta;
    }),
  );
}

/** Phase 2 of a build: renders pages and writes their documents and payloads. */
export async function renderBatch({
  tasks,
  context,
}: {
  tasks: RenderTask[];
  context: RenderContext;
}): Promise<Outcome<null>[]> {
  const server: ServerBundle = await import(pathToFileURL(context.bundle.serverEntry).href);
  return tasks.map((task) =>
    attempt(() => {
      renderTask(task, context, server.renderPage);
      return null;
    }),
  );
}

/** Writes `404.html`: the first page, with the others in it for paths of their languages. */
export async function renderNotFound({
  pages,
  context,
}: {
  pages: PageData[];
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
  if (first) write(join(context.stagingDir, '404.html'), toDocument(first, context, variants));
}

function renderTask(
  { route, page, overview }: RenderTask,
  context: RenderContext,
  renderPage: ServerBundle['renderPage'],
) {
  const { stagingDir, bundle, sites, sidebars, data } = context;
  const site = sites[page.edition] as SiteData;
  const { html, code } = compiler.get(route);
  const { article, root } = renderPage({
    source: sourceName(route, config),
    page,
    site,
    sidebar: page.sidebarUrl ? (sidebars[page.sidebarUrl] ?? []) : [],
    html,
    code,
    overview,
    islandUrl: (file) => bundle.islandUrls[file] ?? '',
  });
  const payload: PagePayload = { buildId: data.buildId, page, html: article };
  write(join(stagingDir, documentFile(page.routePath)), toDocument({ page, site, root }, context));
  write(join(stagingDir, payloadPath(page.routePath)), JSON.stringify(payload));
}

function toDocument(
  parts: NotFoundVariant,
  { data, boot, bundle }: RenderContext,
  variants: NotFoundVariant[] = [],
): string {
  const { styleUrls } = bundle;
  const { siteOrigin } = config;
  return renderDocument({
    ...parts,
    data: { ...data, page: parts.page },
    boot,
    styleUrls,
    siteOrigin,
    variants,
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function attempt<T>(action: () => T): Outcome<T> {
  try {
    return { value: action() };
  } catch (error) {
    const errors = isDocsErrors(error) ? error.errors : [error];
    return { failures: errors.map((item) => ({ text: formatError(item) })) };
  }
}
