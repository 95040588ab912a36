import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

export interface ReadingTimeOptions {
  /** Of scripts with spaces; 220 when absent. */
  wordsPerMinute?: number;
  /** Of Chinese, Japanese and Korean; 400 when absent. */
  charactersPerMinute?: number;
  /** What a word of code counts beside a word of text; 0.5 when absent. */
  code?: number;
}

/** Somebody who has written a page, as git knows them. The address is never published. */
export interface Person {
  name: string;
  email: string;
}

export interface ContributorOptions {
  /** Addresses of people's own pages: by name, or by a function that gets name and e-mail. */
  profiles?: Readonly<Record<string, string>> | ((person: Person) => string | undefined);
  /** Names to leave out, beside those of bots. */
  exclude?: readonly string[];
}

export interface TagOptions {
  /** Folder of the lists, below that of each language; `tags` when absent. */
  folder?: string;
  /** Folders whose pages have no tags here, such as a blog with tags of its own: `['blog']`. */
  exclude?: readonly string[];
}

export interface PageInfoOptions {
  /** Time to read a page, below its heading; `false` for none. */
  readingTime?: boolean | ReadingTimeOptions;
  /** Who has written a page, by git; `false` for none. */
  contributors?: boolean | ContributorOptions;
  /** Tags of front matter at the end of a page, and lists by tag; `false` for none. */
  tags?: boolean | TagOptions;
  /** Words instead of the plugin's own, by language: `{ fr: { readingTime: '{time} de lecture' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** The options with their defaults; null for what is switched off. */
export interface PageInfo {
  readingTime: Required<ReadingTimeOptions> | null;
  contributors: Required<ContributorOptions> | null;
  tags: Required<TagOptions> | null;
  words: NonNullable<PageInfoOptions['words']>;
}

/** @throws DocsError for an option that cannot work */
export function withDefaults(options: PageInfoOptions): PageInfo {
  assertOptions(options, ['readingTime', 'contributors', 'tags', 'words'], 'pageInfo()');
  assertWords(options.words, en, 'pageInfo()');
  const readingTime = part(options, 'readingTime', {
    wordsPerMinute: 220,
    charactersPerMinute: 400,
    code: 0.5,
  });
  for (const [name, value] of Object.entries(readingTime ?? {})) {
    if (Number.isFinite(value) && (value > 0 || (name === 'code' && value === 0))) continue;
    throw new DocsError(`"readingTime.${name}" of pageInfo() is ${value}.`, {
      hint: 'Use a number above 0.',
    });
  }
  const contributors = part(options, 'contributors', { profiles: {}, exclude: [] });
  const tags = part(options, 'tags', { folder: 'tags', exclude: [] });
  return { readingTime, contributors, tags: tags && withFolders(tags), words: options.words ?? {} };
}

/** One part of the plugin: all of it when nothing is said. */
function part<Name extends 'readingTime' | 'contributors' | 'tags', T extends object>(
  options: PageInfoOptions,
  name: Name,
  defaults: T,
): T | null {
  const given: object | boolean = options[name] ?? true;
  if (given === false) return null;
  if (given === true) return defaults;
  assertOptions(given, Object.keys(defaults), `"${name}" of pageInfo()`);
  return { ...defaults, ...given };
}

function withFolders(tags: Required<TagOptions>): Required<TagOptions> {
  const trimmed = (folder: string) => folder.replace(/^\/+|\/+$/g, '');
  const folder = trimmed(tags.folder);
  if (folder !== '' && !folder.split('/').includes('..')) {
    return { folder, exclude: tags.exclude.map(trimmed) };
  }
  throw new DocsError(`"tags.folder" of pageInfo() is "${tags.folder}".`, {
    hint: 'Name a folder inside the folder of each language: "tags".',
  });
}
