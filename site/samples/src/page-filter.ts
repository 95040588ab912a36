import type { Page } from './extract.js';

/**
 * Returns the page in every language.
 *
 * @param wanted such as `guide/start/quick-start`; a file path also works
 * @throws if there is no such page
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

/** Returns the edit distance: the number of letters to add, remove or change. */
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
