import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { stuckError } from '../config/import-config.ts';
import { ownPackage } from '../pages/own-package.ts';
import { toError } from '../shared/mistake.ts';
import { countSeconds } from './computing.ts';
import { tellError } from './tell.ts';
import { KEPT, type Kept, mistakeOf, type Refusal, type Told, type Work } from './work.ts';

/**
 * Seconds until a page is considered stuck. The slowest page of real documentation takes one second on an idle machine.
 */
const DEADLINE = 30;
const TICK = 1000;

/** Signals of crashes in native code, such as a stack overflow or an abort in a parser, or a failed allocation. */
const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'];
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** State that the watching process keeps of its server. */
interface State extends Kept {
  server?: ChildProcess;
  at: Work | null;
  /** Seconds without a message from a server at work, as `second` counts them. */
  silent: number;
  /** Returns how many seconds the last second counts. */
  second(): number;
  isDebugged: boolean;
  /** Whether this process killed the server because it was stuck. */
  isStuck: boolean;
}

/**
 * Runs `lectern dev` in a child process, and watches it. If the text, a component or a plugin of a page hangs or
 * crashes the server, the server is restarted: the next one has the same port, and shows the error in place of that
 * page. This needs a separate process. Nothing can interrupt a native call, and a loop in the thread that answers
 * requests blocks everything else.
 *
 * @param argv the arguments after `lectern`
 * @param deadline seconds of CPU time without a message while a page is at work
 * @returns a promise that resolves when the server has ended for good. This process then ends with the same exit code
 *   or signal
 */
export function keepServer(argv: readonly string[], deadline = DEADLINE): Promise<void> {
  const state: State = {
    started: Date.now(),
    refused: [],
    at: null,
    silent: 0,
    second: () => 0,
    isDebugged: false,
    isStuck: false,
  };
  const onSignal = (signal: NodeJS.Signals) => void state.server?.kill(signal);
  for (const signal of ENDING) process.on(signal, onSignal);
  const timer = setInterval(() => endStuck(state, deadline), TICK);
  return new Promise((resolve) => {
    start(argv, state, (code, signal) => {
      if (state.isStuck && state.at?.isConfig) {
        tellError(stuckError(state.at.source));
        return end(1, null);
      }
      const refusal = refusalOf(state, signal, deadline);
      if (refusal) {
        tellError(toError(mistakeOf(refusal)));
        console.error();
        state.refused.push(refusal);
        state.started = Date.now();
        return true;
      }
      return end(code, signal);
    });
    const end = (code: number | null, signal: NodeJS.Signals | null): false => {
      clearInterval(timer);
      for (const signal of ENDING) process.off(signal, onSignal);
      if (signal) process.kill(process.pid, signal);
      process.exitCode = code ?? 1;
      resolve();
      return false;
    };
  });
}

/** Starts a server. @param onEnd called when the server has ended; returns true to start another one */
function start(
  argv: readonly string[],
  state: State,
  onEnd: (code: number | null, signal: NodeJS.Signals | null) => boolean,
): void {
  Object.assign(state, { at: null, silent: 0, isDebugged: false, isStuck: false });
  const { started, port, refused } = state;
  const kept: Kept = { started, refused, ...(port === undefined ? {} : { port }) };
  const server = fork(join(ownPackage, 'bin/lectern.js'), argv, {
    env: { ...process.env, [KEPT]: JSON.stringify(kept) },
  });
  state.server = server;
  state.second = countSeconds(server.pid);
  server.on('message', (told) => hear(told as Told, state));
  server.once('exit', (code, signal) => {
    if (onEnd(code, signal)) start(argv, state, onEnd);
  });
}

function hear({ at, isDebugged, port, forget = [] }: Told, state: State): void {
  state.silent = 0;
  if (at !== undefined) state.at = at;
  if (isDebugged !== undefined) state.isDebugged = isDebugged;
  if (port !== undefined) state.port = port;
  state.refused = state.refused.filter(({ page }) => !forget.includes(page));
}

/** Kills a stuck server. It counts seconds instead of reading a clock, because a machine may have been asleep. */
function endStuck(state: State, deadline: number): void {
  const second = state.second();
  if (!state.at || state.isDebugged) return;
  state.silent += second;
  if (state.silent < deadline) return;
  state.isStuck = true;
  state.server?.kill('SIGKILL');
}

/** Returns the page that ended the server; null if no page is at fault, or if another start would not help. */
function refusalOf(
  { at, isStuck, refused }: State,
  signal: NodeJS.Signals | null,
  deadline: number,
): Refusal | null {
  if (!at || (!isStuck && !CRASHES.includes(signal))) return null;
  if (refused.some(({ page }) => page === at.page)) return null;
  return { ...at, end: isStuck ? `in ${deadline} s` : String(signal) };
}

/** Checks whether a debugger is enabled, which may pause a process for any length of time. */
export function isDebugged(): boolean {
  return /(?:^|\s)--inspect/.test([...process.execArgv, process.env.NODE_OPTIONS].join(' '));
}
