import { readFileSync } from 'node:fs';
import { lookup } from 'mrmime';
import type { Connect } from 'vite';
import { urlSettings } from '../config/url-settings.ts';
import { MARKDOWN_TYPE } from '../publish/headers.ts';
import { withQuery } from '../publish/redirect-file.ts';
import { hrefOf } from '../publish/redirect-target.ts';
import { renderTwin } from '../publish/twin/page-twin.ts';
import { INDEX } from '../search/format.ts';
import { localeOf } from '../shared/locale.ts';
import type { Route } from '../shared/types.ts';
import { normalizePath, toHref, withBase } from '../shared/url.ts';
import { errorDocument } from './error-page.ts';
import { devFeed } from './feeds.ts';
import { pageErrors } from './hot.ts';
import type { DevRenderer } from './render.ts';
import { createDevSearch, type DevSearch } from './search.ts';
import { devServiceFile } from './service-files.ts';
import type { DevSite } from './site.ts';
import { tellError } from './tell.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HTML_TYPE = 'text/html; charset=utf-8';

/** An answer: status code, content type, body. Null leaves the request to Vite. */
type Answer = [status: number, type: string, body: string | Uint8Array] | null;

/**
 * Serves documents, payloads and data files at the URLs of a built site (DESIGN section 4). It runs after Vite's own
 * middlewares, which remove the base and serve modules and public files.
 */
export function devMiddleware(site: () => DevSite, renderer: DevRenderer): Connect.NextHandleFunction {
  const search = createDevSearch(site, renderer);
  return async (request, response, next) => {
    try {
      const location = oldAddress(request, site());
      if (location) return response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
      const answer = await answerTo(request, site(), renderer, search);
      if (!answer) return next();
      const [status, type, body] = answer;
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(body);
    } catch (error) {
      next(error);
    }
  };
}

async function answerTo(
  request: Connect.IncomingMessage,
  site: DevSite,
  renderer: DevRenderer,
  search: DevSearch,
): Promise<Answer> {
  const path = (request.url ?? '/').replace(/[?#].*$/s, '');
  const url = withBase(site.config.base, path);
  const image = site.imageFile(url);
  if (image) return [200, lookup(image) ?? 'application/octet-stream', readFileSync(image)];
  const asset = site.asset(url);
  if (asset !== undefined) return [200, lookup(path) ?? 'text/plain; charset=utf-8', asset];
  if (path.startsWith('/assets/')) return json(site.dataFile(url));
  if (path.startsWith(`/${INDEX}.`)) return json(await search.file(path.slice(1)));
  const feed = await devFeed(path, site, renderer);
  if (feed) return feed;
  const markdownOf = (path: string) => twin(path, site, renderer);
  const file = await devServiceFile(path, site, markdownOf);
  if (file !== null) return [200, `${lookup(path)}; charset=utf-8`, file];
  if (path.endsWith('.json')) return payload(routeFor(path.replace(/\.json$/, ''), site), renderer);
  if (path.endsWith('.md')) {
    const text = await markdownOf(path);
    return text === null ? null : [200, MARKDOWN_TYPE, text];
  }
  return asksForDocument(request, path, site) ? document(path, site, renderer) : null;
}

/**
 * Checks whether a request is for a document. Browsers ask for HTML. Tools such as curl accept any type: they get
 * existing pages, but not the not-found page.
 */
function asksForDocument({ headers }: Connect.IncomingMessage, path: string, site: DevSite): boolean {
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || (accept.includes('*/*') && routeFor(path, site) !== undefined);
}

function json(content: unknown): Answer {
  return content === undefined ? null : [200, JSON_TYPE, JSON.stringify(content)];
}

/** Returns the new URL of a moved document. It is sent with status 302, because browsers cache a 301 forever. */
function oldAddress({ url = '/', headers }: Connect.IncomingMessage, site: DevSite): string | null {
  const [path = '', search = ''] = url.split(/(?=\?)/s);
  if (!headers.accept?.includes('text/html') || routeFor(path, site)) return null;
  const settings = urlSettings(site.config);
  const to = site.redirects().targetOf(path);
  if (to !== undefined) return withQuery(hrefOf(to, settings), search);
  // Same as on a static host: `/guide/` leads to `/guide`.
  const page = path.endsWith('/') ? routeFor(path.replace(/\/+$/, ''), site) : undefined;
  return page ? toHref(page.path, settings) + search : null;
}

/** Finds the route of a path. Same as on a static host: `/guide` also finds `/guide/`. */
function routeFor(path: string, site: DevSite): Route | undefined {
  const route = normalizePath(path);
  return site.table().byPath(route) ?? site.table().byPath(`${route}/`);
}

async function payload(route: Route | undefined, renderer: DevRenderer): Promise<Answer> {
  if (!route) return null;
  try {
    const { update } = await renderer.page(route);
    return [200, JSON_TYPE, JSON.stringify(update.payload)];
  } catch {
    // The client responds with a full page load, which shows the error.
    return [500, JSON_TYPE, '{}'];
  }
}

/** Returns the Markdown of a page, or null if there is no such page. */
async function twin(path: string, site: DevSite, renderer: DevRenderer): Promise<string | null> {
  const route = routeFor(path.replace(/\.md$/, ''), site);
  if (!route) return null;
  const { page, site: data, noted, hasMath } = await renderer.page(route);
  return renderTwin({ page, site: data, ...noted, siteOrigin: undefined, hasMath });
}

async function document(path: string, site: DevSite, renderer: DevRenderer): Promise<Answer> {
  const route = routeFor(path, site);
  try {
    if (!route) {
      const parts = await renderer.notFound(localeOf(path, site.config.localeInfos));
      return [404, HTML_TYPE, await renderer.toHtml(parts)];
    }
    const { mistakes, isNotice, ...parts } = await renderer.page(route);
    if (mistakes.length > 0) tellError(pageErrors(mistakes));
    return [isNotice ? 500 : 200, HTML_TYPE, await renderer.toHtml(parts)];
  } catch (error) {
    tellError(error);
    return [500, HTML_TYPE, errorDocument(error, route?.path ?? path, site.config)];
  }
}
