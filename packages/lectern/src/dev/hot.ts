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

  async function update(client: HotChannelClient): Promise<void> {
    const tab = tabs.get(client);
    if (!tab) return;
    const route = site().table().byPath(tab.path);
    if (!route) {
      if (tab.version || tab.hasOverlay) client.send({ type: 'full-reload' });
      return;
    }
    try {
      const { update } = await renderer.page(route);
      // A tab without a page has no client that could take one.
      if (!tab.version) return client.send({ type: 'full-reload' });
      if (tab.version === update.version && !tab.hasOverlay) return;
      client.send({ type: 'custom', event: 'lectern:update', data: update });
      tabs.set(client, { path: tab.path, version: update.version, hasOverlay: false });
    } catch (error) {
      showError(client, error);
    }
  }

  function showError(client: HotChannelClient, error: unknown): void {
    const tab = tabs.get(client);
    if (tab) tab.hasOverlay = true;
    client.send(overlayPayload(error, site().config));
  }

  hot.on('lectern:watch', ({ path, version }: Watch, client) => {
    tabs.set(client, { path, version, hasOverlay: version === '' });
    // It may have been edited between its document and this message.
    if (version) void update(client);
  });
  hot.on('vite:client:disconnect', (_, client) => tabs.delete(client));

  return {
    refresh: async () => void (await Promise.all([...tabs.keys()].map(update))),
    fail(error) {
      console.error(`\n${formatError(error)}`);
      for (const client of tabs.keys()) showError(client, error);
    },
  };
}
