import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VARIABLE = 'LECTERN_RUN';
/** A file system in memory that each Linux has. */
const SHARED_MEMORY = '/dev/shm';
/** Several times what the files of all tests take at one time (bytes). */
const ENOUGH = 6e9;

/**
 * Sees to it that nothing is left of this run when it ends, fails or is killed: no server, no browser, no folder.
 * Everything that is started from here on inherits a mark and a temporary folder.
 *
 * @param folders absolute paths of folders that tests make elsewhere and that must go, too
 */
export function leaveNothingBehind(folders) {
  if (process.platform !== 'linux') return;
  const temporary = join(placeOfTests(), `lectern-${process.pid}`);
  mkdirSync(temporary, { recursive: true });
  const mark = `${VARIABLE}=${process.pid}-${Date.now()}`;
  const input = {
    mark,
    run: process.pid,
    starters: startersOf(process.ppid),
    folders: [temporary, ...folders],
  };
  spawn(
    process.execPath,
    [fileURLToPath(new URL('./watchdog.mjs', import.meta.url)), JSON.stringify(input)],
    // Its standard input ends when this process does. It stays in no group that a terminal or a CI would end.
    { detached: true, stdio: ['pipe', 'ignore', 'inherit'] },
  ).unref();
  process.env[VARIABLE] = mark.slice(VARIABLE.length + 1);
  process.env.TMPDIR = temporary;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

/**
 * Memory where there is enough of it. Tests make thousands of files and delete them again, and ext4 looks at each inode
 * that was deleted in the last minutes before it gives a new file one: a quarter of the CPU time of a build, if another
 * output was deleted right before it.
 */
function placeOfTests() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ENOUGH ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The npm that has started this process, with the shell between them: without npm no one waits for the run. */
function startersOf(pid) {
  const found = [];
  for (let at = pid; at > 1; at = parentOf(at)) {
    const command = readProc(at, 'cmdline').replaceAll('\0', ' ');
    if (!/^npm (?:t|test|run)\b|^sh -c node scripts\//.test(command)) break;
    found.push(at);
  }
  return found;
}

function parentOf(pid) {
  return Number(/^PPid:\s*(\d+)/m.exec(readProc(pid, 'status'))?.[1] ?? 0);
}

function readProc(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

/** Whether there is a process with this number. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
