type DialogModule = typeof import('./SearchDialog.tsx');

let loaded: Promise<DialogModule> | undefined;
/** Where the code was when it could not be had. */
let failedUrl: string | undefined;
let tries = 0;

/** Everything of search but its button: fetched when a reader is about to search. Rejects when it cannot be had. */
export function loadDialog(): Promise<DialogModule> {
  loaded ??= fetchDialog().catch((error) => {
    loaded = undefined;
    // Firefox and Chromium name it.
    failedUrl ??= /https?:\S+/.exec(String(error))?.[0];
    throw error;
  });
  return loaded;
}

/**
 * A browser of before 2026 remembers that a module could not be had, and does not ask for it again
 * (https://github.com/whatwg/html/pull/10327): a second try needs another address.
 */
function fetchDialog(): Promise<DialogModule> {
  if (!failedUrl) return import('./SearchDialog.tsx');
  const url = new URL(failedUrl);
  tries += 1;
  url.searchParams.set('try', String(tries));
  return import(/* @vite-ignore */ url.href);
}
