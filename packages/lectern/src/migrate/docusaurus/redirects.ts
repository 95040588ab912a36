import { at, textAt } from '../their-config.ts';
import type { PluginOptions } from './options.ts';
import { type Doc, tidy } from './tree.ts';

export interface TheirRedirects {
  options: PluginOptions;
  /** All pages of the site. */
  docs: readonly Doc[];
  /** Other languages than the default one. */
  langs: readonly string[];
  /** Returns the new address of a generated page; null for other addresses. */
  madePage(path: string): string | null;
}

/** Adds a redirect for each old address that is not an address of the new site, in every language. */
export function addRedirects(redirects: Record<string, string>, site: TheirRedirects): void {
  for (const { oldRoute, route } of site.docs) if (oldRoute !== tidy(route)) redirects[oldRoute] = route;
  takeRedirects(redirects, site);
  inLanguages(redirects, site.langs);
  dropTaken(redirects, site.docs);
}

/** Adds those of `@docusaurus/plugin-client-redirects`. */
function takeRedirects(redirects: Record<string, string>, { options, docs, madePage }: TheirRedirects): void {
  for (const pair of options.redirects) {
    const to = textAt(pair, 'to') ?? '';
    const target = docs.find(({ oldRoute }) => oldRoute === tidy(to))?.route ?? madePage(to) ?? to;
    for (const from of [at(pair, 'from')].flat()) {
      if (typeof from === 'string' && target) redirects[tidy(from)] = target;
    }
  }
}

/** Adds the redirects of each language. Docusaurus has every address in every language. */
function inLanguages(redirects: Record<string, string>, langs: readonly string[]): void {
  const prefixes = langs.map((lang) => `/${lang}`);
  const isLocalized = (path: string) => prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`));
  const all = Object.entries(redirects).filter(([from]) => !isLocalized(from));
  for (const prefix of prefixes) {
    for (const [from, to] of all)
      redirects[prefix + from] ??= to.startsWith('/') && !isLocalized(to) ? prefix + to : to;
  }
}

/** Removes redirects from addresses that a page uses now. */
function dropTaken(redirects: Record<string, string>, docs: readonly Doc[]): void {
  const taken = new Set(docs.map(({ route }) => tidy(route)));
  for (const from of Object.keys(redirects)) if (taken.has(from)) delete redirects[from];
}
