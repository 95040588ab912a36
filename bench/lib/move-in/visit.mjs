import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPage, openBrowser, serve } from '../browser.mjs';
import { choosePages } from './choose-pages.mjs';
import { contactSheet } from './contact-sheet.mjs';
import { CACHE } from './fetch.mjs';

const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

/**
 * Opens ten pages of a built tree in a browser.
 *
 * @param site folder of the built site
 * @param base base path of the site
 * @param pages `{path, shows, heading, isNarrow, image}`; `heading` is scrolled to, `image` is the file of a
 * screenshot; both may be null
 * @returns console errors of each page: `{page, texts}`
 */
async function visitSite(browser, { site, base }, pages) {
  const server = await serve(site);
  const errors = [];
  try {
    for (const { path, shows, heading, isNarrow, image } of pages) {
      // Engines redirect a reader to the language of the browser.
      const page = await newPage(browser, shows === 'Chinese' ? 'zh-CN' : 'en-US');
      const texts = watch(page, server.url);
      await page.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      );
      // A site with a base path is served at the root, so the base is removed from requests for its files.
      if (base !== '/') await page.route(`${server.url}${base}**`, (route) => withoutBase(route, base));
      await page.setViewportSize(isNarrow ? SIZES.narrow : SIZES.wide);
      await page.goto(server.url + path, { waitUntil: 'load' });
      // Lectern starts React on the first move.
      await page.mouse.move(10, 10);
      await page.waitForTimeout(500);
      if (heading !== null) await scrollTo(page, heading);
      if (image) await page.screenshot({ path: image });
      if (texts.length > 0) errors.push({ page: path, texts });
      await page.context().close();
    }
  } finally {
    server.close();
  }
  return errors;
}

function withoutBase(route, base) {
  const url = new URL(route.request().url());
  url.pathname = url.pathname.slice(base.length - 1);
  return route.continue({ url: url.href });
}

/** Collects script errors and failed requests to the page's own origin. Other origins are blocked on purpose. */
function watch(page, origin) {
  const texts = [];
  page.on('pageerror', (error) => texts.push(error.message));
  page.on('console', (message) => {
    const isOwn = message.location().url.startsWith(origin) || !message.text().includes('ERR_FAILED');
    if (message.type() === 'error' && isOwn) texts.push(`${message.text()} ${message.location().url}`.trim());
  });
  return texts;
}

/** Scrolls a heading to the top of the window. It is found by its text, because each engine has its own ids. */
async function scrollTo(page, heading) {
  await page.evaluate((words) => {
    // Engines put link marks into headings.
    const plain = (text) => text.replace(/[\s#\u200b¶]+/g, ' ').trim();
    const headings = Array.from(document.querySelectorAll('h2, h3, h4, h5, h6'));
    const found = headings.find(({ textContent }) => plain(textContent).startsWith(plain(words)));
    if (found) scrollTo({ top: scrollY + found.getBoundingClientRect().top - 120, behavior: 'instant' });
  }, heading);
  // Scrolling triggers the loading of images further down.
  await page.waitForTimeout(300);
}

/**
 * Opens a tree's chosen pages. With `shots`, takes screenshots of them and of the original engine's build if that is in
 * the cache (`<tree>/original`, see the README), and writes a page that shows each pair.
 *
 * @param result of `runStage`
 * @returns console errors of Lectern's pages
 */
export async function visitTree(tree, result, sources, { site, shots }) {
  const folder = join(CACHE, tree.name, 'shots');
  if (shots) mkdirSync(folder, { recursive: true });
  const judged = new Map(result.pages.map((page) => [page.file, page]));
  const original = originalOf(tree);
  const pairs = choosePages(sources, tree.engine).map(({ source, ...how }, index) => ({
    file: source.file,
    ...how,
    ours: judged.get(source.file)?.path ?? null,
    theirs: originalPath(original.site, source),
    images: ['ours', 'theirs'].map((side) => `${String(index + 1).padStart(2, '0')}-${side}.png`),
  }));
  const browser = await openBrowser();
  try {
    const visits = (side, key) =>
      pairs
        .filter((pair) => pair[key] !== null)
        .map((pair) => ({ ...pair, path: pair[key], image: shots ? join(folder, pair.images[side]) : null }));
    const errors = await visitSite(browser, { site, base: result.base }, visits(0, 'ours'));
    if (shots && original.isThere) {
      await visitSite(browser, { site: original.site, base: '/' }, visits(1, 'theirs'));
    }
    if (shots) writeFileSync(join(folder, 'index.html'), contactSheet(tree, pairs, original.reason));
    return errors;
  } finally {
    await browser.close();
  }
}

/**
 * Returns the original engine's build of a tree. If there is none, `reason` says why (`<tree>/original.txt`: its
 * error).
 */
function originalOf({ name }) {
  const site = join(CACHE, name, 'original');
  const reasonFile = join(CACHE, name, 'original.txt');
  const reason = existsSync(reasonFile)
    ? readFileSync(reasonFile, 'utf8').trim()
    : 'nobody has built it here';
  return { site, isThere: existsSync(site), reason };
}

/** Returns the path of a page in the original engine's build, by the naming rules of the engines; null if not found. */
function originalPath(site, { name, file }) {
  const bare = name.replace(/\.mdx?$/, '').replace(/(^|\/)(?:index|readme)$/i, '$1');
  const date = /^(\d{4})-(\d{2})-(\d{2})-(.*)$/.exec(bare);
  const names = [bare, bare.toLowerCase(), `docs/${bare}`, `docs/next/${bare}`];
  if (date && file.includes('blog/')) names.push(`blog/${date.slice(1).join('/')}`);
  const found = names.find((at) =>
    [`${at}.html`, join(at, 'index.html'), `${at}index.html`].some((path) => existsSync(join(site, path))),
  );
  return found === undefined ? null : `/${found}`;
}
