import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads the pages of a built site in the form that the router fetches: `{ page, html }`, with the articles as HTML. */
export function readPayloads(outDir) {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/^(?:assets|search_index)/.test(name))
    .map((name) => JSON.parse(readFileSync(join(outDir, name), 'utf8')))
    .filter(({ html, page }) => html && page);
}
