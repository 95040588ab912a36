import { freshOrKept, isGone } from './answers.ts';
import { fallback } from './fallback.ts';
import { precache } from './precache.ts';
import { documentOfPayload, type Plan, planFor } from './requests.ts';
import type { PageNote, RequestEvent, Settings, WorkerScope } from './scope.ts';
import { Store } from './store.ts';

declare const SETTINGS: Settings;

const worker = self as unknown as WorkerScope;
const store = new Store(SETTINGS);
/** A worker lives for some minutes. It checks once whether it is still wanted. */
let hasLooked = false;

/**
 * A new worker takes over immediately. It can answer for any build, since documents are loaded from the network, and
 * the names of other files depend on their contents.
 */
worker.addEventListener('install', (event) => {
  worker.skipWaiting();
  const pages = SETTINGS.fallbacks.map(([, address]) => store.add(address, true));
  event.waitUntil(Promise.allSettled(pages));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.allSettled([
      store.clearOld().then(() => store.makeRoom(1, 1000)),
      // The browser requests a document while it starts the worker, not afterwards.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (event) => {
  const plan = planFor(event.request, worker.location.origin, SETTINGS.base);
  if (!plan) return;
  event.respondWith(plan.kind === 'hashed' ? keptOrFresh(plan.key, event) : answer(plan, event));
  if (hasLooked) return;
  hasLooked = true;
  event.waitUntil(leaveIfUnwanted());
});

worker.addEventListener('message', (event) => {
  event.waitUntil(keepPage(event.data as PageNote).catch(() => {}));
});

async function keptOrFresh(key: string, event: RequestEvent): Promise<Response> {
  return (await store.find(key)) ?? ask(key, event, false);
}

async function answer({ key, kind }: Plan, event: RequestEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const isDocument = kind === 'document';
  const network = ask(key, event, isDocument);
  try {
    return await freshOrKept(network, async () => {
      if (isDocument) return store.findDocument(key, search);
      const document = documentOfPayload(key);
      // The client loads the document of a page if its payload is not available.
      return (
        (await store.find(key)) ?? (document && (await store.find(document)) ? Response.error() : undefined)
      );
    });
  } catch (error) {
    const page = isDocument ? await fallback(pathname, SETTINGS, store) : undefined;
    if (page) return page;
    throw error;
  }
}

/** Requests a file from the network and keeps the response. */
async function ask(key: string, event: RequestEvent, isDocument: boolean): Promise<Response> {
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  // The reader may already have got a kept page.
  event.waitUntil(
    network.then(
      (found) => store.keep(key, found.clone(), isDocument),
      () => {},
    ),
  );
  return network;
}

/** Keeps the page that a reader has opened, and the files that were fetched for it before there was a worker. */
async function keepPage({ page, files }: PageNote): Promise<void> {
  const isOwn = (address: string) => address.startsWith(worker.location.origin + SETTINGS.base);
  await Promise.allSettled([
    page && isOwn(page) && store.add(page, true),
    ...files.filter(isOwn).map((file) => store.add(file)),
  ]);
  if (SETTINGS.list) await precache(SETTINGS.list, store);
}

/**
 * Removes the worker if it is unwanted. A site that is built without the plugin has no worker at this address, and
 * browsers would keep the old one.
 */
async function leaveIfUnwanted(): Promise<void> {
  const answer = await fetch(worker.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer || !isGone(answer)) return;
  await store.close();
  await worker.registration.unregister();
}
