import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, type ConfigOverrides, loadConfig } from '../config/load.ts';
import { restoreOutput } from '../publish/output-folder.ts';
import { NAMES_FILE } from '../search/format.ts';
import { openSearch, type SearchHit } from '../search/search.ts';
import { DocsError } from '../shared/error.ts';

/** Answer of a built site to a query. */
export interface SiteAnswer {
  query: string;
  /** Language, after the name of its version if there are several. */
  lang: string;
  hits: SearchHit[];
  /** A query with results, if this one has none. */
  suggestion: string | null;
}

/**
 * Answers a query like the search of the built site, from its files.
 *
 * @param flags flags of the command line; the default for `lang` is the site's first language
 * @throws DocsError if there are no words, no index, or no such language
 */
export async function searchSite(
  query: string,
  root: string,
  { lang, ...flags }: ConfigOverrides & { lang?: string | undefined },
): Promise<SiteAnswer> {
  if (query.trim() === '') {
    throw new DocsError('There are no words to search for.', {
      hint: 'Write them after the command, in quotation marks: lectern search "dev server port".',
    });
  }
  const config = await loadConfig(root, flags);
  const edition = editionOf(config, lang);
  const search = openSearch({ lang: edition, load: indexOf(config) });
  const hits = await search.query(query);
  return { query, lang: edition, hits, suggestion: hits.length > 0 ? null : await search.suggest(query) };
}

function editionOf({ localeInfos }: Config, lang: string | undefined): string {
  const editions = localeInfos.map(({ edition }) => edition);
  const found =
    lang === undefined ? localeInfos[0] : localeInfos.find((one) => [one.edition, one.lang].includes(lang));
  if (found) return found.edition;
  throw new DocsError(`--lang ${lang}: the site has no such language.`, {
    hint: `It has ${editions.join(', ')}.`,
  });
}

/** @returns a function that reads a file of the site's index */
function indexOf({ outDir, themeConfig }: Config): (name: string) => Promise<unknown> {
  const { search } = themeConfig;
  if (search === false || search.mode !== 'local') {
    throw new DocsError('The site has no index of its own.', {
      hint: 'lectern search answers where "themeConfig.search.mode" is "local", which is the default.',
    });
  }
  restoreOutput(outDir);
  if (!existsSync(join(outDir, NAMES_FILE))) {
    throw new DocsError(`${outDir} has no search index.`, { hint: 'Build the site first: lectern build.' });
  }
  return async (name) => JSON.parse(readFileSync(join(outDir, name), 'utf8'));
}

/** Formats an answer for a terminal: each hit with its title and heading, its address and its text. */
export function textAnswer({ query, hits, suggestion }: SiteAnswer): string {
  if (hits.length === 0) {
    const more = suggestion ? `\nDid you mean "${suggestion}"?` : '';
    return `No results for "${query}".${more}`;
  }
  return hits
    .map(({ title, header, link, statement, facts = [] }) =>
      [
        [title, header].filter(Boolean).join(' › '),
        link,
        facts.map(([label, value]) => `${label}: ${value}`).join('; '),
        statement,
      ]
        .filter(Boolean)
        .join('\n  '),
    )
    .join('\n\n');
}

/** Formats an answer for programs. `version` changes if an existing property is renamed. */
export function jsonAnswer({ query, lang, hits, suggestion }: SiteAnswer): string {
  const items = hits.map(({ title, header, link, statement, type, facts = [] }) => ({
    title,
    header,
    link,
    statement,
    type,
    facts: Object.fromEntries(facts),
  }));
  return JSON.stringify({ version: 1, query, lang, hits: items, suggestion }, null, 2);
}
