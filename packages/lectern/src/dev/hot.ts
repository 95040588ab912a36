import type { HotChannelClient, ViteDevServer } from 'vite';
import { formatError } from '../shared/error.ts';
import { overlayPayload } from './error-page.ts';
import type { DevRenderer } from './render.ts';
import type { DevSite } from './site.ts';

/** What a tab says of itself when it opens, and after each navigation (`client/hot-updates.ts`). */
interface Watch {
  /** Route path that the tab shows. */
  path: string;
  /** Version of the page it shows; empty for a 404 or an error page. */
  version: string;
}

export interface HotUpdates {
  /** Brings every open tab up to date with what is on disk now. */
  refresh(): Promise<void>;
  /** Shows an error that concerns no single page in every open tab, until the next refresh. */
  fail(error: unknown): void;
}

/** Knows which tab shows which page, and sends each only what has changed there. */
export function startHotUpdates(
  server: ViteDevServer,
  site: () => DevSite,
  renderer: DevRenderer,
): HotUpdates {
  const { hot } = server.environments.client;
  const tabs = new Map<HotChannelClient, Watch & { hasOverlay: boolean }>();

  async function update(client: HotChannelClient, isOpening = false): Promise<void> {
    const tab = tabs.get(client);
    const route = tab && site().table().byPath(tab.path);
    const reload = () => client.send({ type: 'full-reload' });
    if (!route) return tab?.version || tab?.hasOverlay ? reload() : undefined;
    try {
      const { update } = await renderer.page(route);
      const isSame = contentOf(tab.version) === contentOf(update.version);
      // Vite tells open tabs of edited components, but not one that was on its way.
      const isOtherCode = isOpening && isSame && tab.version !== update.version;
      // A tab without a page has no client that could take one.
      if (!tab.version || isOtherCode) return reload();
      if (isSame && !tab.hasOverlay) return;
      client.send({ type: 'custom', event: 'lectern:update', data: update });
      tabs.set(client, { path: tab.path, version: update.version, hasOverlay: false });
    } catch (error) {
      if (!isOpening) console.error(`\n${formatError(error)}`);
      showError(client, error);
    }
  }

  function showError(client: HotChannelClient, error: unknown): void {
    const tab = tabs.get(client);
    if (tab) tab.hasOverlay = true;
    client.send(overlayPayload(error, site().config));
  }

  hot.on('lectern:watch', ({ path, version }: Watch, client) => {
    tabs.set(client, { path, version, hasOverlay: false });
    // The page may have been edited between its document and this message.
    void update(client, true);
  });
  hot.on('vite:client:disconnect', (_, client) => tabs.delete(client));
  const clients = () => [...tabs.keys()];
  return {
    refresh: async () => void (await Promise.all(clients().map((client) => update(client)))),
    fail(error) {
      console.error(`\n${formatError(error)}`);
      for (const client of clients()) showError(client, error);
    },
  };
}

/** A version without its last part, the hash of all HTML. */
function contentOf(version: string): string {
  return version.replace(/\.[^.]*$/, '');
}
