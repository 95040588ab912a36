import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pages of a built site as the router fetches them: `{ page, html }`, articles as readers get them. */
export function readPayloads(outDir) {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/^(?:assets|search_index)/.test(name))
    .map((name) => JSON.parse(readFileSync(join(outDir, name), 'utf8')))
    .filter(({ html, page }) => html && page);
}
