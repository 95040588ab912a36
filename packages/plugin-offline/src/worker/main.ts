import { freshOrKept, isGone } from './answers.ts';
import { fallback } from './fallback.ts';
import { precache } from './precache.ts';
import { documentOfPayload, type Plan, planFor } from './requests.ts';
import type { PageNote, RequestEvent, Settings, WorkerScope } from './scope.ts';
import { Store } from './store.ts';

declare const SETTINGS: Settings;

const worker = self as unknown as WorkerScope;
const store = new Store(SETTINGS);
/** The worker looks once in its life, of some minutes, whether it is still wanted. */
let hasLooked = false;

/**
 * A new worker takes over at once: it answers for any build, since documents come from the network, and the names of
 * the other files say what is in them.
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
      // The browser asks for a document while it starts the worker, not afterwards.
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
      // The client loads the document of a page whose payload cannot be had.
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

/** Asks the network, and keeps what it says. */
async function ask(key: string, event: RequestEvent, isDocument: boolean): Promise<Response> {
  const network = (async () => (await event.preloadResponse) ?? fetch(event.request))();
  // The reader may have had a kept page by then.
  event.waitUntil(
    network.then(
      (found) => store.keep(key, found.clone(), isDocument),
      () => {},
    ),
  );
  return network;
}

/** What a reader has come to, and what was fetched for it before there was a worker. */
async function keepPage({ page, files }: PageNote): Promise<void> {
  const isOwn = (address: string) => address.startsWith(worker.location.origin + SETTINGS.base);
  await Promise.allSettled([
    page && isOwn(page) && store.add(page, true),
    ...files.filter(isOwn).map((file) => store.add(file)),
  ]);
  if (SETTINGS.list) await precache(SETTINGS.list, store);
}

/**
 * A site that is built without the plugin has no worker at this address. Browsers keep the old one then: it ends
 * itself.
 */
async function leaveIfUnwanted(): Promise<void> {
  const answer = await fetch(worker.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer || !isGone(answer)) return;
  await store.close();
  await worker.registration.unregister();
}
