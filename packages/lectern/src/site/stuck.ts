/** Number of threads that cannot be terminated because they are in a native call. On exit, Node.js waits for them. */
let stuck = 0;

export function noteStuckThread(): void {
  stuck++;
}

/** Kills the process if a stuck thread would keep it alive. The command line calls it after all output. */
export function leaveStuckThreads(): void {
  if (stuck > 0) process.kill(process.pid, 'SIGKILL');
}
