import { relative } from 'node:path';
import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import { hashOf } from '../config/hash.ts';
import type { SitePage } from '../pages/compile-page.ts';
import { expressionPlaces } from '../pages/expression-place.ts';
import type { PageHead } from '../pages/head.ts';
import { bootScript, renderDocument } from '../pages/html.ts';
import { importMistakes } from '../pages/import-mistakes.ts';
import { ownNotFound } from '../pages/not-found.ts';
import { browserDir } from '../pages/own-package.ts';
import { toPosix } from '../pages/paths.ts';
import { sourceName } from '../pages/source-name.ts';
import type { DeadPlaces, DocumentData, HotUpdate, RenderOutput } from '../shared/document.ts';
import { type Mistake, mistakesOf, toError } from '../shared/mistake.ts';
import { withoutNotes } from '../shared/notes.ts';
import type { LocaleInfo, PageData, Route, SiteData } from '../shared/types.ts';
import { bundleFirstCode } from './first-code.ts';
import { loadInTime } from './load-in-time.ts';
import { createServerCode, type LoadedCode, type ServerCode } from './server-code.ts';
import { type DevSite, workOn } from './site.ts';
import { devHead, inlineStyles } from './styles.ts';
import { tellWarnings } from './tell.ts';
import { createWarnings } from './warnings.ts';
import { during, refusalOf, type Work } from './work.ts';

/** Parts of a document. */
export interface DevDocument {
  page: PageData;
  site: SiteData;
  /** HTML inside `#lectern-root`. */
  root: string;
  head: PageHead;
  /** Stylesheets of the modules that ran on the server: absolute files. */
  styles: string[];
  /** Identifies the state of the page, to detect tabs that are out of date; empty for Lectern's own 404 page. */
  version: string;
}

/** The current page, for a first load and for an open tab. */
export interface DevPage extends DevDocument {
  update: HotUpdate;
  /** The rendered page with its notes, for twins and search. */
  noted: RenderOutput;
  /** Errors of the page, which it shows at its beginning. */
  mistakes: Mistake[];
  /** Whether it is the notice of a page that cannot be shown. */
  isNotice: boolean;
  /** Whether a plugin reads formulas in its Markdown. */
  hasMath: boolean | undefined;
}

export interface DevRenderer {
  /** @throws DocsError or DocsErrors for a page that cannot be compiled or rendered */
  page(route: Route): Promise<DevPage>;
  notFound(locale: LocaleInfo): Promise<DevDocument>;
  toHtml(document: DevDocument): Promise<string>;
  /** Runs theme and components again after one of them has changed. */
  reload(): void;
  /** Returns the number of reloads so far. */
  generation(): number;
  /** Resolves when a page can be rendered at once. */
  ready(): Promise<void>;
  /** Returns true for a file whose edit needs a reload although Vite's server has not loaded it yet. */
  isInFirst(file: string): boolean;
}

export const entryBrowser = `${browserDir}client/entry-browser.js`;

/** Delay of warnings, so that a first page and the following requests of its browser are answered first (ms). */
const WARNED_AFTER = 250;

/** All payloads of a server have the same build id: an edit reaches an open tab as an update, not as a new build. */
const BUILD_ID = 'dev';

/**
 * Renders pages with a bundle of theme and client. After an edit of these, modules are run one by one.
 *
 * @param show called with the dead links and images of a page, some time after the page was rendered
 */
export function createDevRenderer(
  server: ViteDevServer,
  site: () => DevSite,
  show: (dead: DeadPlaces) => void,
): DevRenderer {
  const ssr = server.environments.ssr as RunnableDevEnvironment;
  const warnings = createWarnings(tellWarnings, show);
  const code = createServerCode(ssr, bundleFirstCode(site().config, server));
  const retry = async <T>(render: () => Promise<T>): Promise<T> => {
    try {
      return await render();
    } catch (error) {
      // Renders again, to get an error with the file and the line.
      if (!code.dropFirst()) throw error;
      return render();
    }
  };
  return {
    reload: code.reload,
    generation: code.generation,
    isInFirst: code.isInFirst,
    async ready() {
      const [{ styles }] = await Promise.all([
        code.load([]),
        // Transformed while the bundler works: nearly every theme uses it, and the first stylesheet takes longest.
        inlineStyles(server, [`${browserDir}theme/styles/index.css`]),
      ]);
      await inlineStyles(server, styles);
    },
    async page(route) {
      const compiled = site().page(route);
      const page = await retry(() => renderRoute(route, site(), code));
      // After the answer, because linked pages may have to be compiled for the check. It uses the page that was just
      // rendered: an edit may have broken the page in the meantime, and nothing here would catch that error.
      setTimeout(() => warnings.check(route, compiled, site(), page.noted.lostSlots), WARNED_AFTER);
      return page;
    },
    async notFound(locale) {
      const own = ownNotFound(site().table(), locale);
      return own ? this.page(own) : retry(() => renderNotFound(locale, site(), code));
    },
    toHtml: (document) => toHtml(document, site(), server),
  };
}

