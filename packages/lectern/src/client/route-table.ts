import { localeOf } from '../shared/locale.ts';
import { hasRoute, isInParts, partFor, type RouteTableFile } from '../shared/route-names.ts';
import type { PageLoader } from './load-page.ts';
import type { DocumentData } from './types.ts';

interface Tables {
  data: Pick<DocumentData, 'locales' | 'routesUrls'>;
  loader: Pick<PageLoader, 'json'>;
}

/** Checks whether a path belongs to a page. Of a large table, only the part that could contain the path is fetched. */
export async function isRoute(path: string, { data, loader }: Tables): Promise<boolean> {
  const { edition } = localeOf(path, data.locales);
  const table = await loadTable(edition, { data, loader });
  if (!isInParts(table)) return hasRoute(table, path);
  const part = partFor(table, path);
  return part !== undefined && hasRoute(await loader.json<string[]>(part.url), path);
}

/** Returns all names in the table of an edition, in their order. */
export async function allRouteNames(edition: string, tables: Tables): Promise<string[]> {
  const table = await loadTable(edition, tables);
  if (!isInParts(table)) return table;
  const parts = await Promise.all(table.map(({ url }) => tables.loader.json<string[]>(url)));
  return parts.flat();
}

/** Loads the table of an edition. File names contain a hash, so the document lists the files of all editions. */
function loadTable(edition: string, { data, loader }: Tables): Promise<RouteTableFile> {
  return loader.json<RouteTableFile>(data.routesUrls[edition] ?? '');
}
