import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { isAlive } from './leftovers.mjs';

/**
 * Waits for the end of a run, however it ends, then ends every process that the run has started and removes its
 * folders. Started by `leftovers.mjs`:
 *
 *     node watchdog.mjs '{ "mark": "NAME=value", "run": 3, "starters": [1, 2], "folders": ["/tmp/a"] }'
 *
 * Linux: processes are known by a variable of their environment, which children inherit, detached ones included.
 */

const { mark, run, starters, folders } = JSON.parse(process.argv[2]);

process.stdin.resume();
process.stdin.on('end', cleanUp);
// Whoever started the run may be killed alone, as by `kill -9` of npm; the run would continue for no one.
setInterval(() => {
  if (!starters.every(isAlive)) cleanUp();
}, 1000);

function cleanUp() {
  end(run);
  // A process that is being ended may start another one in the meantime.
  for (let tries = 0; tries < 20 && endMarked() > 0; tries++) sleep(50);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}

/** @returns how many processes there were */
function endMarked() {
  const marked = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name));
  for (const pid of marked) end(Number(pid));
  return marked.length;
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function isMarked(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
  } catch {
    return false;
  }
}

function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
