import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { lookup } from 'mrmime';
import { findFile } from '../../packages/lectern/dist/internals.js';
import { findChromium } from '../../scripts/chromium.mjs';

/** Port of all servers here. Set `BENCH_PORT` so that two copies of the repository can measure at the same time. */
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

/** Opens a page for a reader who has never visited before. */
export async function newPage(browser, locale = 'en-US') {
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

function answer(dir, { url }, response) {
  const path = url.replace(/[?#].*$/s, '');
  const found = findFile(dir, path, false);
  if (!found) return response.writeHead(404).end();
  if (!('file' in found)) return response.writeHead(301, { Location: found.movedTo }).end();
  const type = lookup(found.file) ?? 'application/octet-stream';
  const isText = /^text\/|script|json|xml/.test(type);
  response.writeHead(200, { 'Content-Type': isText ? `${type};charset=utf-8` : type });
  createReadStream(join(dir, found.file)).pipe(response);
}

/** Serves a folder like a static host. */
export async function serve(dir) {
  const server = createServer((request, response) => answer(dir, request, response));
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
