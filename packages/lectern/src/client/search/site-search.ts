import { search as hooks } from 'virtual:lectern/theme';
import type { LocaleInfo, SiteData } from '../../shared/types.ts';
import { withoutBase } from '../../shared/url.ts';
import { OPENED, readList } from '../kept-list.ts';
import { localProvider } from './local.ts';
import type { SearchGroup, SearchPreview, SearchProvider, SearchQuery } from './provider.ts';

let provider: SearchProvider | undefined;

/** One for all pages, so that what was fetched stays. */
function providerOf({ base, theme }: SiteData): SearchProvider {
  provider ??=
    hooks.provider ??
    (theme.search && theme.search.mode === 'remote' ? remote(theme.search) : localProvider(base));
  return provider;
}

/** A service, by code that few sites need. */
function remote(settings: Parameters<typeof import('./remote.ts').remoteProvider>[0]): SearchProvider {
  const loaded = import('./remote.ts').then(({ remoteProvider }) => remoteProvider(settings));
  loaded.catch(() => {});
  return { search: async (query) => (await loaded).search(query) };
}

/**
 * Asks the site's search, through the hooks of its theme.
 *
 * @param preview as `SearchProvider.search` has it; not called where a hook may change the answer
 * @throws when there can be no answer now
 */
export async function askSearch(
  site: SiteData,
  asked: SearchQuery,
  preview?: SearchPreview,
): Promise<SearchGroup[]> {
  const query = (await hooks.beforeSearch?.(asked)) ?? asked;
  if (query.text.trim() === '') return [];
  const early = hooks.afterSearch ? undefined : preview;
  // Who has opened nothing yet needs none of it.
  const opened = readList(OPENED).length > 0 ? await import('./opened.ts') : null;
  const inOrder = (groups: SearchGroup[]) => opened?.openedFirst(asked.text, groups) ?? groups;
  const groups = await providerOf(site).search(
    await completed(site, query),
    early && ((known) => early(inOrder(known))),
  );
  const changed = await hooks.afterSearch?.(query, groups);
  // What a hook says is said last.
  return changed ?? inOrder(groups);
}

/** A query that has answers, for one that has none; null when there is no such, or it cannot be had. */
export async function suggestSearch(site: SiteData, query: SearchQuery): Promise<string | null> {
  return (
    (await providerOf(site)
      .suggest?.(query)
      .catch(() => null)) ?? null
  );
}

/** Gets ready for a first query. */
export function preloadSearch(site: SiteData, locale: LocaleInfo): void {
  providerOf(site).preload?.(locale);
}

/** Begins with a query that is likely to be asked; hooks may still change it. */
export function prepareSearch(site: SiteData, query: SearchQuery): void {
  if (query.text.trim() === '') return;
  completed(site, query).then(
    (whole) => providerOf(site).prepare?.(whole),
    // The question itself will say what is wrong.
    () => {},
  );
}

/** With the page that the reader is on; `Plugin: css` is `plugins: css` in the index. */
async function completed(site: SiteData, query: SearchQuery): Promise<SearchQuery> {
  const near = withoutBase(site.base, location.pathname) ?? '';
  if (!/[:：]/.test(query.text)) return { ...query, near };
  const { inPart, partOf, sitePartsOf } = await import('./parts.ts');
  const parts = sitePartsOf(site);
  const part = partOf(query.text, parts);
  return { ...query, near, ...(part && { text: inPart(query.text, part, parts) }) };
}
