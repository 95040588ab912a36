import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import fc from 'fast-check';
import { afterAll } from 'vitest';
import { loadConfig } from '../../src/config/load.ts';
import { devMiddleware } from '../../src/dev/middleware.ts';
import type { DevRenderer } from '../../src/dev/render.ts';
import { createDevSite } from '../../src/dev/site.ts';
import { createResolvers } from '../../src/pages/resolvers.ts';
import { findFile } from '../../src/preview/find-file.ts';
import { routeOf } from '../../src/routes/route-path.ts';
import { isDocsError } from '../../src/shared/error.ts';
import { localeOf, localizeLink, withoutLocale } from '../../src/shared/locale.ts';
import {
  documentFile,
  isSamePath,
  normalizePath,
  payloadPath,
  toHref,
  withBase,
  withoutBase,
} from '../../src/shared/url.ts';
import { fuzz } from './run.ts';

const PARTS = [
  '/',
  '//',
  '..',
  '.',
  'guide',
  'index',
  '.html',
  '.md',
  '.mdx',
  '.json',
  '%',
  '%2e%2e',
  '%2f',
  '%00',
  '%E0%A4',
  '\\',
  '?',
  '#',
  'a=b',
  '中文',
  '😀',
  ' ',
  '\0',
  '\n',
  '"',
  '<',
  ':',
  '@',
  'assets',
  'search_index',
  'http:',
  'docs',
  'zh',
  '\ud800',
  '[',
  ']',
  'a'.repeat(300),
  '__proto__',
  'constructor',
];
const address = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...PARTS) },
      fc.string({ maxLength: 6, unit: 'binary' }),
    ),
    { maxLength: 9 },
  )
  // A lone surrogate cannot be written to a file or a request.
  .map((parts) => parts.join('').replace(/\p{Surrogate}/gu, '\uFFFD'));

const project = mkdtempSync(join(tmpdir(), 'lectern-fuzz-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));
mkdirSync(join(project, 'docs/guide'), { recursive: true });
for (const file of ['index.md', 'guide/index.md', 'guide/a.md'])
  writeFileSync(join(project, 'docs', file), '# A');
writeFileSync(join(project, 'secret.html'), 'secret');
const config = await loadConfig(project, {});
const { localeInfos } = config;

fuzz(
  'addresses are taken apart and put together',
  3,
  fc.tuple(address, fc.constantFrom('/', '/docs/')),
  ([path, base]) => {
    normalizePath(path);
    withoutBase(base, withBase(base, path));
    isSamePath(path, path, base);
    documentFile(path);
    payloadPath(path);
    localeOf(path, localeInfos);
    withoutLocale(path, localeInfos);
    localizeLink(path, '/zh');
    routeOf(path, localeInfos);
    toHref(path, { base, cleanUrls: false });
  },
);

const resolve = createResolvers(config);
const page = join(config.docsDir, 'guide/a.md');

fuzz('links, images, files and modules of a page are resolved, or refused', 3, address, (path) => {
  for (const kind of ['link', 'image', 'fragment', 'module'] as const) {
    try {
      resolve[kind](path, page);
    } catch (error) {
      if (!isDocsError(error)) throw error;
    }
  }
});

fuzz('preview finds nothing outside of the output', 2, address, (path) => {
  const found = findFile(config.docsDir, path, path.length % 2 === 0);
  if (found && 'file' in found && !join(config.docsDir, found.file).startsWith(config.docsDir + sep)) {
    throw new Error(`${found.file} is outside.`);
  }
});

const site = await createDevSite(config);
const answer = 'An answer.';
const renderer = {
  page: async () => ({
    update: { payload: answer },
    mistakes: [],
    page: { routePath: '/', title: '' },
    site: config,
    noted: { article: '', root: '' },
  }),
  notFound: async () => ({}),
  toHtml: async () => answer,
} as unknown as DevRenderer;
const middleware = devMiddleware(() => site, renderer);

fuzz(
  'the dev server answers any address',
  2,
  fc.tuple(address, fc.constantFrom('text/html', '*/*', undefined)),
  async ([path, accept]) => {
    const thrown = await new Promise<unknown>((done) => {
      const response = { writeHead: () => response, end: () => done(undefined) };
      const request = { url: `/${path}`, headers: accept ? { accept } : {} };
      middleware(request as never, response as never, (error?: unknown) => done(error));
    });
    if (thrown) throw thrown;
  },
);
