import type { Tinypool } from 'tinypool';
import { removeOutput } from '../publish/remove-tree.ts';
import type { Route } from '../shared/types.ts';
import type { KnownOutput, OutputPage } from './last-output.ts';
import type { OutputFile } from './output-files.ts';
import type { RenderResult } from './render-site.ts';
import { type TakeTask, takeFiles } from './take-files.ts';

/** Files of a page in an earlier output. */
export interface PageFiles {
  /** Path of the page. */
  path: string;
  files: readonly OutputFile[];
  /** Their paths in the new output, if they differ. */
  to?: readonly string[];
  /** Returns true for a file that can stay where it is if the old output is changed in place. */
  stays(at: number): boolean;
}

/** Takes files of earlier outputs into a new one, before it is known whether they belong there. */
export interface Taker {
  /** Whether the old output is changed in place: files that stay where they are are only checked. */
  isInPlace: boolean;
  /** Starts to take files. */
  take(pages: readonly PageFiles[]): void;
  /** Waits until all of them are taken. */
  settled(): Promise<void>;
  /** Checks whether a path of the new output has its unchanged file. */
  has(path: string): boolean;
  /** Removes taken files that do not belong to the new output. */
  removeOthers(wanted: ReadonlySet<string>): void;
}

/** A new output, and the source of its files. */
export interface TakeOptions {
  last: KnownOutput;
  /** Pool whose threads have `takeFiles` of `render-worker.ts`. */
  pool: Pick<Tinypool, 'run'>;
  /** Folder of the new output, or of its new files if the old one is changed in place. */
  folder: string;
  isInPlace: boolean;
}

/** Number of files that can be taken faster than another thread starts, if the first one is still busy. */
const TAKEN_HERE = 256;

function createTaker({ last, pool, folder, isInPlace }: TakeOptions): Taker {
  /** Paths in the new output, and whether the folder contains the file. */
  const taken = new Map<string, boolean>();
  let running: Promise<void> | null = null;
  const run = async ({ paths, ...task }: NamedTask) => {
    const isTaken: Uint8Array =
      paths.length > TAKEN_HERE ? await pool.run(task, { name: 'takeFiles' }) : takeFiles(task);
    for (const [at, path] of paths.entries()) if (isTaken[at]) taken.set(path, task.to[at] !== null);
  };
  return {
    isInPlace,
    take(pages) {
      for (const task of tasksFor(pages, last, folder, isInPlace)) {
        // One after another: otherwise the pool would start another thread, which takes longer than waiting.
        running = running ? running.then(() => run(task)) : run(task);
        // `settled` reports the error.
        running.catch(() => {});
      }
    },
    settled: async () => void (await running),
    has: (path) => taken.has(path),
    removeOthers(wanted) {
      for (const [path, isThere] of taken) if (isThere && !wanted.has(path)) removeOutput(folder, path);
    },
  };
}

/** A task with the paths of all files in the new output. */
interface NamedTask extends TakeTask {
  paths: string[];
}

/** Creates one task for each folder that contains pages. */
function tasksFor(
  pages: readonly PageFiles[],
  last: KnownOutput,
  folder: string,
  isInPlace: boolean,
): NamedTask[] {
  const tasks = new Map<string, { files: OutputFile[]; to: (string | null)[]; paths: string[] }>();
  for (const { path, files, to, stays } of pages) {
    const from = last.folderOf(path);
    const task = tasks.get(from) ?? { files: [], to: [], paths: [] };
    tasks.set(from, task);
    for (const [at, file] of files.entries()) {
      const target = to?.[at] ?? file.path;
      task.files.push(file);
      task.paths.push(target);
      task.to.push(isInPlace && stays(at) ? null : target);
    }
  }
  return Array.from(tasks, ([from, task]) => ({ from, folder, ...task })).filter(({ to }) => to.length > 0);
}

/** Key of the not-found page in the map of pages by path. */
export const NOT_FOUND = '404.html';

/** Starts to take the files of all pages: after an edit, most are unchanged, and the others are written again. */
export function takePages(routes: readonly Route[], options: TakeOptions): Taker {
  const taker = createTaker(options);
  const assets = new Set<string>();
  const paths = [...routes.map(({ path }) => path), NOT_FOUND];
  taker.take(
    paths.map((path) => {
      const { files = [], assets: own = [] } = options.last.pages.get(path) ?? {};
      const shared = own.filter(({ path }) => !assets.has(path));
      for (const { path } of shared) assets.add(path);
      // Shared files are taken even in place: a thread that renders another page looks for them in the folder.
      return { path, files: [...files, ...shared], stays: (at) => at < files.length };
    }),
  );
  return taker;
}

/** Checks whether all files of a page are there and unchanged. */
export function isTaken({ files, assets }: Pick<OutputPage, 'files' | 'assets'>, { has }: Taker): boolean {
  return [...files, ...assets].every(({ path }) => has(path));
}

/** Returns the paths of all files that pages have. @param texts paths of the texts that search results show */
export function pathsOf(
  { pages, others }: Pick<RenderResult, 'pages' | 'others'>,
  texts: Iterable<string>,
): Set<string> {
  const paths = new Set([...others, ...texts]);
  for (const { files, assets } of pages.values()) {
    for (const { path } of [...files, ...assets]) paths.add(path);
  }
  return paths;
}
