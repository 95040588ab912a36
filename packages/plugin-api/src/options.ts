import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'API', zh: '接口' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface ApiOptions {
  /**
   * Source files whose exports are documented, relative to the project folder. Either a list, or an object with the
   * names under which they are imported, `{ tea: '../src/index.ts', 'tea/pot': '../src/pot.ts' }`.
   */
  entryPoints: readonly string[] | Readonly<Record<string, string>>;
  /** Folder of the reference, below that of each language. Default: `api`. */
  folder?: string;
  /** Title of the reference. Default: "API reference" in the language of the page. */
  title?: Localized;
  /** TypeScript configuration, relative to the project folder. Default: the one nearest to the first entry point. */
  tsconfig?: string;
  /**
   * Address of a source line: `https://github.com/tea/pot/blob/main/{path}#L{line}`. Default: from the git remote.
   * `false` for no links.
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
  /** Name that readers import. Default: TypeDoc's name for the file. */
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

/** Returns a text in a language. If there is none, returns the first one. */
export function inLanguage(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}
