/** Threads that cannot be ended, as they are inside of a native call: Node.js waits for them for ever when it exits. */
let stuck = 0;

export function noteStuckThread(): void {
  stuck++;
}

/** For the command line, when all is said: ends the process by force where a thread would keep it. */
export function leaveStuckThreads(): void {
  if (stuck > 0) process.kill(process.pid, 'SIGKILL');
}
