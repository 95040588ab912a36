import { url as debuggerUrl } from 'node:inspector';
import type { Mistake } from '../shared/mistake.ts';
import { withEnd } from '../shared/with-end.ts';

/** Work of the server for a page. */
export interface Work {
  /** Path of the page's file in the docs folder. */
  page: string;
  /** Name of that file in messages. */
  source: string;
  doing: 'compiled' | 'loaded' | 'rendered';
  /** Whether it is the config instead of a page. Without the config, there is no server. */
  isConfig?: boolean;
}

/** Describes loading the config. @param name of the config file, if it was given */
export function configWork(name = 'lectern.config'): Work {
  return { page: '', source: name, doing: 'loaded', isConfig: true };
}

/** A page that made an earlier server hang or crash. */
export interface Refusal extends Work {
  /** "in 30 s", or the signal that ended the server. */
  end: string;
}

/** Data that the watching process passes to a server when it starts it (`keeper.ts`). */
export interface Kept {
  /** When the command was run, or the previous server ended (ms since 1970). */
  started: number;
  /** Port of the previous server, which open tabs use. */
  port?: number;
  refused: Refusal[];
}

/** Message of a server to the process that watches it. */
export interface Told {
  /** Current work; null if nothing is running that might not return. */
  at?: Work | null;
  /** Whether a debugger may pause the server for any length of time. */
  isDebugged?: boolean;
  port?: number;
  /** Pages that an edit may have fixed. */
  forget?: string[];
}

/** Environment variable that tells a server that it is watched. */
export const KEPT = 'LECTERN_KEPT';

/** Interval at which a server at work reports that it is not stuck (ms). */
const SIGN_OF_LIFE = 1000;

/** Unfinished work. The last entry is the work that runs, or the waiting work that was started last. */
const open: Work[] = [];
let refused: Refusal[] = [];
let isWatched = false;

/** Returns the data that this process was started with; null for a server that is not watched. */
export function takeKept(): Kept | null {
  const { [KEPT]: written } = process.env;
  if (!written) return null;
  // Child processes must not inherit it.
  delete process.env[KEPT];
  const kept: Kept = JSON.parse(written);
  refused = kept.refused;
  isWatched = true;
  // The watching process is gone.
  process.on('disconnect', () => process.exit());
  // Otherwise the channel would keep a server alive that failed to start.
  process.channel?.unref();
  setInterval(() => {
    if (open.length > 0) tell({ isDebugged: debuggerUrl() !== undefined });
  }, SIGN_OF_LIFE).unref();
  return kept;
}

/** Sends a message to the watching process, if there is one. */
export function tell(told: Told): void {
  // Sent at once, because the next line may never end.
  if (isWatched && process.connected) process.send?.(told);
}

/** Runs code that might not return: the text, components and plugins of a page are written by its authors. */
export function during<T>(work: Work, run: () => T): T {
  if (!isWatched) return run();
  open.push(work);
  tell({ at: work });
  return withEnd(run, () => {
    open.splice(open.lastIndexOf(work), 1);
    tell({ at: open.at(-1) ?? null });
  });
}

/** Returns why a page must not be tried; undefined if it may be. */
export function refusalOf(page: string): Mistake | undefined {
  const refusal = refused.find((refusal) => refusal.page === page);
  return refusal && mistakeOf(refusal);
}

/** Describes a page that made a server hang or crash. */
export function mistakeOf({ source, doing, end }: Refusal): Mistake {
  const isSlow = end.startsWith('in ');
  return {
    message: isSlow
      ? `This page was not ${doing} ${end}: the server was started again without it.`
      : `The server ended with ${end} while this page was ${doing}, and was started again without it.`,
    where: `${source}:1`,
    hint: 'The cause is its text, a component or a plugin. Remove parts of the page to find it. The server tries the page again after an edit.',
    kind: doing === 'compiled' ? 'syntax' : 'component',
  };
}

/** Allows pages to be tried again, because an edit may have fixed them. */
export function tryAgain(isFixed: (page: string) => boolean): void {
  const pages = refused.map(({ page }) => page).filter(isFixed);
  if (pages.length === 0) return;
  refused = refused.filter(({ page }) => !pages.includes(page));
  tell({ forget: pages });
}
