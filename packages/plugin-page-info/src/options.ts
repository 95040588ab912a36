import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

export interface ReadingTimeOptions {
  /** Words per minute, for scripts with spaces. Default: 220. */
  wordsPerMinute?: number;
  /** Characters per minute, for Chinese, Japanese and Korean. Default: 400. */
  charactersPerMinute?: number;
  /** Weight of a word in code, compared to a word of text. Default: 0.5. */
  code?: number;
}

/** An author of a page, as git knows them. The address is never published. */
export interface Person {
  name: string;
  email: string;
}

export interface ContributorOptions {
  /** Addresses of people's own pages, by name, or a function that gets name and e-mail. */
  profiles?: Readonly<Record<string, string>> | ((person: Person) => string | undefined);
  /** Names to leave out, in addition to those of bots. */
  exclude?: readonly string[];
}

export interface TagOptions {
  /** Folder of the lists, below that of each language. Default: `tags`. */
  folder?: string;
  /** Folders whose pages have no tags here, such as a blog with tags of its own: `['blog']`. */
  exclude?: readonly string[];
}

export interface PageInfoOptions {
  /** Whether to show the time to read a page, below its heading. Default: true. */
  readingTime?: boolean | ReadingTimeOptions;
  /** Whether to show the contributors of a page, according to git. Default: true. */
  contributors?: boolean | ContributorOptions;
  /** Whether to show tags of the front matter at the end of a page, and lists by tag. Default: true. */
  tags?: boolean | TagOptions;
  /** Words instead of the plugin's own, by language: `{ fr: { readingTime: '{time} de lecture' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** The options with their defaults; null for parts that are turned off. */
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

/** Returns the settings of one part of the plugin. Without an option, the part is on. */
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
