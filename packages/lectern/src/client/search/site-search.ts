import { search as hooks } from 'virtual:lectern/theme';
import type { LocaleInfo, SiteData } from '../../shared/types.ts';
import { withoutBase } from '../../shared/url.ts';
import { OPENED, readList } from '../kept-list.ts';
import { localProvider } from './local.ts';
import type { SearchGroup, SearchPreview, SearchProvider, SearchQuery } from './provider.ts';

let provider: SearchProvider | undefined;

/** Returns the provider, which all pages share, so that fetched data is kept. */
function providerOf({ base, theme }: SiteData): SearchProvider {
  provider ??=
    hooks.provider ??
    (theme.search && theme.search.mode === 'remote' ? remote(theme.search) : localProvider(base));
  return provider;
}

/** Loads the code for a remote service, which few sites need. */
function remote(settings: Parameters<typeof import('./remote.ts').remoteProvider>[0]): SearchProvider {
  const loaded = import('./remote.ts').then(({ remoteProvider }) => remoteProvider(settings));
  loaded.catch(() => {});
  return { search: async (query) => (await loaded).search(query) };
}

/**
 * Queries the site's search and runs the hooks of its theme.
 *
 * @param preview see `SearchProvider.search`; not called if a hook may change the results
 * @throws if no result is available now
 */
export async function askSearch(
  site: SiteData,
  asked: SearchQuery,
  preview?: SearchPreview,
): Promise<SearchGroup[]> {
  const query = (await hooks.beforeSearch?.(asked)) ?? asked;
  if (query.text.trim() === '') return [];
  const early = hooks.afterSearch ? undefined : preview;
  // Not loaded if the reader has not opened any hit yet.
  const opened = readList(OPENED).length > 0 ? await import('./opened.ts') : null;
  const inOrder = (groups: SearchGroup[]) => opened?.openedFirst(asked.text, groups) ?? groups;
  const groups = await providerOf(site).search(
    await completed(site, query),
    early && ((known) => early(inOrder(known))),
  );
  const changed = await hooks.afterSearch?.(query, groups);
  // The result of the hook is final.
  return changed ?? inOrder(groups);
}

/** Returns a query that has results, for one that has none; null if there is none or it cannot be loaded. */
export async function suggestSearch(site: SiteData, query: SearchQuery): Promise<string | null> {
  return (
    (await providerOf(site)
      .suggest?.(query)
      .catch(() => null)) ?? null
  );
}

/** Prepares for a first query. */
export function preloadSearch(site: SiteData, locale: LocaleInfo): void {
  providerOf(site).preload?.(locale);
}

/** Starts a query that is likely to be asked. Hooks may still change it. */
export function prepareSearch(site: SiteData, query: SearchQuery): void {
  if (query.text.trim() === '') return;
  completed(site, query).then(
    (whole) => providerOf(site).prepare?.(whole),
    // The actual query will report the error.
    () => {},
  );
}

/**
 * Adds the page that the reader is on. Normalizes the part: `Plugin: css` becomes `plugins: css`, its name in the
 * index.
 */
async function completed(site: SiteData, query: SearchQuery): Promise<SearchQuery> {
  const near = withoutBase(site.base, location.pathname) ?? '';
  if (!/[:：]/.test(query.text)) return { ...query, near };
  const { inPart, partOf, sitePartsOf } = await import('./parts.ts');
  const parts = sitePartsOf(site);
  const part = partOf(query.text, parts);
  return { ...query, near, ...(part && { text: inPart(query.text, part, parts) }) };
}
