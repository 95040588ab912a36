import { basename, resolve } from 'node:path';

/** What a new site can begin as, with what a reader of the question needs to know. */
export const TEMPLATES = {
  docs: 'Documentation in one language',
  bilingual: 'Documentation in English and Chinese',
  library: 'Documentation of a TypeScript library, with an API reference made from its code',
} as const;

/** Where it can be published. Other hosts need no file: `lectern host` prints what they do need. */
export const HOSTS = {
  github: 'GitHub Pages',
  other: 'Somewhere else, or not yet',
} as const;

export type Template = keyof typeof TEMPLATES;
export type Host = keyof typeof HOSTS;

/** What a site is made from. */
export interface Answers {
  /** Folder of the project: absolute, or from the working folder. */
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

/** What is wrong with an answer, or undefined. */
export function problemWith(key: keyof Answers, value: string): string | undefined {
  if (value.trim() === '') return `Give a ${key === 'title' ? 'name' : key}.`;
  const choices = { template: TEMPLATES, host: HOSTS }[key as string];
  if (choices && !(value in choices)) {
    return `There is no ${key} "${value}". Choose one of: ${Object.keys(choices).join(', ')}.`;
  }
  return undefined;
}

/** A name for `package.json`, which takes lower-case letters, digits and `-` (npm's rules of names). */
export function packageName(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'docs' : name;
}
