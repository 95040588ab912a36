import { url as debuggerUrl } from 'node:inspector';
import type { Mistake } from '../shared/mistake.ts';
import { withEnd } from '../shared/with-end.ts';

/** What the server does for a page. */
export interface Work {
  /** Path of the page's file in the folder of pages. */
  page: string;
  /** How messages name that file. */
  source: string;
  doing: 'compiled' | 'loaded' | 'rendered';
  /** It is no page but the config: without that there is no server. */
  isConfig?: boolean;
}

/** @param name of the config file, where that was told */
export function configWork(name = 'lectern.config'): Work {
  return { page: '', source: name, doing: 'loaded', isConfig: true };
}

/** A page that has kept a server before this one from answering, or ended it. */
export interface Refusal extends Work {
  /** "in 30 s", or the signal that ended the server. */
  end: string;
}

/** What a server is started with by the process that watches over it (`keeper.ts`). */
export interface Kept {
  /** When the command was given, or the server before this one had ended (ms since 1970). */
  started: number;
  /** Of the server before this one, which tabs know. */
  port?: number;
  refused: Refusal[];
}

/** What a server tells the process that watches over it. */
export interface Told {
  /** What it is at; null for nothing that it might not come back from. */
  at?: Work | null;
  /** Somebody may stop it at a line for as long as they like. */
  isDebugged?: boolean;
  port?: number;
  /** An edit may have fixed these pages. */
  forget?: string[];
}

/** The variable by which a server knows that it is watched over. */
export const KEPT = 'LECTERN_KEPT';

/** How often a server at work says that it is not stuck (ms). */
const SIGN_OF_LIFE = 1000;

/** Work that is not done: the last is what runs, or what was begun last of what waits. */
const open: Work[] = [];
let refused: Refusal[] = [];
let isWatched = false;

/** What this process was started with; null for a server that nobody watches over. */
export function takeKept(): Kept | null {
  const { [KEPT]: written } = process.env;
  if (!written) return null;
  // Not for what this process may start.
  delete process.env[KEPT];
  const kept: Kept = JSON.parse(written);
  refused = kept.refused;
  isWatched = true;
  // Whoever has started us is gone.
  process.on('disconnect', () => process.exit());
  // Else a server that could not start would wait for that.
  process.channel?.unref();
  setInterval(() => {
    if (open.length > 0) tell({ isDebugged: debuggerUrl() !== undefined });
  }, SIGN_OF_LIFE).unref();
  return kept;
}

/** Tells the process that watches over this one, if there is one. */
export function tell(told: Told): void {
  // At once, also when the next line never ends.
  if (isWatched && process.connected) process.send?.(told);
}

/** Does something that might not come back: a page's text, its components and plugins are their authors'. */
export function during<T>(work: Work, run: () => T): T {
  if (!isWatched) return run();
  open.push(work);
  tell({ at: work });
  return withEnd(run, () => {
    open.splice(open.lastIndexOf(work), 1);
    tell({ at: open.at(-1) ?? null });
  });
}

/** Why a page is not to be tried; undefined for one that is. */
export function refusalOf(page: string): Mistake | undefined {
  const refusal = refused.find((refusal) => refusal.page === page);
  return refusal && mistakeOf(refusal);
}

/** What is told of a page that has kept a server from answering, or ended it. */
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

/** Tries pages again: an edit may have fixed them. */
export function tryAgain(isFixed: (page: string) => boolean): void {
  const pages = refused.map(({ page }) => page).filter(isFixed);
  if (pages.length === 0) return;
  refused = refused.filter(({ page }) => !pages.includes(page));
  tell({ forget: pages });
}
