import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';

/** The one port in use; another lets two copies of the repository measure at once. */
export const PORT = Number(process.env.BENCH_PORT ?? 4400);

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export function chromiumPath() {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium. Install one, or set CHROMIUM_PATH.');
  return path;
}

export function openBrowser() {
  return chromium.launch({ executablePath: chromiumPath(), args: ARGS });
}

/** A page of a reader who has not been here before. */
export async function newPage(browser, locale = 'en-US') {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** The file of an address, with or without `.html`; undefined where there is none. */
function fileOf(dir, url) {
  const path = join(dir, decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const files = [path, `${path}.html`, join(path, 'index.html')];
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Serves a folder as static hosts do. */
export async function serve(dir) {
  const server = createServer((request, response) => {
    const file = fileOf(dir, request.url);
    if (!file) return response.writeHead(404).end();
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    return createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(PORT, 'localhost', resolve);
  });
  return {
    url: `http://localhost:${PORT}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
