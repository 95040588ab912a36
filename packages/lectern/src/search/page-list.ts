/** Where a page is and what it is called. */
export interface ListedPage {
  /** Route path. */
  route: string;
  title: string;
}

/** For a title that the route says: `dev.assetPrefix` at `/config/dev/asset-prefix`. */
const SAME = '.';

/**
 * Pages as lines, by turns a route and a title. A route in the folder of the one before is its last name alone: pages
 * of a folder are neighbours, and this is half of what every query fetches.
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
