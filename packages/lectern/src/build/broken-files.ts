import { readFileSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Config } from '../config/load.ts';
import { createImportHints } from '../pages/import-mistakes.ts';
import { browserDir } from '../pages/own-package.ts';
import { type DocsError, isDocsErrors } from '../shared/error.ts';
import { type Mistake, mistakesOf, placeOf } from '../shared/mistake.ts';
import { brokenTsconfig, emptyTsconfig } from '../vite/broken-tsconfig.ts';
import { brokenFilesPlugin, MISSING } from './broken-files-plugin.ts';

/** Files that cannot be bundled, each with the names that other modules import from it. */
export type BrokenNames = Map<string, Set<string>>;

/** Errors and files that a bundle leaves out. */
export interface BrokenFiles {
  mistakes: Mistake[];
  /** Absolute path of the tsconfig to use if one in the project is broken. */
  tsconfig: string | undefined;
  /** Whether the theme of the project cannot be bundled. The engine's theme replaces it. */
  isThemeBroken: boolean;
  /**
   * Replaces the exports of these files with notes. Returns null in the first round, because the plugin runs for each
   * import.
   */
  plugin(): Plugin | null;
  /**
   * Handles an error that the bundler threw.
   *
   * @param pageModules modules that were bundled
   * @returns whether another round may get further
   */
  add(error: unknown, pageModules: readonly string[]): boolean;
}

/**
 * Creates the state of a build that leaves out files that cannot be bundled. One broken component must not hide the
 * errors of all other pages: the site is bundled again without its file. If the theme is broken, the engine's theme
 * replaces it.
 */
export function createBrokenFiles(config: Config): BrokenFiles {
  const names: BrokenNames = new Map();
  const missingModule = createMissing(config);
  const onMissing = (raw: string, file: string) => void broken.mistakes.push(missingModule(raw, file));
  const plugin = brokenFilesPlugin({ names, onMissing });
  let isCollecting = false;
  const broken: BrokenFiles = {
    mistakes: [],
    tsconfig: undefined,
    isThemeBroken: false,
    plugin: () => (isCollecting ? plugin : null),
    add(error, pageModules) {
      if (takeTsconfig(error, broken, config, pageModules)) return true;
      if (!isDocsErrors(error)) return false;
      const before = sizeOf(names, broken);
      if (isCollecting) {
        // Another round does not help if the same errors are thrown again.
        return error.errors.map(take).every(Boolean) && sizeOf(names, broken) > before;
      }
      // The bundler reports only some of the unresolved imports. The next round checks all imports, including those of
      // a broken theme, which is left out as a whole.
      isCollecting = true;
      error.errors.filter((one) => !isUnresolved(one) && !isOfTheme(one)).forEach(take);
      return true;
    },
  };
  const { take, isOfTheme } = createTaker(config, names, broken);
  return broken;
}

/** Checks whether an error of the bundler reports an import that cannot be resolved. */
function isUnresolved({ message }: DocsError): boolean {
  return message.startsWith('Could not resolve ');
}

/**
 * Creates the functions that handle the errors of one round. `take` returns true if the next round can leave the error
 * out.
 */
function createTaker({ project, themeFile }: Config, names: BrokenNames, broken: BrokenFiles) {
  const themeDir = themeFile && `${dirname(themeFile)}/`;
  const fileOf = ({ where }: DocsError) => resolve(project, placeOf(where).file);
  const isOfTheme = (error: DocsError) => themeDir !== null && fileOf(error).startsWith(themeDir);

  /** Leaves out the file of an error. Returns false for a file of the engine. */
  function leaveOut(error: DocsError): boolean {
    const file = fileOf(error);
    if (isOfTheme(error)) broken.isThemeBroken = true;
    else if (file.startsWith(browserDir)) return false;
    else if (!names.has(file)) names.set(file, new Set());
    return true;
  }

  function take(error: DocsError): boolean {
    const [, name = '', from = ''] = /^"(.+)" is not exported by "(.+)"/.exec(error.message) ?? [];
    const source = names.get(resolve(project, from));
    if (source) return Boolean(source.add(name));
    if (!error.where || !leaveOut(error)) return false;
    // Already reported as an import that cannot be resolved.
    if (!from.includes(MISSING)) broken.mistakes.push(...mistakesOf(error, 'component'));
    return true;
  }

  return { take, isOfTheme };
}

/** Checks whether an error is about a tsconfig, and if so replaces the tsconfig with an empty one. */
function takeTsconfig(
  error: unknown,
  broken: BrokenFiles,
  { project, docsDir, cacheDir }: Config,
  pageModules: readonly string[],
): boolean {
  if (broken.tsconfig || !/tsconfig/i.test(textOf(error))) return false;
  const folders = pageModules.filter((name) => isAbsolute(name)).map((file) => dirname(file));
  const mistake = brokenTsconfig(project, [docsDir, ...folders]);
  if (!mistake) return false;
  broken.mistakes.push(...mistakesOf(mistake, 'import'));
  broken.tsconfig = emptyTsconfig(cacheDir);
  return true;
}

/** Creates a function that describes an import that cannot be resolved. */
function createMissing(config: Config): (raw: string, file: string) => Mistake {
  const hintFor = createImportHints(config);
  return (raw, file) => ({
    message: `There is no module ${raw}.`,
    where: `${relative(config.project, file)}:${lineOf(raw, file)}`,
    hint: hintFor(raw),
    kind: 'import',
  });
}

function sizeOf(names: BrokenNames, { isThemeBroken }: BrokenFiles): number {
  return [...names.values()].reduce(
    (sum, exported) => sum + exported.size,
    names.size + Number(isThemeBroken),
  );
}

/** Returns the line of a file that imports a module, or 1 if no line is found. */
function lineOf(raw: string, file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.includes(`'${raw}'`) || line.includes(`"${raw}"`)),
    ) + 1
  );
}

/** Joins the messages of an error and of its `errors` list, where the bundler puts its own errors. */
function textOf(error: unknown): string {
  const { errors = [] } = error as { errors?: Error[] };
  return [error as Error, ...errors].map(({ message }) => message).join('\n');
}
