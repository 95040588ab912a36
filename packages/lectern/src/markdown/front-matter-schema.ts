import { readDate } from '../shared/dates.ts';
import { nearest } from '../shared/error.ts';
import { firstOf } from '../shared/first-of.ts';
import { HEAD_TAG_EXAMPLE, isHeadTag } from '../shared/head-tag.ts';
import { FOREIGN, OFF, SAME, WIDE } from './front-matter-foreign.ts';

/** Type of a front matter value. It is checked by `check`, and put into words for messages. */
export type Shape =
  | 'text'
  | 'boolean'
  | 'number'
  | 'weight'
  | 'label'
  | 'tag'
  | 'date'
  | 'any'
  /** `also`: further values, which messages do not list. */
  | { oneOf: readonly string[]; also?: readonly string[] }
  | { list: Shape }
  | { map: Record<string, Shape>; required: readonly string[] }
  | { either: readonly [Shape, Shape] };

const ACTION: Shape = {
  map: { text: 'text', link: 'text', theme: { oneOf: ['brand', 'alt'] } },
  required: ['text', 'link'],
};

const IMAGE_SRC: Shape = {
  either: ['text', { map: { light: 'text', dark: 'text' }, required: ['light', 'dark'] }],
};

/** Settings for the sidebar entry of the page, as in Starlight. */
const SIDEBAR = {
  map: {
    label: 'text',
    order: 'number',
    hidden: 'boolean',
    badge: { either: ['text', { map: { text: 'text' }, required: ['text'] }] },
  },
  required: [],
} satisfies Shape;

const NEIGHBOUR: Shape = { either: ['label', { map: { text: 'text', link: 'text' }, required: [] }] };

const PAGE_TYPES = ['home', 'doc', '404', 'custom', 'blank'];

/** Front matter keys of SPEC 3. The build of the engine makes a JSON schema from them (`build-schemas.mjs`). */
export const KEYS: Record<string, Shape> = {
  title: 'text',
  description: 'text',
  date: 'date',
  draft: 'boolean',
  unlisted: 'boolean',
  pageType: { oneOf: PAGE_TYPES, also: [WIDE] },
  overview: 'boolean',
  overviewHeaders: { list: 'number' },
  outline: 'boolean',
  footer: 'boolean',
  editLink: 'boolean',
  lastUpdated: 'boolean',
  prev: NEIGHBOUR,
  next: NEIGHBOUR,
  sidebar: { either: ['boolean', SIDEBAR] },
  navbar: 'boolean',
  globalUIComponents: 'boolean',
  search: 'weight',
  keywords: { list: 'text' },
  head: { list: 'tag' },
  redirectFrom: { either: ['text', { list: 'text' }] },
  image: 'text',
  hero: {
    map: {
      name: 'text',
      text: 'text',
      tagline: 'text',
      command: 'text',
      image: { map: { src: IMAGE_SRC, alt: 'text' }, required: ['src'] },
      actions: { list: ACTION },
    },
    required: [],
  },
  features: {
    list: {
      map: { icon: 'text', title: 'text', details: 'text', link: 'text', span: 'number' },
      required: ['title', 'details'],
    },
  },
};

/** Keys that every page may have. */
export const FRONT_MATTER_KEYS: readonly string[] = Object.keys(KEYS);

export interface Problem {
  path: (string | number)[];
  message: string;
  hint: string;
  /** True if it does not stop a build. */
  isWarning?: true;
}

/** Type of the value of a project's own key. `any` allows everything. */
export type OwnKey = 'text' | 'boolean' | 'number' | 'date' | 'list' | 'any';

/**
 * Returns a problem for every key that SPEC 3 does not list or whose value it does not allow.
 *
 * @param own additional keys of a project or its plugins
 */
export function checkFrontmatter(data: object, own: Readonly<Record<string, OwnKey>> = {}): Problem[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const known = [KEYS, SAME].find((shapes) => Object.hasOwn(shapes, key));
    const shape = Object.hasOwn(own, key) ? shapeOf(own[key]) : known?.[key];
    if (shape === undefined && value === false && Object.hasOwn(OFF, key)) return [];
    if (shape === undefined) return unknownKey(key, [...FRONT_MATTER_KEYS, ...Object.keys(own)]);
    if (value === null || value === undefined) return [];
    const problem = check(value, shape, [key]);
    // Lectern has this key with other values, and another engine has it with this value.
    if (problem && Object.hasOwn(FOREIGN, key))
      return { ...problem, hint: FOREIGN[key] as string, isWarning: true };
    return problem ?? (key === 'sidebar' ? unknownInSidebar(value) : []);
  });
}

function shapeOf(own: OwnKey | undefined): Shape | undefined {
  return own === 'list' ? { list: 'any' } : own;
}

