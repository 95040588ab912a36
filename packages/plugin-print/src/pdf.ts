import { lookup } from 'mrmime';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import type { Files } from './book.ts';
import { findBrowser } from './browser.ts';
import type { PrintOptions } from './options.ts';
import { pageNumbers, withoutTime } from './pdf-pages.ts';

/** An address without a server. Requests are answered with files of the output. */
const ORIGIN = 'http://print.invalid';

export interface PdfJob {
  /** Path of the document in the output. */
  path: string;
  html: string;
}

export interface PdfOptions {
  base: string;
  paper: NonNullable<PrintOptions['paper']>;
  files: Files;
}

/** Makes PDFs. One browser prints them, one after the other. */
export class PdfPrinter {
  readonly #options: PdfOptions;
  #browser: Promise<Browser> | undefined;

  constructor(options: PdfOptions) {
    this.#options = options;
  }

  async print({ path, html }: PdfJob): Promise<Uint8Array> {
    this.#browser ??= launch();
    const page = await (await this.#browser).newPage();
    try {
      await page.setRequestInterception(true);
      page.on('request', (request) => void this.#answer(request, path, html));
      await page.goto(`${ORIGIN}${this.#options.base}${path}`, { waitUntil: 'load', timeout: 0 });
      await page.evaluate(prepare, ORIGIN);
      return await this.#numbered(page);
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await (await this.#browser?.catch(() => undefined))?.close();
  }

  /** Prints the page twice. The first PDF provides the page number of each entry in the table of contents. */
  async #numbered(page: Page): Promise<Uint8Array> {
    const numbers = pageNumbers(await this.#pdf(page, false));
    await page.evaluate(number, [...numbers]);
    return withoutTime(await this.#pdf(page, true));
  }

  /**
   * Prints a page. Tags and bookmarks take half of the time and do not change the layout, so only the last PDF has
   * them.
   */
  #pdf(page: Page, isLast: boolean): Promise<Uint8Array> {
    return page.pdf({
      format: this.#options.paper,
      printBackground: true,
      outline: isLast,
      tagged: isLast,
      timeout: 0,
    });
  }

  async #answer(request: HTTPRequest, path: string, html: string): Promise<void> {
    const url = new URL(request.url());
    // Pictures of other sites.
    if (url.origin !== ORIGIN) return request.continue();
    const { base, files } = this.#options;
    const name = decodeURI(url.pathname).slice(base.length);
    if (name === path) return request.respond({ contentType: 'text/html; charset=utf-8', body: html });
    const file = files.get(name);
    if (!file) return request.respond({ status: 404 });
    return request.respond({
      contentType: lookup(name) ?? 'application/octet-stream',
      // Fonts are requested across origins.
      headers: { 'access-control-allow-origin': '*' },
      body: Buffer.from(file.read()),
    });
  }
}

async function launch(): Promise<Browser> {
  const { launch } = await import('puppeteer-core');
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium.');
  // Otherwise, Chromium refuses to run as root, the user of builds in most containers. It only opens the site's own
  // pages.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return launch({ executablePath, args: [...sandbox, '--disable-gpu', '--font-render-hinting=none'] });
}

/** Runs in the browser. Replaces links to pages without a public address with text. */
function prepare(origin: string): void {
  document.documentElement.dataset.pdf = '';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin === origin && !link.getAttribute('href')?.startsWith('#')) link.removeAttribute('href');
  }
}

/** Runs in the browser. Inserts the page numbers. */
function number(numbers: [id: string, page: number][]): void {
  const pages = new Map(numbers);
  for (const place of document.querySelectorAll<HTMLElement>('[data-page]')) {
    place.textContent = `${pages.get(place.dataset.page ?? '') ?? ''}`;
  }
}
