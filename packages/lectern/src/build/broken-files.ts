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

/** Files that cannot be bundled, each with the names that others import from it. */
export type BrokenNames = Map<string, Set<string>>;

/** What a bundle is made without. */
export interface BrokenFiles {
  mistakes: Mistake[];
  /** Absolute file of the tsconfig to use, where one of the project's is broken. */
  tsconfig: string | undefined;
  /** The theme of the project cannot be bundled: that of the engine takes its place. */
  isThemeBroken: boolean;
  /** Puts notes in the place of what these files export; null for the first round, as it is asked at each import. */
  plugin(): Plugin | null;
  /**
   * Takes what the bundler threw.
   *
   * @param pageModules what was bundled
   * @returns whether another round may come further
   */
  add(error: unknown, pageModules: readonly string[]): boolean;
}

/**
 * A component that cannot be bundled must not keep the mistakes of all pages from being told: the bundle is made again
 * without its file, and that of a broken theme with the engine's own.
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
        // An error that comes again is not helped by another round.
        return error.errors.map(take).every(Boolean) && sizeOf(names, broken) > before;
      }
      // Of imports that lead nowhere the bundler tells some: the next round looks at all, also at those of a broken
      // theme, which is left out as a whole.
      isCollecting = true;
      error.errors.filter((one) => !isUnresolved(one) && !isOfTheme(one)).forEach(take);
      return true;
    },
  };
  const { take, isOfTheme } = createTaker(config, names, broken);
  return broken;
}

/** True for the bundler's error of an import that leads nowhere. */
function isUnresolved({ message }: DocsError): boolean {
  return message.startsWith('Could not resolve ');
}

/** Makes what takes the errors of one round: `take` is true where the next round can go without what an error is about. */
function createTaker({ project, themeFile }: Config, names: BrokenNames, broken: BrokenFiles) {
  const themeDir = themeFile && `${dirname(themeFile)}/`;
  const fileOf = ({ where }: DocsError) => resolve(project, placeOf(where).file);
  const isOfTheme = (error: DocsError) => themeDir !== null && fileOf(error).startsWith(themeDir);

  /** Leaves the file of an error out; false for one of the engine. */
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
    // Told already, as an import that leads nowhere.
    if (!from.includes(MISSING)) broken.mistakes.push(...mistakesOf(error, 'component'));
    return true;
  }

  return { take, isOfTheme };
}

/** True for the error of a tsconfig, instead of which an empty one is used then. */
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

/** The mistake of an import of a file that leads nowhere. */
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

/** Line of the import of a module in a file; the first where it cannot be found. */
function lineOf(raw: string, file: string): number {
  const lines = readFileSync(file, 'utf8').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.includes(`'${raw}'`) || line.includes(`"${raw}"`)),
    ) + 1
  );
}

/** The bundler's own errors are in a list. */
function textOf(error: unknown): string {
  const { errors = [] } = error as { errors?: Error[] };
  return [error as Error, ...errors].map(({ message }) => message).join('\n');
}
