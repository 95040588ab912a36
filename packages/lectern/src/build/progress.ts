/** What a build is doing. */
export interface BuildProgress {
  phase: 'compile' | 'bundle' | 'render' | 'finish';
  /** Pages done, of `total`; both are 0 where a phase has no pages. */
  done: number;
  total: number;
}

const PHASES: Record<BuildProgress['phase'], string> = {
  compile: 'Compiling pages',
  bundle: 'Bundling theme and components',
  render: 'Rendering pages',
  finish: 'Writing search, feeds and other files',
};

/** A build that is over by then says nothing on its way (ms). */
const QUIET_FOR = 1000;
/** How often a line on a terminal is written again, and how often a log gets a line of the same phase (ms). */
const EVERY = { terminal: 100, log: 5000 };

/** Where progress is shown. */
interface Screen {
  /** Can write a line again. */
  isTerminal: boolean;
  write(text: string): unknown;
  /** Milliseconds, from any start. */
  now(): number;
}

/** Shows what a build does, if that takes longer than a second: one line on a terminal, plain lines elsewhere. */
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
    /** Takes the line off the terminal. */
    end(): void {
      if (isTerminal && last.text) write('\r\u001B[K');
    },
  };
}
