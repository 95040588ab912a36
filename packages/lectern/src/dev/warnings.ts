import type { CompiledPage } from '../markdown/types.ts';
import { checkLinks, type LinkedPage } from '../pages/check-links.ts';
import { formatError } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import type { DevSite } from './site.ts';

/**
 * Tells on the terminal what a build would complain of: links of a page that lead nowhere, unknown code
 * languages. Each text once, until the page changes.
 */
export function createWarnings(print: (text: string) => void) {
  const told = new Map<string, string>();

  return {
    /** @param page the compiled page of the route */
    check(route: Route, page: CompiledPage, site: DevSite): void {
      const { links, anchors, images } = page;
      const own: LinkedPage = { path: route.path, links, anchors, images };
      const errors = checkLinks([own, ...targetsOf(page, route, site)], site.table(), site.config, (path) =>
        site.redirects().targetOf(path),
      );
      const warnings = page.warnings.map(({ where, message }) => `${where}  ${message}`);
      const text = [...errors.map(formatError), ...warnings].map((line) => `warning  ${line}`).join('\n');
      if (text && told.get(route.path) !== text) print(text);
      told.set(route.path, text);
    },
  };
}

/** The pages that a page links to, as far as they can be compiled: broken ones are told of where they are shown. */
function targetsOf(page: CompiledPage, { path }: Route, site: DevSite): LinkedPage[] {
  const paths = new Set(page.links.flatMap(({ route }) => route?.replace(/\?.*$/s, '') ?? []));
  paths.delete(path);
  return [...paths].flatMap((target) => {
    const route = site.table().byPath(target);
    if (!route) return [];
    try {
      return [{ path: target, links: [], images: [], anchors: site.page(route).anchors }];
    } catch {
      return [{ path: target, links: [], images: [], anchors: hashesTo(target, page) }];
    }
  });
}

/** Nothing can be said of the anchors of a page that does not compile, so all that are named count as there. */
function hashesTo(target: string, page: CompiledPage): string[] {
  return page.links.filter(({ route }) => route?.replace(/\?.*$/s, '') === target).map(({ hash }) => hash);
}
