import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const VARIABLE = 'LECTERN_RUN';
/** An in-memory file system that every Linux has. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes: several times the space that the files of all tests need at one time. */
const ENOUGH = 6e9;

/**
 * Ensures that nothing remains after this run ends, fails or is killed: no server, no browser, no folder. Every process
 * that is started from here on inherits a marker and a temporary folder.
 *
 * @param folders absolute paths of folders that tests create elsewhere and that must be removed too
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
    // The watchdog's standard input ends when this process does. It is detached, so that a terminal or a CI that kills
    // the process group does not kill it.
    { detached: true, stdio: ['pipe', 'ignore', 'inherit'] },
  ).unref();
  process.env[VARIABLE] = mark.slice(VARIABLE.length + 1);
  process.env.TMPDIR = temporary;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
}

/**
 * Returns a folder in memory if there is enough of it. Tests create and delete thousands of files. Before ext4 gives a
 * new file an inode, it looks at each inode that was deleted in the last minutes. That is a quarter of the CPU time of
 * a build if another output was deleted right before it.
 */
function placeOfTests() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize > ENOUGH ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Returns the npm processes that started this process, and the shells between them. Without npm, nobody waits for the
 * run.
 */
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

/** Whether a process with this id exists. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
