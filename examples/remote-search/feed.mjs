import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownSections, splitSections } from 'lectern/search';

/**
 * Every section of a built site, for the service.
 *
 * @param {string} dist output folder of `lectern build`
 * @param {string} index name that the site asks for (`searchIndexes`)
 */
export function readSections(dist, index) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(dist, file), 'utf8')))
    .filter(isSearched)
    .flatMap(({ page: { routePath, title, lang, description, frontmatter }, html }) =>
      shownSections(splitSections(html, title)).map(([id, header, text], number) => {
        const link = id ? `${routePath}#${id}` : routePath;
        // What a page is found by and does not show belongs to its top.
        const about = number === 0 ? [description, ...(frontmatter.keywords ?? [])].join('\n') : '';
        return { _key: `${index} ${link}`, index, lang, link, title, header, about, text };
      }),
    );
}

/** Payloads of pages with text, unless their front matter says `search: false`. */
function isSearched({ page, html }) {
  return page && html && page.frontmatter.search !== false && ['doc', 'custom'].includes(page.pageType);
}
