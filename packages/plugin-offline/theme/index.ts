import { trustedScriptUrl, usePage, useSite } from 'lectern/client';
import { useEffect } from 'react';

declare global {
  interface ImportMeta {
    readonly env: { readonly DEV: boolean };
  }
}

/** How much was fetched for the pages before, which the worker knows of. */
let known = 0;
/** The document of the first page is the worker's if it has answered with it. */
let isFirst = true;

/** Starts the worker, and tells it of a page that the reader has come to. */
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
    // The development server has no worker; browsers have none where a site is not secure, or nothing shall be kept.
    if (import.meta.env.DEV || !routePath || !navigator.serviceWorker) return;
    const { href } = location;
    // What the reader is waiting for comes first.
    setTimeout(() => note(href, base).catch(() => {}), 1000);
  }, [routePath, base]);
  return null;
}

export const globalUIComponents = [KeepPages];
