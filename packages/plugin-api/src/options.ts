import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'API', zh: '接口' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface ApiOptions {
  /**
   * Source files whose exports are documented, relative to the project folder: a list, or by the names that they are
   * imported by, `{ tea: '../src/index.ts', 'tea/pot': '../src/pot.ts' }`.
   */
  entryPoints: readonly string[] | Readonly<Record<string, string>>;
  /** Folder of the reference, below that of each language; `api` when absent. */
  folder?: string;
  /** Title of the reference; "API reference" in the language of the page when absent. */
  title?: Localized;
  /** TypeScript's configuration, relative to the project folder; that nearest to the first entry point when absent. */
  tsconfig?: string;
  /**
   * Address of a line of source: `https://github.com/tea/pot/blob/main/{path}#L{line}`; from the git remote when
   * absent, `false` for no links.
   */
  sourceLink?: string | false;
  /** Words instead of the plugin's own, by language: `{ fr: { classes: 'Classes' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** The options with their defaults. */
export interface Api extends Omit<ApiOptions, 'entryPoints'> {
  folder: string;
  entryPoints: readonly EntryPoint[];
}

export interface EntryPoint {
  path: string;
  /** What readers import; TypeDoc's name for the file when absent. */
  name?: string;
}

const KNOWN = ['entryPoints', 'folder', 'title', 'tsconfig', 'sourceLink', 'words'];

/** @throws DocsError for an option that cannot work */
export function withDefaults(options: ApiOptions): Api {
  assertOptions(options ?? {}, KNOWN, 'api()');
  assertWords(options?.words, en, 'api()');
  const entryPoints = entryPointsOf(options);
  if (entryPoints.length === 0) {
    throw new DocsError('api() has no entry points.', {
      hint: "Name the source files whose exports it shall show: entryPoints: ['../src/index.ts']",
    });
  }
  const folder = (options.folder ?? 'api').replace(/^\/+|\/+$/g, '');
  if (folder === '' || folder.split('/').includes('..')) {
    throw new DocsError(`"folder" of api() is "${options.folder}".`, {
      hint: 'Name a folder inside the folder of each language: "api".',
    });
  }
  return { ...options, entryPoints, folder };
}

function entryPointsOf({ entryPoints = [] }: Partial<ApiOptions> = {}): EntryPoint[] {
  if (Array.isArray(entryPoints)) return entryPoints.map((path: string) => ({ path }));
  return Object.entries(entryPoints).map(([name, path]) => ({ name, path }));
}

/** A text in a language; that of the first language where it has none. */
export function inLanguage(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}
