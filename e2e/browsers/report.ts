import { writeFileSync } from 'node:fs';
import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { ENGINE_WORDS, ENGINES, type EngineName } from './engine.ts';

const FILE = new URL('../../docs-dev/browsers.md', import.meta.url);

const INTRO = `# Browsers

What works in the built documentation in browsers of three engines. Each cell is the result of a test in \`e2e/browsers/\`. The tests write this file:

    UPDATE=1 npx playwright test --config e2e/browsers/playwright.config.ts

"works" also means that the console showed no error and no warning. "fails" is a known bug: the test expects it, and fails when the bug is fixed.

Pages support the same browsers as Vite 8. The oldest are Chrome 111, Firefox 114 and Safari 16.4. Chromium 111 runs the specs \`reading\`, \`replay\` and \`theme-shell\` (\`npx playwright test --config e2e/playwright.config.ts --project=chromium-111\`). For all three, \`packages/lectern/tests/scenarios/targets.test.ts\` compares CSS and scripts with MDN's data. It lists each feature that one of these browsers lacks, and what readers get instead.
`;

/** Reports which browsers are missing, and with `UPDATE=1` writes the table of what works in which browser. */
export default class BrowserReport implements Reporter {
  #tests: TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(): void {
    for (const engine of ENGINES) this.#sayIfAbsent(engine);
    if (!process.env.UPDATE) return;
    if (ENGINES.every((engine) => this.#version(engine))) {
      writeFileSync(FILE, `${INTRO}\n${this.#sections().join('\n\n')}\n`);
    } else console.log('docs-dev/browsers.md is as it was: it needs a run in every browser.');
  }

  #of(engine: EngineName): TestCase[] {
    return this.#tests.filter((test) => test.parent.project()?.name === engine);
  }

  #sayIfAbsent(engine: EngineName): void {
    const tests = this.#of(engine);
    const skips = tests.filter((test) => test.outcome() === 'skipped');
    const reason = skips[0]?.results[0]?.annotations.find(({ type }) => type === 'skip')?.description;
    if (reason) console.log(`${skips.length} tests skipped: ${reason}`);
  }

  /** Returns a table for each group of tests. */
  #sections(): string[] {
    const rows = this.#tests.filter(({ parent }) => parent.project()?.name === ENGINES[0] && parent.title);
    const groups = new Set(
      rows.filter(({ parent }) => parent.type === 'describe').map(({ parent }) => parent.title),
    );
    return [...groups].map((group) => {
      const head = [
        group,
        ...ENGINES.map((engine) => `${ENGINE_WORDS[engine].name} ${this.#version(engine)}`),
      ];
      const body = rows
        .filter(({ parent }) => parent.title === group)
        .map(({ title }) => [title, ...ENGINES.map((engine) => cell(this.#of(engine), group, title))]);
      return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
    });
  }

  #version(engine: EngineName): string {
    const version = this.#of(engine).map(versionOf).find(Boolean) ?? '';
    // The second number identifies a release of WebKitGTK, the first number a release of the other browsers.
    return version
      .split('.')
      .slice(0, engine === 'webkit' ? 2 : 1)
      .join('.');
  }
}

function versionOf(test: TestCase): string | undefined {
  return test.results[0]?.annotations.find(({ type }) => type === 'version')?.description;
}

/** Returns the result of a test in one browser. */
function cell(tests: TestCase[], group: string, title: string): string {
  const test = tests.find((one) => one.title === title && one.parent.title === group);
  const status = test?.results.at(-1)?.status;
  if (status === 'passed') return 'works';
  return status === 'skipped' || !status ? 'not run' : 'fails';
}
