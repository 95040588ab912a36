import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How often this process looks at the clock, in milliseconds. */
const TICK = 500;
/** Later than this, and the machine stood still: no test can keep its times then. */
const STALL = 3000;

/** The first words of an error, in one line and without colours. */
function reasonOf({ error, status }: TestResult): string {
  const lines = stripVTControlCharacters(error?.message ?? status).split('\n');
  const told = lines.filter((line) => /^(?:Locator|Expected|Received)/.test(line));
  return [lines[0], ...told].join(' ').replace(/ +/g, ' ');
}

/**
 * Says at the end which tests failed first and passed when they ran again, why, and for how long the
 * machine stood still meanwhile: a test that needs its second try without that is to be mended.
 */
export default class FlakyReporter implements Reporter {
  private readonly failures = new Map<TestCase, TestResult>();
  private readonly stalls: { from: number; to: number }[] = [];
  private last = Date.now();
  private readonly timer = setInterval(() => {
    const now = Date.now();
    if (now - this.last > STALL) this.stalls.push({ from: this.last, to: now });
    this.last = now;
  }, TICK);

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry === 0 && result.status !== test.expectedStatus) this.failures.set(test, result);
  }

  onEnd(_result: FullResult): void {
    clearInterval(this.timer);
    const flaky = [...this.failures].filter(([test]) => test.outcome() === 'flaky');
    if (flaky.length === 0) return;
    console.log(`\n!! ${flaky.length} flaky: failed, and passed at the second try`);
    for (const [test, result] of flaky) {
      console.log(`!! ${test.titlePath().slice(2).join(' › ')}`);
      console.log(`!!   ${reasonOf(result)}; ${this.stallIn(result)}`);
    }
  }

  private stallIn({ startTime, duration }: TestResult): string {
    const start = startTime.getTime();
    const time = this.stalls
      .filter(({ from, to }) => to > start && from < start + duration)
      .reduce((sum, { from, to }) => sum + to - from, 0);
    return time > 0
      ? `the machine stood still for ${Math.round(time / 1000)} s meanwhile`
      : 'the machine did not stand still';
  }

  printsToStdio(): boolean {
    return false;
  }
}
