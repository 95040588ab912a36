import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPage, openBrowser, serve } from '../browser.mjs';
import { choosePages } from './choose-pages.mjs';
import { CACHE } from './fetch.mjs';

const SIZES = { wide: { width: 1280, height: 1600 }, narrow: { width: 390, height: 1600 } };

/**
 * Opens ten pages of a built tree in a browser.
 *
 * @param site folder of the built site
 * @param base path that the site's addresses begin with
 * @param pages `{path, isNarrow, image}`; `image` is the file of a screenshot, or null
 * @returns what each page's console says that is an error: `{page, texts}`
 */
async function visitSite(browser, { site, base }, pages) {
  const server = await serve(site);
  const errors = [];
  try {
    for (const { path, isNarrow, image } of pages) {
      const page = await newPage(browser);
      const texts = watch(page, server.url);
      await page.route(
        (url) => url.origin !== server.url,
        (route) => route.abort(),
      );
      // A site under a path of its own is served at the root: its files are asked for without that path.
      if (base !== '/') await page.route(`${server.url}${base}**`, (route) => withoutBase(route, base));
      await page.setViewportSize(isNarrow ? SIZES.narrow : SIZES.wide);
      await page.goto(server.url + path, { waitUntil: 'load' });
      // Lectern starts React with the first move.
      await page.mouse.move(10, 10);
      await page.waitForTimeout(500);
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

/** Errors of scripts and of the page's own files; the net is not there on purpose. */
function watch(page, origin) {
  const texts = [];
  page.on('pageerror', (error) => texts.push(error.message));
  page.on('console', (message) => {
    const isOwn = message.location().url.startsWith(origin) || !message.text().includes('ERR_FAILED');
    if (message.type() === 'error' && isOwn) texts.push(`${message.text()} ${message.location().url}`.trim());
  });
  return texts;
}

/**
 * Screenshots of a tree's ten pages, beside those of the original engine's own build where that lies in the cache
 * (`<tree>/original`, made by hand: it needs the tree's own packages), and a contact sheet.
 *
 * @param result of `runStage`
 * @returns what the consoles of our pages say
 */
export async function visitTree(tree, result, sources, { site, shots }) {
  const folder = join(CACHE, tree.name, `${result.stage}-shots`);
  mkdirSync(folder, { recursive: true });
  const judged = new Map(result.pages.map((page) => [page.file, page]));
  const original = join(CACHE, tree.name, 'original');
  const pairs = choosePages(sources).map(({ source, isNarrow }, index) => ({
    file: source.file,
    isNarrow,
    ours: judged.get(source.file)?.path ?? null,
    theirs: originalPath(original, source),
    images: ['ours', 'theirs'].map((side) => `${String(index + 1).padStart(2, '0')}-${side}.png`),
  }));
  const browser = await openBrowser();
  try {
    const visits = (side, key) =>
      pairs
        .filter((pair) => pair[key] !== null)
        .map((pair) => ({ ...pair, path: pair[key], image: shots ? join(folder, pair.images[side]) : null }));
    const errors = await visitSite(browser, { site, base: result.base }, visits(0, 'ours'));
    if (shots && existsSync(original)) {
      await visitSite(browser, { site: original, base: '/' }, visits(1, 'theirs'));
    }
    if (shots) writeFileSync(join(folder, 'index.html'), contactSheet(tree, result, pairs));
    return errors;
  } finally {
    await browser.close();
  }
}

/** Where the original engine puts a page, by the names that engines give: null where it is not found. */
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

function contactSheet(tree, result, pairs) {
  const rows = pairs.map(({ file, isNarrow, ours, theirs, images }) => {
    const cell = (path, image, none) =>
      `<td>${path === null ? none : `<img src="${image}" loading="lazy">`}</td>`;
    const width = isNarrow ? 390 : 1280;
    return `<tr><th colspan="2">${file}, ${width} px</th></tr><tr>${cell(ours, images[0], 'not built')}${cell(theirs, images[1], 'no build of the original here')}</tr>`;
  });
  const style =
    'body{font:14px sans-serif}td{vertical-align:top;width:50%}img{max-width:100%;border:1px solid #ccc}th{text-align:left;padding-top:2em}';
  return `<!doctype html><meta charset="utf-8"><title>${tree.name}, ${result.stage}</title><style>${style}</style><h1>${tree.name}, ${result.stage}: Lectern and ${tree.engine}</h1><table>${rows.join('\n')}</table>\n`;
}
