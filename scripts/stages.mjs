import { runQuietly } from './setup.mjs';

/**
 * Keeps count of what a run of checks and tests did: time, passes and failures of each stage.
 *
 * @returns functions that run stages, and `report`, which prints the table of them
 */
export function createStages() {
  const rows = [];
  /** What failed, by name: said again at the end, which may be all that is kept of the output. */
  const failures = [];

  /**
   * Runs something as a stage.
   *
   * @param work returns how many checks passed, the names of those that failed, and how many were skipped
   */
  async function stage(name, work) {
    const start = performance.now();
    const { passed, failed, skipped = 0 } = await work();
    const seconds = (performance.now() - start) / 1000;
    rows.push({ name, seconds, passed, failed: failed.length, skipped });
    failures.push(...failed);
    console.log(`# ${name}: ${seconds.toFixed(1)} s`);
  }

  /** Runs something as a stage that proves nothing and that all the others need. */
  function prepare(name, work) {
    return stage(name, async () => {
      await work();
      return { passed: 0, failed: [] };
    });
  }

  /** Runs a command as a stage that is one check. Its output is printed when it ends, as others may run beside it. */
  function check(name, command, args, options) {
    return stage(name, async () => {
      const { code, output } = await runQuietly(command, args, options);
      console.log(`\n# ${name}\n${output.trimEnd()}`);
      return code === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
    });
  }

  /** Runs functions, two at a time: there may be no more cores. */
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
    console.log(`\n${'stage'.padEnd(width)}  seconds  passed  failed`);
    for (const { name, seconds, passed, failed } of rows) {
      const numbers = [seconds.toFixed(1).padStart(7), `${passed}`.padStart(6), `${failed}`.padStart(6)];
      console.log([name.padEnd(width), ...numbers].join('  '));
    }
    const sum = (what) => rows.reduce((count, row) => count + row[what], 0);
    if (sum('skipped') > 0) console.log(`\n${sum('skipped')} skipped`);
    console.log(`\n${sum('passed')} passed, ${failures.length} failed`);
    return failures.length === 0 ? 0 : 1;
  }

  return { stage, prepare, check, together, report };
}
