/** A query that is limited to one part of the site. */
export interface InFolder {
  /** Numbers of its pages. */
  pages: ReadonlySet<number>;
  /** The query without the name of the part. */
  text: string;
}

/** Matches a name before a colon, either ASCII or the one of Chinese and Japanese. */
const FILTER = /^\s*([\p{L}\d-]{2,})[:：]\s*(.*)$/su;

/** Splits `config: port` at the colon and converts the name to lower case. Returns null if there is no such name. */
export function filterOf(query: string): { name: string; text: string } | null {
  const [, name = '', text = ''] = FILTER.exec(query) ?? [];
  return name === '' ? null : { name: name.toLowerCase(), text };
}

/**
 * Reads a query such as `config: port`: the name of a part of the site, or its beginning, before a colon.
 *
 * @param folders `folders` of the index entry
 * @returns null for a query of the whole site, such as `node: protocol` if no part has that name
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
