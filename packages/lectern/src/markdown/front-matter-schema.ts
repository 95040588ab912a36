import { readDate } from '../shared/dates.ts';
import { nearest } from '../shared/error.ts';
import { firstOf } from '../shared/first-of.ts';
import { HEAD_TAG_EXAMPLE, isHeadTag } from '../shared/head-tag.ts';

/** What a value of the front matter must be; in words for messages, checked by `check`. */
type Shape =
  | 'text'
  | 'boolean'
  | 'number'
  | 'weight'
  | 'tag'
  | 'date'
  | 'any'
  | { oneOf: readonly string[] }
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

/** SPEC 3, front matter keys. */
const KEYS: Record<string, Shape> = {
  title: 'text',
  description: 'text',
  date: 'date',
  pageType: { oneOf: ['home', 'doc', '404', 'custom', 'blank'] },
  overview: 'boolean',
  outline: 'boolean',
  footer: 'boolean',
  sidebar: 'boolean',
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

/** Keys of other engines, which need not stop a build, and what to do instead. */
const FOREIGN: Record<string, string> = {
  layout: 'Write pageType: home, doc, custom or blank.',
  template: 'Write pageType: custom or blank.',
  slug: 'The path of the file is the address; redirectFrom takes old ones.',
  permalink: 'The path of the file is the address; redirectFrom takes old ones.',
  id: 'The path of the file is the address.',
  sidebar_position: '_meta.json of the folder puts pages in order.',
  sidebar_label: '_meta.json of the folder has the texts of the sidebar.',
  nav_order: '_meta.json of the folder puts pages in order.',
  order: '_meta.json of the folder puts pages in order.',
  lang: 'The folder of the file is the language.',
  lastUpdated: 'The date of the last commit is shown: themeConfig.lastUpdated.',
  last_update: 'The date of the last commit is shown: themeConfig.lastUpdated.',
  editLink: 'Set themeConfig.editLink for all pages.',
  prev: 'The sidebar gives the page before.',
  next: 'The sidebar gives the page after.',
  tableOfContents: 'Write outline: true or false.',
  aside: 'Write outline: true or false.',
  hide_table_of_contents: 'Write outline: false.',
};

export interface Problem {
  path: (string | number)[];
  message: string;
  hint: string;
  /** It need not stop a build. */
  isWarning?: true;
}

/** What the value of a project's own key must be; `any` for everything. */
export type OwnKey = 'text' | 'boolean' | 'number' | 'date' | 'list' | 'any';

/**
 * Every key that SPEC 3 does not name or whose value it does not allow.
 *
 * @param own keys that a project or its plugins have besides
 */
export function checkFrontmatter(data: object, own: Readonly<Record<string, OwnKey>> = {}): Problem[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const shape = Object.hasOwn(KEYS, key)
      ? KEYS[key]
      : Object.hasOwn(own, key)
        ? shapeOf(own[key])
        : undefined;
    if (shape === undefined) return unknownKey(key, [...FRONT_MATTER_KEYS, ...Object.keys(own)]);
    return value === null || value === undefined ? [] : (check(value, shape, [key]) ?? []);
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

function propertyName(key: string): string {
  return /^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`;
}

function check(value: unknown, shape: Shape, path: Problem['path']): Problem | null {
  if (typeof shape === 'string') return isScalar(value, shape) ? null : mismatch(value, shape, path);
  if ('oneOf' in shape) {
    return typeof value === 'string' && shape.oneOf.includes(value) ? null : mismatch(value, shape, path);
  }
  if ('either' in shape) {
    const [plain, other] = shape.either;
    return isRecord(value) || (Array.isArray(value) && typeof other === 'object' && 'list' in other)
      ? check(value, other, path)
      : isScalar(value, 'text')
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

/** `hero.actions[0].theme`, in quotes. */
function name(path: Problem['path']): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${part}`)).join('');
  return `"${text.replace(/^\./, '')}"`;
}
