import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { suggestPath } from '../pages/check-links.ts';
import { toPosix } from '../pages/paths.ts';
import { sourceName } from '../pages/source-name.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, nearest } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import { documentFile, hasExtension, isExternal, normalizePath } from '../shared/url.ts';
import { type Target, targetOf, targetText } from './redirect-target.ts';
import { type WrittenRedirect, writtenRedirects } from './written-redirects.ts';

/** An old address and its final target, without other redirects in between. */
export interface Redirect {
  /** Site path without base, decoded: `/old`, or `/old/` for the index of a folder. */
  from: string;
  /** Route path with its query and hash, or a URL. */
  to: string;
}

export interface SiteRedirects {
  /** Redirects of the config in its order, then those of the pages. */
  redirects: Redirect[];
  /** Errors of the author. The redirects in question are left out. */
  errors: DocsError[];
  /** Returns the target of a path of the site; undefined if it is not an old address. */
  targetOf(path: string): string | undefined;
}

/** Data of the site that is needed to check its redirects. */
export interface RedirectContext {
  config: Config;
  table: RouteTable;
  /** Returns the ids of a page, for hashes; undefined if they are unknown. */
  anchorsOf?: (path: string) => readonly string[] | undefined;
}

/** Normalizes an address: hosts redirect between its forms with and without a slash, `.html` or `/index.html`. */
export function addressOf(path: string): string {
  const plain = normalizePath(path);
  return plain === '/' ? plain : plain.replace(/\/$/, '');
}

/**
 * Returns all redirects of a site, from the config and from `redirectFrom` of pages.
 *
 * @param routes pages whose front matter is read
 */
export function siteRedirects(context: RedirectContext, routes: readonly Route[]): SiteRedirects {
  const written = writtenRedirects(context.config, routes);
  const first = new Map<string, WrittenRedirect>();
  for (const redirect of written) {
    const address = addressOf(redirect.from);
    if (!first.has(address)) first.set(address, redirect);
  }
  const found = written.map((redirect) => {
    const target = follow(redirect, first);
    const error = mistakeIn(redirect, target, first, context);
    return error ?? { from: normalizePath(redirect.from), to: 'circle' in target ? '' : targetText(target) };
  });
  const redirects = found.flatMap((item) => (item instanceof DocsError || item.to === '' ? [] : item));
  const targets = new Map(redirects.map(({ from, to }) => [addressOf(from), to]));
  return {
    redirects,
    errors: found.flatMap((item) => (item instanceof DocsError ? item : [])),
    targetOf: (path) => targets.get(addressOf(path)),
  };
}

/** Last target of a chain, or the addresses of a circle. */
type End = Target | { circle: string[] };

function follow(redirect: WrittenRedirect, all: ReadonlyMap<string, WrittenRedirect>): End {
  const path = [addressOf(redirect.from)];
  let target = targetOf(redirect.to);
  for (;;) {
    const address = addressOf(target.path);
    const next = target.url ? undefined : all.get(address);
    if (!next) return target;
    if (path.includes(address)) return { circle: [...path.slice(path.indexOf(address)), address] };
    path.push(address);
    const { hash } = target;
    target = targetOf(next.to);
    // Like in a browser, a target without a hash keeps the hash of the previous target.
    if (target.hash === '' && !target.path.includes('#')) target = { ...target, hash };
  }
}

function mistakeIn(
  redirect: WrittenRedirect,
  end: End,
  first: ReadonlyMap<string, WrittenRedirect>,
  context: RedirectContext,
): DocsError | null {
  const wrong = wrongSource(redirect, first, context);
  if (wrong) return wrong;
  if (!('circle' in end)) return wrongTarget(redirect, end, first, context);
  // A circle is reported once, for its first address. A redirect that leads into it is not an error of its own.
  const { circle } = end;
  const members = [...first.keys()].filter((address) => circle.includes(address));
  if (members[0] !== addressOf(redirect.from)) return null;
  return new DocsError(`The redirect from ${redirect.from} is circular: ${circle.join(' → ')}.`, {
    where: redirect.where(),
    hint: 'Let one of them lead to a page.',
  });
}

