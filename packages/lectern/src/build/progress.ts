/** Current state of a build. */
export interface BuildProgress {
  phase: 'compile' | 'bundle' | 'render' | 'finish';
  /** Pages done, out of `total`; both are 0 for a phase without pages. */
  done: number;
  total: number;
}

const PHASES: Record<BuildProgress['phase'], string> = {
  compile: 'Compiling pages',
  bundle: 'Bundling theme and components',
  render: 'Rendering pages',
  finish: 'Writing search, feeds and other files',
};

/** Time before a build shows any progress (ms). */
const QUIET_FOR = 1000;
/** How often the line on a terminal is rewritten, and how often a log gets a line of the same phase (ms). */
const EVERY = { terminal: 100, log: 5000 };

/** Output for progress. */
interface Screen {
  /** Whether a line can be overwritten. */
  isTerminal: boolean;
  write(text: string): unknown;
  /** Returns milliseconds since any fixed time. */
  now(): number;
}

/** Shows the progress of a build that takes longer than a second: one line on a terminal, plain lines elsewhere. */
export function createProgress({ isTerminal, write, now }: Screen) {
  const started = now();
  let last = { time: -Infinity, phase: '', text: '' };
  return {
    show({ phase, done, total }: BuildProgress): void {
      const time = now();
      if (time - started < QUIET_FOR) return;
      const every = isTerminal ? EVERY.terminal : EVERY.log;
      if (phase === last.phase && time - last.time < every) return;
      const text = total > 0 ? `${PHASES[phase]}: ${done} of ${total}` : PHASES[phase];
      if (text === last.text) return;
      last = { time, phase, text };
      write(isTerminal ? `\r\u001B[K${text}` : `${text}\n`);
    },
    /** Removes the line from the terminal. */
    end(): void {
      if (isTerminal && last.text) write('\r\u001B[K');
    },
  };
}
