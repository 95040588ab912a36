import { basename, resolve } from 'node:path';

/** Templates of a new site, with the descriptions that the question shows. */
export const TEMPLATES = {
  docs: 'Documentation in one language',
  bilingual: 'Documentation in English and Chinese',
  library: 'Documentation of a TypeScript library, with an API reference made from its code',
} as const;

/** Hosts of the site. Other hosts need no file: `lectern host` prints what they need. */
export const HOSTS = {
  github: 'GitHub Pages',
  other: 'Somewhere else, or not yet',
} as const;

export type Template = keyof typeof TEMPLATES;
export type Host = keyof typeof HOSTS;

/** Answers that a site is created from. */
export interface Answers {
  /** Folder of the project: absolute, or relative to the working folder. */
  folder: string;
  /** Name of the site, in its header and in the titles of its pages. */
  title: string;
  template: Template;
  host: Host;
}

export const DEFAULTS: Answers = {
  folder: 'docs-site',
  title: 'My documentation',
  template: 'docs',
  host: 'other',
};

/** Returns the problem with an answer, or undefined. */
export function problemWith(key: keyof Answers, value: string): string | undefined {
  if (value.trim() === '') return `Give a ${key === 'title' ? 'name' : key}.`;
  const choices = { template: TEMPLATES, host: HOSTS }[key as string];
  if (choices && !(value in choices)) {
    return `There is no ${key} "${value}". Choose one of: ${Object.keys(choices).join(', ')}.`;
  }
  return undefined;
}

/** Returns a name for `package.json`, which allows lower-case letters, digits and `-` (npm's rules for names). */
export function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'docs' : name;
}
