/** Route and title of a page. */
export interface ListedPage {
  /** Route path. */
  route: string;
  title: string;
}

/** Marks a title that follows from the route: `dev.assetPrefix` at `/config/dev/asset-prefix`. */
const SAME = '.';

/**
 * Encodes pages as lines that alternate between route and title. If a route is in the same folder as the previous one,
 * only its last segment is stored: pages of a folder are neighbors, and this list is half of the data that every query
 * fetches.
 */
export function encodePages(pages: readonly ListedPage[]): string {
  let folder = '';
  const lines = pages.map(({ route, title }) => {
    const last = folderOf(route);
    const name = last === folder ? route.slice(last.length) : route;
    folder = last;
    return `${name}\n${title === titleOf(route) ? SAME : title.replace(/\n/g, ' ')}`;
  });
  return lines.join('\n');
}

export function decodePages(text: string): ListedPage[] {
  const lines = text.split('\n');
  const pages: ListedPage[] = [];
  let folder = '';
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const [name = '', title = ''] = lines.slice(at, at + 2);
    const route = name.startsWith('/') ? name : folder + name;
    folder = folderOf(route);
    pages.push({ route, title: title === SAME ? titleOf(route) : title });
  }
  return pages;
}

function folderOf(route: string): string {
  return route.slice(0, route.lastIndexOf('/') + 1);
}

function titleOf(route: string): string {
  const names = route.split('/').slice(-2).join('.');
  return names.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
