import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Kernel clock ticks per second, the unit of CPU time in `/proc`. */
const TICKS = 100;
const SAMPLE_MS = 50;

/**
 * Runs a command to its end.
 *
 * @returns wall and CPU seconds, peak memory of the process tree (MiB), and the output of the command
 * @throws Error with the end of the command's output if it fails
 */
export async function measure([command, ...args], cwd) {
  const cpuBefore = childrenCpu();
  const started = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, CI: '1', NO_COLOR: '1' } });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const memory = watchMemory(child.pid);
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const wall = (performance.now() - started) / 1000;
  const peak = memory.stop();
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed (${code}):\n${output.slice(-2000)}`);
  return { wall, cpu: childrenCpu() - cpuBefore, peak, output };
}

/**
 * Tracks the memory of a process and all its descendants as proportional set size (shared pages counted once).
 *
 * The kernel needs longer to report it the more memory there is. The watcher therefore pauses nine times as long as a
 * reading took, and never uses more than a tenth of one core.
 */
export function watchMemory(pid) {
  let peak = 0;
  let timer;
  const sample = () => {
    const started = performance.now();
    peak = Math.max(peak, treePss(pid));
    timer = setTimeout(sample, Math.max(SAMPLE_MS, 9 * (performance.now() - started)));
  };
  sample();
  return {
    stop() {
      clearTimeout(timer);
      return peak / 1024;
    },
  };
}

/** Returns the proportional set size of a process and its descendants, in KiB. */
function treePss(root) {
  return tree(root).reduce((sum, pid) => sum + pss(pid), 0);
}

function pss(pid) {
  const text = read(`/proc/${pid}/smaps_rollup`);
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

/** Returns the ids of a process and all its descendants. */
export function tree(root) {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0)]);
  const found = [root];
  for (const pid of found) found.push(...parents.filter(([, parent]) => parent === pid).map(([own]) => own));
  return found;
}

/** Returns the CPU seconds (user and system) of all children that have exited, and of their children. */
function childrenCpu() {
  const fields = read('/proc/self/stat').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has exited since it was listed.
    return '';
  }
}
