import type { Config } from '../config/load.ts';
import { siteRedirects } from '../publish/redirects.ts';
import type { RouteTable } from '../routes/table.ts';
import type { DocsError } from '../shared/error.ts';
import { normalizePath } from '../shared/url.ts';
import type { Draft } from './types.ts';

/**
 * Removes redirects from a config that a build would reject, such as those to deleted pages, which other engines accept
 * silently. A redirect to a removed redirect is removed as well.
 *
 * @param draft config whose redirects are changed
 * @param config the same config after loading
 * @returns an error for each removed redirect
 */
export function dropRedirects(
  { config: draft, plugins = [] }: Draft,
  config: Config,
  table: RouteTable,
): DocsError[] {
  // The plugin that makes a page may not be installed yet.
  const isMade = (to: string) => plugins.some(({ makes }) => makes(to.split(/[?#]/)[0] ?? ''));
  const told: DocsError[] = [];
  for (;;) {
    const all = Object.entries(draft.redirects ?? {});
    const looked = all.filter(([, to]) => !isMade(to));
    const found = siteRedirects({ config: { ...config, redirects: Object.fromEntries(looked) }, table }, []);
    const good = new Set(found.redirects.map(({ from }) => from));
    const kept = all.filter(([from, to]) => isMade(to) || good.has(normalizePath(from)));
    told.push(...found.errors);
    if (kept.length === all.length) return told;
    if (kept.length > 0) draft.redirects = Object.fromEntries(kept);
    else delete draft.redirects;
  }
}
