import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The first words of an error, in one line and without colours. */
function reasonOf({ error, status }: TestResult): string {
  const lines = stripVTControlCharacters(error?.message ?? status).split('\n');
  const told = lines.filter((line) => /^(?:Locator|Expected|Received)/.test(line));
  return [lines[0], ...told].join(' ').replace(/ +/g, ' ');
}

/** Says at the end which tests failed first and passed when they ran again, and why: they are to be mended. */
export default class FlakyReporter implements Reporter {
  private readonly failures = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.retry === 0 && result.status !== test.expectedStatus) this.failures.set(test, result);
  }

  onEnd(): void {
    const flaky = [...this.failures].filter(([test]) => test.outcome() === 'flaky');
    if (flaky.length === 0) return;
    console.log(`\n!! ${flaky.length} flaky: failed, and passed at the second try`);
    for (const [test, result] of flaky) {
      console.log(`!! ${test.titlePath().slice(2).join(' › ')}\n!!   ${reasonOf(result)}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
