import { join, relative, resolve } from 'node:path';
import { toPosix } from '../pages/paths.ts';
import { annotationsOf } from '../shared/annotations.ts';
import { type Mistake, mistakesOf, placeOf } from '../shared/mistake.ts';
import { type BuildOptions, type BuildResult, build } from './build.ts';
import { type BuildProgress, createProgress } from './progress.ts';
import type { BuildThreads } from './threads.ts';
import { memorySaver } from './v8-flags.ts';

/** Duration above which a build lists its largest and slowest pages (ms). */
const LONG = 1000;
/** Maximum number of pages in a line of the summary. */
const SHOWN = 3;

/** Streams that `lectern build` prints to. */
export interface Console {
  out(text: string): void;
  error(text: string): void;
  /** Receives parts of lines. */
  progress(text: string): void;
  isTerminal: boolean;
}

interface RunOptions extends BuildOptions {
  /** Prints one JSON object instead, even if the build fails. */
  json?: boolean | undefined;
  /** Same as the argument of `build`. */
  threads?: BuildThreads;
}

/**
 * Runs `lectern build`: prints its progress and its result. In GitHub Actions, errors are also shown next to the
 * changed lines.
 *
 * @throws the errors of `build`
 */
export async function runBuild(
  root: string,
  { json = false, threads, ...options }: RunOptions,
  terminal: Console,
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const { out, error, isTerminal } = terminal;
  const started = performance.now();
  const progress = createProgress({ isTerminal, write: terminal.progress, now: () => performance.now() });
  const saveMemory = memorySaver();
  const onProgress = (state: BuildProgress) => {
    saveMemory(state);
    if (!json) progress.show(state);
  };
  try {
    const result = await build(root, { ...options, onProgress }, threads).finally(progress.end);
    const ms = Math.round(performance.now() - started);
    if (json) return out(jsonResult(result, ms));
    for (const warning of result.warnings) error(`warning  ${warning}`);
    const more = result.warnings.length > 0 && (await moreAboutWarnings(result.warnings));
    if (more) error(more);
    if (result.summary) error(`${result.summary}. The build went on.`);
    for (const note of result.notes) out(note);
    for (const line of summaryLines(result, ms)) out(line);
  } catch (reason) {
    const mistakes = mistakesOf(reason, 'plugin');
    if (json) out(await jsonFailure(mistakes));
    else if (env.GITHUB_ACTIONS === 'true') {
      for (const line of annotations(mistakes, root, env)) out(line);
    }
    throw reason;
  }
}

/** Loads the catalogue of messages only if there is something to look up. */
async function moreAboutWarnings(warnings: readonly string[]): Promise<string> {
  const { messageIn, moreAbout } = await import('../explain/find.ts');
  return moreAbout(warnings.map(messageIn));
}

/** Returns the lines that a build prints at its end. */
export function summaryLines(result: BuildResult, ms: number): string[] {
  const { pages, outDir, files, bytes, largest, slowest } = result;
  const line = `Built ${pages} page${pages === 1 ? '' : 's'} in ${(ms / 1000).toFixed(2)} s: ${outDir}`;
  const size = `${files} files, ${sizeText(bytes)}`;
  if (ms < LONG || pages === 1) return [line, size];
  const named = (label: string, texts: string[]) =>
    texts.length > 0 ? [`${label}: ${texts.slice(0, SHOWN).join(', ')}`] : [];
  return [
    line,
    size,
    ...named(
      'Largest pages',
      largest.map((page) => `${page.path} ${sizeText(page.bytes)}`),
    ),
    ...named(
      'Slowest pages',
      slowest.map((page) => `${page.path} ${page.ms} ms`),
    ),
  ];
}

/** Formats a size in decimal units, like disks and networks. */
function sizeText(bytes: number): string {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return bytes >= 1000 ? `${Math.round(bytes / 1000)} kB` : `${bytes} B`;
}

/** Formats the result for programs. `version` changes when a property is renamed. */
function jsonResult({ summary: _summary, ...result }: BuildResult, ms: number): string {
  return JSON.stringify({ version: 1, isBuilt: true, ms, ...result, errors: [] }, null, 2);
}

async function jsonFailure(mistakes: readonly Mistake[]): Promise<string> {
  const { idOf } = await import('../explain/find.ts');
  const errors = mistakes.map(({ where, ...rest }) => ({
    id: idOf(rest.message),
    ...rest,
    ...placeOf(where),
  }));
  return JSON.stringify({ version: 1, isBuilt: false, errors }, null, 2);
}

function annotations(mistakes: readonly Mistake[], root: string, env: NodeJS.ProcessEnv): string[] {
  const { GITHUB_WORKSPACE = process.cwd() } = env;
  const items = mistakes.map(({ kind, ...rest }) => ({ ...rest, level: 'error' as const, code: kind }));
  return annotationsOf(items, (file) => toPosix(relative(GITHUB_WORKSPACE, join(resolve(root), file))));
}
