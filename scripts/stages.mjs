import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { runQuietly } from './setup.mjs';

/**
 * Records time, passes and failures of each stage in a run of checks and tests.
 *
 * @returns functions that run stages, and `report`, which prints their table
 */
export function createStages() {
  const rows = [];
  /** Names of failures. They are printed again at the end, because a log may keep only the end of the output. */
  const failures = [];
  /** CPU seconds that are already assigned to rows. */
  let counted = cpuOfChildren();

  /** Returns the CPU time of the commands that have ended since the last stage did. A stage ends with its command. */
  function cpuSinceLast() {
    const [before, now] = [counted, cpuOfChildren()];
    counted = now;
    return now - before;
  }

  /**
   * Runs a function as a stage.
   *
   * @param work returns the number of passed checks, the names of failed ones, and the number of skipped ones
   */
  async function stage(name, work) {
    const start = performance.now();
    const before = processorTimes();
    const { passed, failed, skipped = 0 } = await work();
    const seconds = (performance.now() - start) / 1000;
    const cpu = cpuSinceLast();
    const busy = busyShare(before, processorTimes());
    rows.push({ name, seconds, cpu, busy, passed, failed: failed.length, skipped });
    failures.push(...failed);
    console.log(`# ${name}: ${seconds.toFixed(1)} s, CPU ${cpu.toFixed(1)} s, machine ${percent(busy)} busy`);
  }

  /** Runs a function as a stage that checks nothing and that all other stages need. */
  function prepare(name, work) {
    return stage(name, async () => {
      await work();
      return { passed: 0, failed: [] };
    });
  }

  /**
   * Runs a command as a stage with one check. Its output is printed at its end, since other commands may run
   * concurrently.
   */
  function check(name, command, args, options) {
    return stage(name, async () => {
      const { code, output } = await runQuietly(command, args, options);
      console.log(`\n# ${name}\n${output.trimEnd()}`);
      return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
    });
  }

  /** Runs functions, two at a time, because there may be no more cores. */
  async function together(works) {
    const waiting = [...works];
    const lanes = Array.from({ length: 2 }, async () => {
      for (let work = waiting.shift(); work; work = waiting.shift()) await work();
    });
    await Promise.all(lanes);
  }

  /** Prints failures, the table of stages and the totals. @returns the exit code */
  function report() {
    for (const failure of failures) console.log(`!! failed: ${failure}`);
    const width = Math.max(...rows.map(({ name }) => name.length));
    console.log(`\n${'stage'.padEnd(width)}  seconds    CPU s     busy  passed  failed`);
    for (const { name, seconds, cpu, busy, passed, failed } of rows) {
      const times = [seconds, cpu].map((value) => value.toFixed(1).padStart(7));
      const numbers = [...times, percent(busy).padStart(7), `${passed}`.padStart(6), `${failed}`.padStart(6)];
      console.log([name.padEnd(width), ...numbers].join('  '));
    }
    const sum = (what) => rows.reduce((count, row) => count + row[what], 0);
    console.log(`\nCPU ${sum('cpu').toFixed(0)} s`);
    if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
    console.log(`\n${sum('passed')} passed, ${failures.length} failed`);
    return failures.length === 0 ? 0 : 1;
  }

  return { stage, prepare, check, together, report };
}

/** @returns idle time and total time of all processors together, in milliseconds */
function processorTimes() {
  const times = cpus().map(({ times }) => times);
  const sum = (values) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((one) => Object.values(one))) };
}

/**
 * Returns how busy the machine was between two `processorTimes`, from 0 to 1. It includes the work of other programs,
 * because the CPU time of a browser's processes is not attributed to the stage that started it.
 */
function busyShare(before, after) {
  const all = after.all - before.all;
  return all > 0 ? 1 - (after.idle - before.idle) / all : 1;
}

const percent = (share) => `${Math.round(100 * share)} %`;

/**
 * Returns the CPU seconds of all commands that have ended, including their children. On a shared machine, this compares
 * two runs better than the clock. Read from `/proc` (proc_pid_stat(5): fields 16 and 17, in hundredths); 0 on other
 * systems.
 */
function cpuOfChildren() {
  try {
    const [, fields] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const [user, system] = fields.split(' ').slice(13, 15).map(Number);
    return (user + system) / 100;
  } catch {
    return 0;
  }
}
