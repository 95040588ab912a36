import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Config } from '../config/load.ts';
import { sourceName } from '../pages/source-name.ts';
import { sourceFileOf } from '../routes/fallbacks.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, DocsErrors, nearest } from '../shared/error.ts';
import { localeOf, localizeLink } from '../shared/locale.ts';
import type { Route } from '../shared/types.ts';
import { documentFile, isExternal, normalizePath, splitHash } from '../shared/url.ts';

/** An address that leads to another one; both are site paths without base. */
export interface Redirect {
  from: string;
  /** Route path, with a hash if it has one, or a URL. */
  to: string;
  /** Where the author wrote it. */
  where: string;
}

export interface RedirectSources {
  config: Config;
  table: RouteTable;
  /** `redirectFrom` of a page's front matter. */
  redirectFrom(route: Route): string | string[] | undefined;
  /** Ids that a hash may name; undefined for a page that cannot be compiled. */
  anchorsOf(route: Route): readonly string[] | undefined;
}

/**
 * Every redirect of a site: those of the config, each once for every language, and those that pages ask for. Each
 * leads straight to its end.
 *
 * @throws DocsErrors with all that hide a page, lead nowhere or run in a circle
 */
export function findRedirects(sources: RedirectSources): Redirect[] {
  const written = [...fromConfig(sources.config), ...fromPages(sources)];
  const byFrom = new Map<string, Redirect>();
  const errors: DocsError[] = [];
  for (const redirect of written) {
    const problem = sourceProblem(redirect, byFrom, sources);
    if (problem) errors.push(problem);
    else byFrom.set(redirect.from, redirect);
  }
  const redirects = [...byFrom.values()].map((redirect) => ({ ...redirect, to: endOf(redirect, byFrom) }));
  errors.push(...redirects.flatMap((redirect) => targetProblem(redirect, byFrom, sources) ?? []));
  if (errors.length > 0)
    throw new DocsErrors(errors.length === 1 ? 'A redirect is wrong:' : 'Redirects are wrong:', errors);
  return redirects.sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** Written without a language prefix, as links of the navigation are; one with a prefix is for that language alone. */
function fromConfig({ redirects, localeInfos, configFile }: Config): Redirect[] {
  const where = basename(configFile ?? 'lectern.config.ts');
  const given = Object.entries(redirects).map(([from, to]) => ({ from: pathOf(from), to, where }));
  const isGiven = (path: string) => given.some(({ from }) => from === path);
  const home = localeOf('/', localeInfos);
  return given.flatMap((redirect) => {
    if (localeOf(redirect.from, localeInfos).edition !== home.edition) return redirect;
    const others = localeInfos.filter(
      ({ version, edition }) => version === home.version && edition !== home.edition,
    );
    const localized = others.map(({ prefix }) => ({
      from: localizeLink(redirect.from, prefix),
      to: localizeLink(redirect.to, prefix),
      where,
    }));
    return [redirect, ...localized.filter(({ from }) => !isGiven(from))];
  });
}

/** A page names its old addresses without the prefix of its language. */
function fromPages({ config, table, redirectFrom }: RedirectSources): Redirect[] {
  return table.routes.flatMap((route) => {
    const { prefix = '' } = config.localeInfos.find(({ edition }) => edition === route.edition) ?? {};
    const given = redirectFrom(route) ?? [];
    const where = sourceName(route, config);
    return [given]
      .flat()
      .map((from) => ({ from: localizeLink(pathOf(from), prefix), to: route.path, where }));
  });
}

function pathOf(from: string): string {
  return normalizePath(from);
}

function sourceProblem(
  { from, where }: Redirect,
  known: ReadonlyMap<string, Redirect>,
  { config, table }: RedirectSources,
): DocsError | null {
  if (!from.startsWith('/') || /[?#*]/.test(from)) {
    return new DocsError(`The redirect from "${from}" has no path of this site.`, {
      where,
      hint: 'Write a path that starts with "/", without query, hash and "*".',
    });
  }
  const page = table.byPath(from) ?? table.byPath(from.endsWith('/') ? from.slice(0, -1) : `${from}/`);
  if (page) {
    const source = `${basename(config.docsDir)}/${sourceFileOf(page)}`;
    return new DocsError(`The redirect from ${from} hides the page ${source}.`, {
      where,
      hint: 'Remove the redirect, or move the page.',
    });
  }
  if (existsSync(join(config.publicDir, documentFile(from)))) {
    return new DocsError(`The redirect from ${from} hides the public file ${documentFile(from)}.`, {
      where,
      hint: 'Remove one of them.',
    });
  }
  const other = known.get(from);
  if (!other) return null;
  return new DocsError(
    `There are two redirects from ${from}: to ${other.to} (${other.where}), and this one.`,
    {
      where,
      hint: 'Keep one of them.',
    },
  );
}

/** Follows redirects to the one that ends; what runs in a circle ends where it began. */
function endOf({ from, to }: Redirect, byFrom: ReadonlyMap<string, Redirect>): string {
  const seen = new Set([from]);
  let end = to;
  for (let next = nextOf(end, byFrom); next; next = nextOf(end, byFrom)) {
    if (seen.has(next.from)) return next.from;
    seen.add(next.from);
    end = splitHash(next.to)[1] || !splitHash(end)[1] ? next.to : `${next.to}#${splitHash(end)[1]}`;
  }
  return end;
}

function nextOf(to: string, byFrom: ReadonlyMap<string, Redirect>): Redirect | undefined {
  return isExternal(to) ? undefined : byFrom.get(normalizePath(splitHash(to)[0]));
}

function targetProblem(
  { from, to, where }: Redirect,
  byFrom: ReadonlyMap<string, Redirect>,
  { config, table, anchorsOf }: RedirectSources,
): DocsError | null {
  if (isExternal(to)) return null;
  const [path, hash] = splitHash(to);
  if (byFrom.has(path)) {
    return new DocsError(`The redirect from ${from} runs in a circle.`, {
      where,
      hint: 'Let it lead to a page.',
    });
  }
  const route = table.byPath(normalizePath(path.replace(/\?.*$/s, '')));
  if (!route) {
    if (existsSync(join(config.publicDir, path))) return null;
    const suggestion = nearest(
      path,
      table.routes.map((page) => page.path),
    );
    return new DocsError(`The redirect from ${from} leads to ${to}, which is no page.`, {
      where,
      hint: suggestion ? `Did you mean ${suggestion}?` : 'Write the path of a page, or a URL.',
    });
  }
  const anchors = anchorsOf(route);
  if (hash === '' || !anchors || anchors.includes(hash)) return null;
  const suggestion = nearest(hash, anchors);
  return new DocsError(`The redirect from ${from} names an anchor that ${path} does not have: #${hash}.`, {
    where,
    hint: suggestion ? `Did you mean #${suggestion}?` : 'Write the id of one of its headings.',
  });
}
