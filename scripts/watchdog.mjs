import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { isAlive } from './leftovers.mjs';

/**
 * Waits until a run ends for any reason. Then kills every process that the run has started, and removes its folders.
 * Started by `leftovers.mjs`:
 *
 *     node watchdog.mjs '{ "mark": "NAME=value", "run": 3, "starters": [1, 2], "folders": ["/tmp/a"] }'
 *
 * Linux only: processes are identified by an environment variable, which children inherit, including detached ones.
 */

const { mark, run, starters, folders } = JSON.parse(process.argv[2]);

process.stdin.resume();
process.stdin.on('end', cleanUp);
// The process that started the run may be killed alone, for example by `kill -9` of npm. The run would then continue
// for nobody.
setInterval(() => {
  if (!starters.every(isAlive)) cleanUp();
}, 1000);

function cleanUp() {
  end(run);
  // A process that is being killed may still start another one.
  for (let tries = 0; tries < 20 && endMarked() > 0; tries++) sleep(50);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(0);
}

/** @returns the number of processes found */
function endMarked() {
  const marked = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isMarked(name));
  for (const pid of marked) end(Number(pid));
  return marked.length;
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already exited.
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
