import { localeOf } from '../shared/locale.ts';
import { hasRoute, isInParts, partFor, type RouteTableFile } from '../shared/route-names.ts';
import type { PageLoader } from './load-page.ts';
import type { DocumentData } from './types.ts';

interface Tables {
  data: Pick<DocumentData, 'locales' | 'routesUrls'>;
  loader: Pick<PageLoader, 'json'>;
}

/** True for the path of a page. Of a large table only the part is fetched that would have it. */
export async function isRoute(path: string, { data, loader }: Tables): Promise<boolean> {
  const { edition } = localeOf(path, data.locales);
  const table = await loadTable(edition, { data, loader });
  if (!isInParts(table)) return hasRoute(table, path);
  const part = partFor(table, path);
  return part !== undefined && hasRoute(await loader.json<string[]>(part.url), path);
}

/** All names in the table of an edition, in their order. */
export async function allRouteNames(edition: string, tables: Tables): Promise<string[]> {
  const table = await loadTable(edition, tables);
  if (!isInParts(table)) return table;
  const parts = await Promise.all(table.map(({ url }) => tables.loader.json<string[]>(url)));
  return parts.flat();
}

/** Files of another edition differ in their hash, so the document names them all. */
function loadTable(edition: string, { data, loader }: Tables): Promise<RouteTableFile> {
  return loader.json<RouteTableFile>(data.routesUrls[edition] ?? '');
}
