/** A query in one part of the site. */
export interface InFolder {
  /** Numbers of its pages. */
  pages: ReadonlySet<number>;
  /** The query without the name of the part. */
  text: string;
}

/** Before a colon: ASCII's, or that of Chinese and Japanese. */
const FILTER = /^\s*([\p{L}\d-]{2,})[:：]\s*(.*)$/su;

/** What stands before and behind the colon of `config: port`, the name in lower case; null without one. */
export function filterOf(query: string): { name: string; text: string } | null {
  const [, name = '', text = ''] = FILTER.exec(query) ?? [];
  return name === '' ? null : { name: name.toLowerCase(), text };
}

/**
 * Reads `config: port`: the name of a part of the site, or its beginning, with a colon.
 *
 * @param folders as the entry of an index has them
 * @returns null for a query of the whole site, such as `node: protocol` where no part is called so
 */
export function readFilter(text: string, folders: readonly (readonly [string, number])[]): InFolder | null {
  const filter = filterOf(text);
  if (!filter) return null;
  const pages = new Set<number>();
  let page = 0;
  for (const [folder, count] of folders) {
    const isIn = folder.toLowerCase().startsWith(filter.name);
    for (let at = 0; at < count; at++, page++) if (isIn) pages.add(page);
  }
  return pages.size > 0 ? { pages, text: filter.text } : null;
}