async function renderRoute(route: Route, site: DevSite, serverCode: ServerCode): Promise<DevPage> {
  const compiled = site.page(route);
  const code = await loadInTime(
    workOn(route, site.config, 'loaded'),
    () => serverCode.load(compiled.modules),
    serverCode.loaded,
  );
  return during(workOn(route, site.config, 'rendered'), () => renderCompiled(route, compiled, site, code));
}

function renderCompiled(route: Route, compiled: SitePage, site: DevSite, code: LoadedCode): DevPage {
  const { renderPage, modules, unresolved, broken, styles } = code;
  const found = importMistakes([compiled], unresolved, site.config);
  const { isNotice = false, hasMath } = compiled;
  const known = [
    ...compiled.mistakes,
    ...found,
    ...broken.flatMap((error) => mistakesOf(error, 'component')),
  ];
  const plan = site.plan();
  const page = plan.pageData(route);
  const shell = {
    page,
    site: plan.sites[route.edition] as SiteData,
    sidebar: page.sidebarUrl ? (plan.sidebars[page.sidebarUrl] ?? []) : [],
  };
  const islands: [html: string, slot: string][] = [];
  const source = sourceName(route, site.config);
  const noted = renderPage({
    source,
    ...shell,
    html: compiled.html,
    code: compiled.code,
    overview: plan.overview(route),
    islandUrl: (file) => moduleUrl(`${site.config.project}/${file}`, site),
    modules,
    project: site.config.project,
    writtenAt: expressionPlaces(source, site.config.project),
    // A notice already contains them in its text.
    mistakes: isNotice ? [] : known,
    onIsland: (island, slot) => islands.push([island, slot]),
  });
  // The browser updates an edited island. Replacing its HTML would discard its state.
  const text = islands.reduce((rest, [island, slot]) => rest.replace(island, () => slot), noted.article);
  const root = withoutNotes(noted.root);
  const styleUrls = urlsOf(styles, site);
  const version = [JSON.stringify([shell, styleUrls]), text, root].map(hashOf).join('.');
  const payload = { buildId: BUILD_ID, page, html: withoutNotes(noted.article) };
  const update = { payload, sidebar: shell.sidebar, site: shell.site, styleUrls, version };
  const mistakes = [...known, ...noted.mistakes, ...site.sidebarMistakes()];
  const kind = { isNotice, hasMath };
  return { ...shell, root, head: plan.head(route), styles, version, update, noted, mistakes, ...kind };
}

/** The not-found page has no file. */
const NOT_FOUND: Work = { page: '404.html', source: '404.html', doing: 'rendered' };

async function renderNotFound(
  locale: LocaleInfo,
  site: DevSite,
  serverCode: ServerCode,
): Promise<DevDocument> {
  const { renderPage, styles } = await serverCode.load([]);
  const plan = site.plan();
  const shell = { page: plan.notFound(locale), site: plan.sites[locale.edition] as SiteData, sidebar: [] };
  const refusal = refusalOf(NOT_FOUND.page);
  if (refusal) throw toError(refusal);
  const { root } = during(NOT_FOUND, () =>
    renderPage({ source: '', ...shell, html: '', code: '', overview: null, islandUrl: () => '' }),
  );
  return { ...shell, root, head: plan.head(), styles, version: '' };
}

async function toHtml(
  { styles, version, ...parts }: DevDocument,
  site: DevSite,
  server: ViteDevServer,
): Promise<string> {
  return renderDocument({
    ...parts,
    data: { ...documentData(site), page: parts.page, dev: { version, styleUrls: urlsOf(styles, site) } },
    boot: bootScript(site.config.localeInfos),
    styleUrls: [],
    siteOrigin: undefined,
    devHead: devHead(site.config.base) + (await inlineStyles(server, styles)),
  });
}

function documentData(site: DevSite): Omit<DocumentData, 'page'> {
  const { config } = site;
  const { siteUrls, routesUrls } = site.plan();
  return {
    buildId: BUILD_ID,
    base: config.base,
    locales: config.localeInfos,
    darkMode: config.themeConfig.darkMode,
    siteUrls,
    routesUrls,
    entryUrl: moduleUrl(entryBrowser, site),
    preloadUrls: [],
    // An open tab must receive edits even if its reader has not interacted with it.
    hydrate: 'load',
  };
}

function urlsOf(files: readonly string[], site: DevSite): string[] {
  return files.map((file) => moduleUrl(file, site));
}

/** Returns the URL of a file for the bundler's client: its path if it is in the project, `/@fs/` otherwise. */
function moduleUrl(file: string, { config }: DevSite): string {
  const path = toPosix(relative(config.project, file));
  return config.base + (path.startsWith('..') ? `@fs/${toPosix(file).replace(/^\//, '')}` : path);
}
