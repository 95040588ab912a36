type DialogModule = typeof import('./SearchDialog.tsx');

let loaded: Promise<DialogModule> | undefined;
/** URL of the code if it could not be loaded. */
let failedUrl: string | undefined;
let tries = 0;

/** Loads all code of search except its button, when a reader is about to search. Rejects if it cannot be loaded. */
export function loadDialog(): Promise<DialogModule> {
  loaded ??= fetchDialog().catch((error) => {
    loaded = undefined;
    // Firefox and Chromium include the URL in the message.
    failedUrl ??= /https?:\S+/.exec(String(error))?.[0];
    throw error;
  });
  return loaded;
}

/**
 * Imports the dialog. Browsers before 2026 remember a failed import and do not request the module again
 * (https://github.com/whatwg/html/pull/10327), so a retry needs another URL.
 */
function fetchDialog(): Promise<DialogModule> {
  if (!failedUrl) return import('./SearchDialog.tsx');
  const url = new URL(failedUrl);
  tries += 1;
  url.searchParams.set('try', String(tries));
  return import(/* @vite-ignore */ url.href);
}
