import type { LocaleInfo } from '../shared/types.ts';
import { hasSearch, heldKeys, holdKey, holdKeys, opensSearch, releaseKeys } from './boot-keys.ts';
import { watchScrollers } from './boot-scrollers.ts';
import { placeSidebar } from './boot-sidebar.ts';
import { storage } from './boot-storage.ts';
import { openTabs } from './boot-tabs.ts';
import type { Appearance, Boot, DocumentData } from './types.ts';

/**
 * The boot script, inline in every document before the body. It imports only its own parts and does what cannot wait
 * for React: colors, hide flags, the first-visit and 404 redirects, and catching the reader's first actions (DESIGN
 * decision 6). Its budget is 3 kB gzip; `bench` and a test enforce it.
 */
const root = document.documentElement;
const data: DocumentData = JSON.parse(document.getElementById('lectern-data')?.textContent ?? '{}');
const { base, page } = data;

// --- Colors -------------------------------------------------------------------------------------

const systemDark = matchMedia('(prefers-color-scheme: dark)');
let chosen: Appearance = 'auto';

function readAppearance(): Appearance {
  const stored = storage('theme-appearance');
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

function paint(value: Appearance): void {
  chosen = value;
  const dark = data.darkMode && (value === 'dark' || (value === 'auto' && systemDark.matches));
  root.dataset.theme = dark ? 'dark' : 'light';
  document.dispatchEvent(new Event('lectern:appearance'));
}

function setAppearance(value: Appearance): void {
  storage('theme-appearance', value);
  paint(value);
}

paint(readAppearance());
systemDark.addEventListener('change', () => paint(chosen));
addEventListener('storage', (event) => {
  if (event.key === 'theme-appearance') paint(readAppearance());
});

// --- Hide flags and redirects ----------------------------------------------------------------------

const query = new URLSearchParams(location.search);
const hidden = ['navbar', 'sidebar', 'outline', 'footer'].filter((part) => query.get(part) === '0');
for (const part of hidden) root.setAttribute(`data-hide-${part}`, '');

/**
 * Set when the engine is built, which makes both variants (`build-boot.mjs`). True if a language of the site has
 * several scripts.
 */
declare const SEVERAL_SCRIPTS: boolean;

const scriptOf = (tag: string) => new Intl.Locale(tag).maximize().script;

/**
 * Returns the first of the browser's preferred languages that the site has. `zh-HK` matches `zh-TW`, which has the same
 * script.
 */
function preferredLocale(): LocaleInfo | undefined {
  for (const language of navigator.languages) {
    const primary = language.toLowerCase().split('-')[0];
    const found = data.locales.find(
      ({ tag, version }) =>
        version === page.version &&
        (SEVERAL_SCRIPTS
          ? tag.toLowerCase().split('-')[0] === primary && scriptOf(tag) === scriptOf(language)
          : tag.toLowerCase().split('-')[0] === primary),
    );
    if (found) return found;
  }
  return undefined;
}

function redirectTarget(): string | null {
  const defaultLang = data.locales.find(({ prefix }) => prefix === '')?.lang;
  const path = location.pathname;
  if (page.pageType === '404') {
    const prefix = `${base}${defaultLang}/`;
    return path.startsWith(prefix) ? base + path.slice(prefix.length) : null;
  }
  const isFirstVisit = storage('visited') === null;
  // Without storage a choice could not be remembered, and the redirect would always override the menu (SPEC B4).
  if (!isFirstVisit || storage('visited', '1') === null) return null;
  if (query.has('lang') || /bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent))
    return null;
  const locale = preferredLocale();
  const isWorthIt = locale && locale.lang !== page.lang && !page.untranslated?.includes(locale.edition);
  const target = isWorthIt ? page.alternates[locale.edition] : undefined;
  return target
    ? base + encodeURI(target.slice(1)) + (path.endsWith('.html') && !target.endsWith('/') ? '.html' : '')
    : null;
}

const target = redirectTarget();
if (target) location.replace(target + location.search + location.hash);

// --- First intent, and what happens before React ---------------------------------------------------

