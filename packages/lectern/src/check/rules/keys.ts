import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { toPosix } from '../../pages/paths.ts';
import { nearest } from '../../shared/error.ts';
import type { CheckContext } from '../context.ts';
import type { Finding } from '../finding.ts';

/** Keys of entries in sidebar and navigation files (`pages/sidebar-meta.ts`). */
const META = ['type', 'name', 'label', 'tag', 'link', 'collapsible', 'collapsed', 'dashed'];
const NAV = ['text', 'link', 'activeMatch', 'position', 'tag', 'items'];

/**
 * Finds keys of `_meta.json` and `_nav.json` that nothing reads. Unknown keys of the config are errors. So are unknown
 * keys of front matter, except keys of other engines, which are reported with the other warnings of a page.
 */
export function unknownKeys({ site: { config } }: CheckContext): Finding[] {
  const { docsDir, project } = config;
  const ignore = ['public/**', '**/node_modules/**', ...config.route.exclude];
  return globSync(['**/_meta.json', '**/_nav.json'], { cwd: docsDir, ignore })
    .sort()
    .flatMap((name) => {
      const file = join(docsDir, name);
      return keysIn(readFileSync(file, 'utf8'), toPosix(relative(project, file)));
    });
}

/** @param file file name for messages */
export function keysIn(json: string, file: string): Finding[] {
  const entries = entriesOf(json);
  const lines = json.split('\n');
  return entries.flatMap((entry) => {
    const known = 'text' in entry ? NAV : META;
    return Object.keys(entry)
      .filter((key) => !known.includes(key))
      .map((key): Finding => {
        const near = nearest(key, known);
        const index = lines.findIndex((line) => line.includes(`${JSON.stringify(key)}`));
        return {
          code: 'unknown-key',
          level: 'warning',
          where: `${file}:${index + 1}`,
          message: `"${key}" is not a key of an entry.`,
          hint: near ? `Did you mean "${near}"?` : `There are ${known.join(', ')}.`,
          subject: key,
        };
      });
  });
}

/** Returns the entries at all levels. Returns none if the JSON cannot be parsed, which is reported elsewhere. */
function entriesOf(json: string): Record<string, unknown>[] {
  try {
    return objectsIn(JSON.parse(json));
  } catch {
    return [];
  }
}

function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const entry = value as Record<string, unknown>;
  return [entry, ...objectsIn(entry.items)];
}
