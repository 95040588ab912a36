import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { newPage, serve } from './browser.mjs';

/** Counts bytes and files of an output folder. */
export function outputSize(dir) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(dir, name)))
    .filter((stat) => stat.isFile());
  return { bytes: files.reduce((sum, { size }) => sum + size, 0), files: files.length };
}

/**
 * Measures the bytes of one page in a browser with an empty cache: those that it fetches on load, and with the reader's
 * first move included (Lectern loads React then; others prefetch).
 *
 * @param path route of the page
 */
export async function pageWeight(browser, dir, path) {
  const server = await serve(dir);
  const page = await newPage(browser);
  const responses = [];
  page.on('response', (response) => responses.push(response));
  try {
    await page.goto(server.url + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    const loaded = await weigh(responses);
    await page.mouse.move(400, 400);
    await page.waitForTimeout(1500);
    return { loaded, moved: await weigh(responses) };
  } finally {
    await page.context().close();
    server.close();
  }
}

async function weigh(responses) {
  const sums = { html: none(), js: none(), css: none(), other: none() };
  for (const response of responses) {
    const body = await response.body().catch(() => null);
    if (!body || !response.ok()) continue;
    const sum = sums[kindOf(response)];
    sum.raw += body.length;
    sum.gzip += gzipSync(body, { level: 6 }).length;
    sum.brotli += brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  }
  return sums;
}

const none = () => ({ raw: 0, gzip: 0, brotli: 0 });

function kindOf(response) {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('html')) return 'html';
  if (type.includes('javascript')) return 'js';
  return type.includes('css') ? 'css' : 'other';
}
