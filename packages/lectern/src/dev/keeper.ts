import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { stuckError } from '../config/import-config.ts';
import { ownPackage } from '../pages/own-package.ts';
import { toError } from '../shared/mistake.ts';
import { countSeconds } from './computing.ts';
import { tellError } from './tell.ts';
import { KEPT, type Kept, mistakeOf, type Refusal, type Told, type Work } from './work.ts';

/** The longest page of real documentation takes one, on a machine that does nothing else (s). */
const DEADLINE = 30;
const TICK = 1000;

/** How native code ends a process: a parser whose stack is full, or that gives up; memory that is not there. */
const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'];
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What the process that watches knows of its server. */
interface State extends Kept {
  server?: ChildProcess;
  at: Work | null;
  /** Seconds without a word from a server at work, as far as they count. */
  silent: number;
  /** What the last second counts. */
  second(): number;
  isDebugged: boolean;
  /** The server was ended from here. */
  isStuck: boolean;
}

/**
 * Runs `lectern dev` in a process of its own, and watches over it. A page whose text, component or plugin it does not
 * come back from, or that ends it, costs a start: the next server has the same port, and shows what is wrong in the
 * place of that page. Only another process can do that: nothing interrupts a native call, and a loop in the thread that
 * answers requests leaves no turn to anything else.
 *
 * @param argv the arguments after `lectern`
 * @param deadline seconds of CPU time without a sign of life while a page is at work
 * @returns when the server has ended for good; as it ended, so does this process
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

/** @param onEnd called when the server has ended; true to start another one */
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

/** Seconds are counted here, not taken from a clock: a machine that sleeps is no page that hangs. */
function endStuck(state: State, deadline: number): void {
  const second = state.second();
  if (!state.at || state.isDebugged) return;
  state.silent += second;
  if (state.silent < deadline) return;
  state.isStuck = true;
  state.server?.kill('SIGKILL');
}

/** What the server has ended for; null where that is no page's fault, or another start would not help. */
function refusalOf(
  { at, isStuck, refused }: State,
  signal: NodeJS.Signals | null,
  deadline: number,
): Refusal | null {
  if (!at || (!isStuck && !CRASHES.includes(signal))) return null;
  if (refused.some(({ page }) => page === at.page)) return null;
  return { ...at, end: isStuck ? `in ${deadline} s` : String(signal) };
}

/** Whether a debugger was asked for, which stops a process for as long as somebody looks at it. */
export function isDebugged(): boolean {
  return /(?:^|\s)--inspect/.test([...process.execArgv, process.env.NODE_OPTIONS].join(' '));
}
