import type { Page } from './extract.js';

/**
 * The page in every language.
 *
 * @param wanted as in `guide/start/quick-start`; a path of the file will do as well
 * @throws when there is none
 */
export function pagesNamed(pages: readonly Page[], wanted: string): Page[] {
  const name = wanted
    .replace(/^\/+|\/+$|\.mdx?$/g, '')
    .replace(/^(?:site\/)?docs\/(?:en|zh)\//, '')
    .replace(/^(?:en|zh)\//, '');
  const found = pages.filter(({ key }) => key === name || key === `${name}/index`);
  if (found.length > 0) return found;
  const keys = [...new Set(pages.map(({ key }) => key))];
  const [nearest] = keys.sort((a, b) => distance(a, name) - distance(b, name));
  const hint = nearest ? ` Did you mean "${nearest}"?` : '';
  throw new Error(
    `There is no page "${wanted}". Name it by its path in the docs, without language and ending.${hint}`,
  );
}

/** How many letters must be added, taken away or changed. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= to.length; at++) {
      const changed = (row[at - 1] ?? 0) + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
