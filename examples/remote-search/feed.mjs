import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownSections, splitSections } from 'lectern/search';

/**
 * Returns every section of a built site, for the search service.
 *
 * @param {string} dist output folder of `lectern build`
 * @param {string} index name of the index in the requests of the site (`searchIndexes`)
 */
export function readSections(dist, index) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(dist, file), 'utf8')))
    .filter(isSearched)
    .flatMap(({ page: { routePath, title, lang, description, frontmatter }, html }) =>
      shownSections(splitSections(html, title)).map(([id, header, text], number) => {
        const link = id ? `${routePath}#${id}` : routePath;
        // Description and keywords are searched but not shown. They belong to the first section of the page.
        const about = number === 0 ? [description, ...(frontmatter.keywords ?? [])].join('\n') : '';
        return { _key: `${index} ${link}`, index, lang, link, title, header, about, text };
      }),
    );
}

/** Checks whether a file is the payload of a page with text, without `search: false` in its front matter. */
function isSearched({ page, html }) {
  return page && html && page.frontmatter.search !== false && ['doc', 'custom'].includes(page.pageType);
}