function unknownKey(key: string, known: readonly string[]): Problem {
  const message = `"${key}" in the front matter is not known.`;
  const foreign = Object.hasOwn(FOREIGN, key) ? FOREIGN[key] : undefined;
  if (foreign) return { path: [key], message, hint: foreign, isWarning: true };
  const near = nearest(key, known);
  const hint = near
    ? `Did you mean "${near}"?`
    : `Declare it in the config: frontmatter: { ${propertyName(key)}: 'text' }.`;
  return { path: [key], message, hint };
}

/** Returns a warning for every key of the map `sidebar` that only other engines have. */
function unknownInSidebar(value: unknown): Problem[] {
  const { map } = SIDEBAR;
  const names = isRecord(value) ? Object.keys(value).filter((key) => !Object.hasOwn(map, key)) : [];
  return names.map((key) => ({
    path: ['sidebar', key],
    message: `"sidebar.${key}" in the front matter is not known.`,
    hint: `It has ${Object.keys(map).join(', ')}.`,
    isWarning: true,
  }));
}

function propertyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`;
}

function check(value: unknown, shape: Shape, path: Problem['path']): Problem | null {
  if (typeof shape === 'string') return isScalar(value, shape) ? null : mismatch(value, shape, path);
  if ('oneOf' in shape) {
    return typeof value === 'string' && [...shape.oneOf, ...(shape.also ?? [])].includes(value)
      ? null
      : mismatch(value, shape, path);
  }
  if ('either' in shape) {
    const [plain, other] = shape.either;
    return isRecord(value) || (Array.isArray(value) && typeof other === 'object' && 'list' in other)
      ? check(value, other, path)
      : typeof plain === 'string' && isScalar(value, plain)
        ? null
        : mismatch(value, plain, path);
  }
  if ('list' in shape) {
    if (!Array.isArray(value)) return mismatch(value, shape, path);
    return firstOf(value, (item, index) => check(item, shape.list, [...path, index]));
  }
  if (!isRecord(value)) return mismatch(value, shape, path);
  const missing = shape.required.find((key) => value[key] === undefined || value[key] === null);
  if (missing) return { path, message: `${name(path)} in the front matter needs "${missing}".`, hint: '' };
  return firstOf(Object.entries(shape.map), ([key, inner]) => {
    const found = value[key];
    return found === undefined || found === null ? null : check(found, inner, [...path, key]);
  });
}

function isScalar(value: unknown, shape: Exclude<Shape, object>): boolean {
  if (shape === 'date') return typeof value === 'string' && readDate(value) !== null;
  if (shape === 'any') return true;
  if (shape === 'tag') return isHeadTag(value);
  if (shape === 'weight') return typeof value === 'boolean' || typeof value === 'number';
  if (shape === 'label') return typeof value === 'boolean' || typeof value === 'string';
  return typeof value === (shape === 'text' ? 'string' : shape);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mismatch(value: unknown, shape: Shape, path: Problem['path']): Problem {
  const found = describe(value);
  return {
    path,
    message: `${name(path)} in the front matter must be ${words(shape)}, not ${found}.`,
    hint: advice(value, shape),
  };
}

function words(shape: Shape): string {
  if (shape === 'text') return 'text';
  if (shape === 'boolean') return 'true or false';
  if (shape === 'number') return 'a number';
  if (shape === 'weight') return 'true, false or a number';
  if (shape === 'label') return 'true, false or text';
  if (shape === 'tag') return HEAD_TAG_EXAMPLE;
  if (shape === 'date') return 'a date';
  if (shape === 'any') return 'anything';
  if ('oneOf' in shape) return `one of ${shape.oneOf.join(', ')}`;
  return 'list' in shape ? 'a list' : 'a map of keys';
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'a map of keys';
  if (value instanceof Date) return 'a date';
  return typeof value === 'string' ? `"${value}"` : `the ${typeof value} ${String(value)}`;
}

function advice(value: unknown, shape: Shape): string {
  if (shape === 'text' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Put it in quotes: "${value}".`;
  if (shape === 'date')
    return 'Write year, month and day: 2024-03-19, or with a time 2024-03-19T10:00+08:00.';
  if (typeof shape === 'object' && 'oneOf' in shape) {
    // `pageType: 404` is a number to YAML.
    if (shape.oneOf.includes(String(value))) return `Put it in quotes: "${value}".`;
    const near = nearest(String(value), shape.oneOf);
    return near ? `Did you mean "${near}"?` : '';
  }
  return shape === 'boolean' && typeof value === 'string' ? `Write true or false without quotes.` : '';
}

/** Returns a path such as `hero.actions[0].theme` in quotes. */
function name(path: Problem['path']): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `"${text.replace(/^\./, '')}"`;
}
