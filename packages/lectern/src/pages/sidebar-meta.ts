import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import * as v from 'valibot';
import { pattern } from '../config/pattern.ts';
import { lineOfValue } from '../markdown/yaml-lines.ts';
import { DocsError } from '../shared/error.ts';
import type { NavItem } from '../shared/types.ts';
import { lineOfMistake } from './json-lines.ts';

const text = v.string();
const tag = v.exactOptional(text);

/** Entry of a `_meta.json`, in the format of Rspress 1 (DESIGN decision 11). */
export const metaEntry = v.union([
  text,
  v.object({
    /** Type of the entry. A plain string is a file. */
    type: v.literal('file'),
    /** Name of the file without extension, or of the folder. */
    name: text,
    /** Text of the entry. Default: the title of the page. */
    label: v.exactOptional(text),
    tag,
  }),
  v.object({
    type: v.picklist(['dir', 'dir-section-header']),
    name: text,
    label: v.exactOptional(text),
    /** Whether readers can collapse the group. Default: `true`. */
    collapsible: v.exactOptional(v.boolean()),
    /** Whether the group is collapsed at first. Default: `false`. */
    collapsed: v.exactOptional(v.boolean()),
    tag,
  }),
  v.object({
    type: v.literal('divider'),
    /** Whether the line is dashed. */
    dashed: v.exactOptional(v.boolean()),
  }),
  v.object({ type: v.literal('section-header'), label: text, tag }),
  v.object({
    type: v.literal('custom-link'),
    label: text,
    /** Route path without language prefix, or an external URL. */
    link: text,
    /** A label next to the text, such as `New`. */
    tag,
  }),
]);

/** Entry of a top navigation. Keys that Lectern does not know are kept, because Rspress has others. */
const navEntry: v.GenericSchema<NavItem> = v.looseObject({
  text,
  link: v.exactOptional(text),
  activeMatch: v.exactOptional(pattern),
  tag: v.exactOptional(text),
  items: v.exactOptional(v.lazy(() => v.array(navEntry))),
});

export type MetaEntry = v.InferOutput<typeof metaEntry>;

/**
 * Reads the `_meta.json` of a sidebar folder.
 *
 * @returns null if the folder has none
 * @throws DocsError for invalid JSON or an entry of an unknown form
 */
export function readSidebarMeta(file: string, project: string): MetaEntry[] | null {
  const json = readJson(file, project, false);
  if (json === null) return null;
  if (!Array.isArray(json.value)) throw metaError(file, project, 'is not an array', 1);
  return json.value.map((entry, index) => {
    const result = v.safeParse(metaEntry, entry);
    if (result.success) return result.output;
    const problem = `has an entry of no known form at [${index}]: ${JSON.stringify(entry)}`;
    throw metaError(file, project, problem, lineOfValue(json.text)([index]));
  });
}

/** Reads the top navigation of a language from its `_nav.json` or `_meta.json`. Empty if there is none. */
export function readNavMeta(file: string, project: string): NavItem[] {
  const json = readJson(file, project, true);
  if (json === null) return [];
  const result = v.safeParse(v.array(navEntry), json.value);
  if (result.success) return result.output;
  const path = (result.issues[0].path ?? []).map(({ key }) => key as string | number);
  const problem = 'is not an array of { text, link, activeMatch, items }';
  throw metaError(file, project, problem, lineOfValue(json.text)(path), true);
}

function readJson(file: string, project: string, isNav: boolean): { text: string; value: unknown } | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file, 'utf8');
  try {
    return { text, value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    throw metaError(file, project, `is not JSON: ${message}`, lineOfMistake(text, message), isNav);
  }
}

function metaError(file: string, project: string, problem: string, line: number, isNav = false): DocsError {
  return new DocsError(`This ${basename(file)} ${problem}.`, {
    where: `${relative(project, file)}:${line}`,
    hint: isNav
      ? 'Each entry needs a "text", and a "link" or "items". "activeMatch" is a regular expression, all others are texts.'
      : 'Entries are "name", or objects with a "type" of file, dir, dir-section-header, divider, section-header or custom-link.',
  });
}
