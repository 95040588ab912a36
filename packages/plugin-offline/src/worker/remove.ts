import { deleteCaches } from './names.ts';
import type { Settings, WorkerScope } from './scope.ts';

declare const SETTINGS: Settings;

const worker = self as unknown as WorkerScope;

/** Replaces a worker, deletes everything that it has kept, and unregisters itself. It answers no requests. */
worker.addEventListener('install', () => {
  worker.skipWaiting();
});

worker.addEventListener('activate', (event) => {
  const done = Promise.allSettled([deleteCaches(SETTINGS.base), worker.clients.claim()]);
  event.waitUntil(done.then(() => worker.registration.unregister()));
});
