import type { HotChannelClient, ViteDevServer } from 'vite';
import { isNotFound, ownNotFound } from '../pages/not-found.ts';
import { type DeadPlaces, MOVED } from '../shared/document.ts';
import { type DocsError, DocsErrors, formatError } from '../shared/error.ts';
import { localeOf } from '../shared/locale.ts';
import { inOrder, type Mistake, toError } from '../shared/mistake.ts';
import type { Route } from '../shared/types.ts';
import { overlayPayload } from './error-page.ts';
import type { DevPage, DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';
import { tellError } from './tell.ts';

/** Message of a tab when it opens, and after each navigation (`client/hot-updates.ts`). */
interface Watch {
  /** Route path that the tab shows. */
  path: string;
  /** Version of the page it shows; empty for Lectern's own 404 page and an error page, and `MOVED` after a navigation. */
  version: string;
  /** Whether it shows the not-found page. */
  isMissing: boolean;
}

export interface HotUpdates {
  /** Updates every open tab to the current files on disk. */
  refresh(): Promise<void>;
  /** Shows an error that does not concern a single page in every open tab, until the next refresh. */
  fail(error: unknown): void;
  /** Marks dead links and images in the tabs that show the page. */
  show(dead: DeadPlaces): void;
}

/** An open tab. */
interface Tab extends Watch {
  hasOverlay: boolean;
  /** Errors of its page, as last reported. */
  told: string;
}

/**
 * Tracks which tab shows which page, and sends each tab only the changes of its page.
 *
 * @param standing returns the error because of which the site is older than the files on disk; null if there is none
 */
export function startHotUpdates(
  server: ViteDevServer,
  site: () => DevSite,
  renderer: DevRenderer,
  standing: () => unknown,
): HotUpdates {
  const { hot } = server.environments.client;
  const tabs = new Map<HotChannelClient, Tab>();
  const update = inTurn(updateNow);

  async function updateNow(client: HotChannelClient, isOpening = false): Promise<void> {
    const tab = tabs.get(client);
    if (!tab) return;
    const route = site().table().byPath(tab.path);
    if (await isOther(tab, route, site(), renderer)) return client.send({ type: 'full-reload' });
    if (!route) return;
    try {
      const page = await renderer.page(route);
      const news = sendPage(client, tab, page, isOpening);
      if (news) showError(client, news.error);
      if (news?.isOfEdit) tellError(news.error);
    } catch (error) {
      if (!isOpening) tellError(error);
      showError(client, error);
    }
  }

  const showError = errorsIn(tabs, () => site().config);

  hot.on('lectern:watch', (watch: Watch, client) => {
    tabs.set(client, { ...watch, hasOverlay: false, told: '' });
    // The page may have been edited between its document and this message. A tab that is reloaded still has the site
    // from before an error.
    void update(client, true).then(() => standing() !== null && showError(client, standing()));
  });
  hot.on('vite:client:disconnect', (_, client) => tabs.delete(client));
  const clients = () => [...tabs.keys()];
  return {
    refresh: async () => void (await Promise.all(clients().map((client) => update(client)))),
    fail(error) {
      tellError(error);
      for (const client of clients()) showError(client, error);
    },
    show(dead) {
      for (const [client, { path }] of tabs) {
        if (path === dead.path) client.send({ type: 'custom', event: 'lectern:dead', data: dead });
      }
    },
  };
}

/**
 * Checks whether a tab must be reloaded: its page was added or removed, or the not-found page at its address is now a
 * different one.
 */
async function isOther(
  tab: Tab,
  route: Route | undefined,
  { table, config: { localeInfos } }: DevSite,
  renderer: DevRenderer,
): Promise<boolean> {
  // At its own address, the not-found page is a page like any other.
  if (route) return tab.isMissing && !isNotFound(route, localeInfos);
  if (tab.hasOverlay) return true;
  const own = ownNotFound(table(), localeOf(tab.path, localeInfos));
  // Lectern's own page has no version, and neither has an error.
  const page = own && (await renderer.page(own).catch(() => undefined));
  return tab.version !== (page?.version ?? '');
}

/** Creates the function that shows an error on top of the page in a tab. */
function errorsIn(tabs: ReadonlyMap<HotChannelClient, Tab>, config: () => DevSite['config']) {
  return (client: HotChannelClient, error: unknown) => {
    const tab = tabs.get(client);
    if (tab) tab.hasOverlay = true;
    client.send(overlayPayload(error, config()));
  };
}

/** Runs the updates of a tab one after another: a page from before an edit must not arrive after the edited one. */
function inTurn<Options extends unknown[]>(
  update: (client: HotChannelClient, ...options: Options) => Promise<void>,
): typeof update {
  const last = new WeakMap<HotChannelClient, Promise<void>>();
  return (client, ...options) => {
    const before = last.get(client) ?? Promise.resolve();
    const next = before.catch(() => {}).then(() => update(client, ...options));
    last.set(client, next);
    return next;
  };
}

/** An error to show on top of a page. */
interface News {
  error: DocsError | DocsErrors;
  /** Whether an edit caused it and it has not been reported yet. */
  isOfEdit: boolean;
}

/**
 * Updates a tab.
 *
 * @returns errors caused by an edit, or the reason why there is no page. A page that is opened with other errors shows
 *   them itself.
 */
function sendPage(
  client: HotChannelClient,
  tab: Tab,
  { update, mistakes, isNotice }: DevPage,
  isOpening: boolean,
): News | null {
  const isSame = contentOf(tab.version) === contentOf(update.version);
  // Vite notifies open tabs of edited components, but not a tab that was still loading.
  const isOtherCode = isOpening && isSame && tab.version !== update.version;
  if (!tab.version || isOtherCode) {
    // A tab without a page has no client that could apply an update.
    client.send({ type: 'full-reload' });
    return null;
  }
  const error = pageErrors(mistakes);
  const told = mistakes.length > 0 ? formatError(error) : '';
  // An edit may happen between the document of a tab and its first message.
  const isOfEdit = isOpening ? !isSame && tab.version !== MOVED : told !== tab.told;
  const isNews = told !== '' && (isOfEdit || (isOpening && isNotice));
  if (!isSame || tab.hasOverlay) {
    client.send({ type: 'custom', event: 'lectern:update', data: update });
    Object.assign(tab, { version: update.version, hasOverlay: false });
  }
  tab.told = told;
  return isNews ? { error, isOfEdit } : null;
}

/** Combines the errors of one page, as a build reports them. */
export function pageErrors(mistakes: readonly Mistake[]): DocsError | DocsErrors {
  const errors = inOrder(mistakes).map(toError);
  const [first] = errors;
  return first && errors.length === 1
    ? first
    : new DocsErrors(`${errors.length} errors on this page:`, errors);
}

/** Removes the last part of a version, the hash of all HTML. */
function contentOf(version: string): string {
  return version.replace(/\.[^.]*$/, '');
}
