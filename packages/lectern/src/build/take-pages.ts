import type { Tinypool } from 'tinypool';
import type { Route } from '../shared/types.ts';
import type { KnownOutput, OutputPage } from './last-output.ts';
import { type OutputFile, removeOutput } from './output-files.ts';
import type { RenderResult } from './render-site.ts';
import type { TakeTask } from './take-files.ts';

/** Files of a page of an earlier output. */
interface PageFiles {
  /** Of the page. */
  path: string;
  files: readonly OutputFile[];
  /** Their paths in the new output, where these are others. */
  to?: readonly string[];
}

/** Puts files of earlier outputs into a new one, before it is known whether they belong there. */
export interface Taker {
  /** Begins to take files. */
  take(pages: readonly PageFiles[]): void;
  /** Waits until all of them are taken. */
  settled(): Promise<void>;
  /** True for a path of the new output that has a file now, as it was. */
  has(path: string): boolean;
  /** Removes what has been taken and does not belong to the new output. */
  removeOthers(wanted: ReadonlySet<string>): void;
}

/**
 * @param last what files are taken from
 * @param pool its threads have `takeFiles` of `render-worker.ts`
 * @param folder of the new output
 */
function createTaker(last: KnownOutput, pool: Pick<Tinypool, 'run'>, folder: string): Taker {
  const taken = new Set<string>();
  let running: Promise<void> | null = null;
  const run = async (task: TakeTask) => {
    const isTaken: Uint8Array = await pool.run(task, { name: 'takeFiles' });
    for (const [at, path] of task.to.entries()) if (isTaken[at]) taken.add(path);
  };
  return {
    take(pages) {
      for (const task of tasksFor(pages, last, folder)) {
        // One after another: the pool would start another thread, which takes longer than to wait.
        running = running ? running.then(() => run(task)) : run(task);
        // It is told by `settled`.
        running.catch(() => {});
      }
    },
    settled: async () => void (await running),
    has: (path) => taken.has(path),
    removeOthers(wanted) {
      for (const path of taken) if (!wanted.has(path)) removeOutput(folder, path);
    },
  };
}

/** One for each folder that pages are in. */
function tasksFor(pages: readonly PageFiles[], last: KnownOutput, folder: string): TakeTask[] {
  const tasks = new Map<string, { files: OutputFile[]; to: string[] }>();
  for (const { path, files, to = files.map((file) => file.path) } of pages) {
    const from = last.folderOf(path);
    const task = tasks.get(from) ?? { files: [], to: [] };
    tasks.set(from, task);
    task.files.push(...files);
    task.to.push(...to);
  }
  return Array.from(tasks, ([from, task]) => ({ from, folder, ...task })).filter(({ to }) => to.length > 0);
}

/** Where the page for addresses that are none is known, among pages by their paths. */
export const NOT_FOUND = '404.html';

/**
 * Begins to take the files of all pages: after an edit most are as they were, and the others are written again.
 *
 * @param last what they are taken from
 * @param folder of the new output
 */
export function takePages(
  routes: readonly Route[],
  last: KnownOutput,
  pool: Pick<Tinypool, 'run'>,
  folder: string,
): Taker {
  const taker = createTaker(last, pool, folder);
  const assets = new Set<string>();
  const paths = [...routes.map(({ path }) => path), NOT_FOUND];
  taker.take(
    paths.map((path) => {
      const known = last.pages.get(path);
      const shared = known?.assets.filter(({ path }) => !assets.has(path)) ?? [];
      for (const { path } of shared) assets.add(path);
      return { path, files: [...(known?.files ?? []), ...shared] };
    }),
  );
  return taker;
}

/** True for a page whose files are there, as they were. */
export function isTaken({ files, assets }: Pick<OutputPage, 'files' | 'assets'>, { has }: Taker): boolean {
  return [...files, ...assets].every(({ path }) => has(path));
}

/** Paths of all files that pages have. @param texts those that search shows of them */
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