const fetched: Boot['fetched'] = new Map();
const waiting: Event[] = [];
let isHydrated = false;
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of data.preloadUrls) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const url of [data.siteUrls[page.edition], page.sidebarUrl]) {
    if (!url || fetched.has(url)) continue;
    const answer = fetch(url).then((answer) => answer.json());
    // The code that uses the response handles the error. If the reader leaves first, there is nothing to report.
    answer.catch(() => {});
    fetched.set(url, answer);
  }
  const { wakeUp } = window.lectern;
  (wakeUp ? wakeUp() : import(/* @vite-ignore */ data.entryUrl)).catch(fail);
}

/**
 * Handles a failed start. The page keeps working natively, and the next sign of intent tries again. If the reader waits
 * for something that needs the client, such as search, the document is reloaded, if the server still has it: the site
 * may have been published again.
 */
function fail(error: unknown): void {
  isStarted = false;
  releaseKeys();
  console.error(error);
  if (waiting.splice(0).length > 0)
    fetch(location.href, { method: 'HEAD' })
      .then(({ ok }) => ok && location.reload())
      .catch(() => {});
}

/** Adds the hide flags to a link within the site (SPEC B8). */
function keepFlags(link: HTMLAnchorElement): void {
  if (link.origin !== location.origin || link.hash === link.getAttribute('href')) return;
  const url = new URL(link.href);
  for (const part of hidden) url.searchParams.set(part, '0');
  link.href = url.href;
}

/**
 * Whether React does not listen to the element yet: any element before hydration, then islands that have not been in
 * view.
 */
function isAsleep(target: EventTarget | null): boolean {
  if (!isHydrated) return true;
  // The content of an island's slot belongs to the article, which is active once the page is hydrated.
  const part = target instanceof Element ? target.closest('lectern-island, lectern-slot') : null;
  return part?.localName === 'lectern-island' && !part.hasAttribute('data-hydrated');
}

function onClick(event: MouseEvent): void {
  const element = event.target as Element;
  const link = element.closest('a');
  if (link && hidden.length > 0) keepFlags(link);
  if (element.closest('[data-lectern-appearance]')) {
    setAppearance(root.dataset.theme === 'dark' ? 'light' : 'dark');
  } else if (isAsleep(element)) {
    const button = element.closest('button');
    // Popovers work without this script in browsers that support them.
    if (button && !('popover' in button && button.hasAttribute('popovertarget'))) waiting.push(event);
    if (button?.hasAttribute('data-lectern-search')) holdKeys();
    // Closes a drawer when one of its links is followed, as the client does later (`use-closing-popovers.ts`).
    link?.closest<HTMLElement>('[popover]')?.hidePopover?.();
  }
}

/**
 * Starts the client at a sign of intent. Ignores a `pointermove` without movement: Chromium's headless shell sends one
 * for a page that appears under a resting pointer.
 */
function onSign(event: Event): void {
  const { movementX, movementY } = event as PointerEvent;
  if (event.type !== 'pointermove' || movementX || movementY) start();
}

function onKeyDown(event: KeyboardEvent): void {
  if (holdKey(event) || isHydrated || !opensSearch(event)) return;
  event.preventDefault();
  waiting.push(event);
  if (hasSearch()) holdKeys();
}

function replay(): void {
  isHydrated = true;
  root.dataset.hydrated = '';
  for (const event of waiting.splice(0)) {
    if (isAsleep(event.target)) {
      waiting.push(event);
      continue;
    }
    const copy =
      event instanceof KeyboardEvent
        ? new KeyboardEvent(event.type, event)
        : new MouseEvent(event.type, { bubbles: true, cancelable: true });
    // React keeps the server's elements, so the target is still the element that the reader meant.
    (event.target ?? document).dispatchEvent(copy);
  }
}

placeSidebar();
addEventListener('DOMContentLoaded', () => watchScrollers(document));
document.addEventListener('click', onClick, true);
document.addEventListener('keydown', onKeyDown, true);
if (data.hydrate === 'load' || query.has('q')) addEventListener('DOMContentLoaded', start);
// `scroll` is not in the list: the browser also scrolls by itself, to a hash, on back navigation, and to the sidebar's
// current entry.
for (const type of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin']) {
  addEventListener(type, onSign, { passive: true, capture: true });
}

window.lectern = {
  data,
  fetched,
  replay,
  fail,
  begin(root) {
    openTabs(root);
    watchScrollers(root);
  },
  holdKeys,
  heldKeys,
  releaseKeys,
  appearance: () => chosen,
  setAppearance,
};