/** Characters that an old address may not contain. Hosts read some as patterns, others end a word in their files. */
const UNFIT = /[\s*:?#{}()[\]"'`\\<>|^$%;,!~]/;

function wrongSource(
  redirect: WrittenRedirect,
  first: ReadonlyMap<string, WrittenRedirect>,
  { config, table }: RedirectContext,
): DocsError | null {
  const { from, where } = redirect;
  const address = addressOf(from);
  if (!/^\/(?!\/)/.test(from) || UNFIT.test(address)) {
    return new DocsError(`"${from}" is not an address that can be redirected.`, {
      where: where(),
      hint: 'Write a path such as /guide/old, without base, query, hash, spaces or wildcards.',
    });
  }
  if (hasExtension(from) && !/\.html$/i.test(from)) {
    return new DocsError(`The redirect from ${from} is for a file, not a page.`, {
      where: where(),
      hint: 'Only addresses of pages can be redirected: those without an extension.',
    });
  }
  const other = first.get(address);
  if (other && other !== redirect) {
    return new DocsError(`There are two redirects from ${address}.`, {
      where: where(),
      hint: `The other one is in ${other.where()}. Remove one of them.`,
    });
  }
  const owner = ownerOf(address, config, table);
  if (!owner) return null;
  return new DocsError(`The redirect from ${from} has the same address as ${owner}.`, {
    where: where(),
    hint: 'Remove the redirect, or give the other one a new address.',
  });
}

/** Describes the page or file that an address already has. */
function ownerOf(address: string, config: Config, table: RouteTable): string | null {
  if (address === '/404') return 'the page for addresses that do not exist';
  const forms = address === '/' ? ['/'] : [address, `${address}/`];
  for (const form of forms) {
    const route = table.byPath(form);
    if (route) return `the page ${sourceName(route, config)}`;
    const file = join(config.publicDir, documentFile(form));
    if (existsSync(file)) return `the public file ${toPosix(relative(config.project, file))}`;
  }
  return null;
}

function wrongTarget(
  { from, to, where }: WrittenRedirect,
  end: Target,
  all: ReadonlyMap<string, WrittenRedirect>,
  { config, table, anchorsOf }: RedirectContext,
): DocsError | null {
  const own = targetOf(to);
  const isGood = own.url ? isWebAddress(to) : isKnown(own.path, all, config, table);
  if (!isGood) {
    const near = isExternal(to) ? null : suggestPath(own.path, pathsOf(table));
    return new DocsError(`The redirect from ${from} leads to no page: ${to}.`, {
      where: where(),
      hint: near
        ? `Did you mean ${near}?`
        : 'Write the path of a page without base, with the prefix of its language, or a URL with https://.',
    });
  }
  const known = end.url || own.hash === '' ? undefined : anchorsOf?.(end.path);
  if (!known || end.hash !== own.hash || known.includes(own.hash)) return null;
  const near = nearest(own.hash, known);
  return new DocsError(`The redirect from ${from} names an anchor that ${end.path} does not have: ${to}.`, {
    where: where(),
    hint: near
      ? `Did you mean #${near}?`
      : 'Write another hash, or give the heading that id: ## Heading {#id}.',
  });
}

function isKnown(
  path: string,
  all: ReadonlyMap<string, WrittenRedirect>,
  { publicDir }: Config,
  table: RouteTable,
): boolean {
  if (table.byPath(path) || all.has(addressOf(path))) return true;
  return existsSync(join(publicDir, hasExtension(path) ? path : documentFile(path)));
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url);
}

function pathsOf({ routes }: RouteTable): string[] {
  return routes.map(({ path }) => path);
}
