import { trustedScriptUrl, usePage, useSite } from 'lectern/client';
import { useEffect } from 'react';

declare global {
  interface ImportMeta {
    readonly env: { readonly DEV: boolean };
  }
}

/** Number of files that were fetched for earlier pages. The worker already knows them. */
let known = 0;
/** Whether no page was reported yet. A worker that controls the first page already has its document. */
let isFirst = true;

/** Registers the worker. Sends it the page that the reader has opened and the files that were fetched for it. */
async function note(address: string, base: string): Promise<void> {
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const page = isFirst && navigator.serviceWorker.controller ? null : address;
  const files = fetched.slice(known);
  known = fetched.length;
  isFirst = false;
  const { active, installing, waiting } = await navigator.serviceWorker.register(
    trustedScriptUrl(`${base}sw.js`),
  );
  (active ?? waiting ?? installing)?.postMessage({ page, files });
}

function KeepPages() {
  const { routePath } = usePage();
  const { base } = useSite();
  useEffect(() => {
    // The dev server has no worker. Browsers have none if a site is not secure or if they must not store data.
    if (import.meta.env.DEV || !routePath || !navigator.serviceWorker) return;
    const { href } = location;
    // Waits, so that the requests of the page come first.
    setTimeout(() => note(href, base).catch(() => {}), 1000);
  }, [routePath, base]);
  return null;
}

export const globalUIComponents = [KeepPages];
