import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/**
 * A Vitest reporter for `test.mjs`. It writes `{ passed, failed }` to the file `UNIT_REPORT`: the number of passed
 * tests, and a line for each failure. Vitest's own JSON report leaves out failures outside of tests: a file that cannot
 * be loaded, a hook, an unhandled error.
 */
export default class UnitReport {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const failedTests = tests
      .filter((test) => test.result().state === 'failed')
      .flatMap((test) => test.result().errors.slice(0, 1).map(lineOf(test.fullName)));
    const failedGroups = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((group) =>
        group.errors().map(lineOf(group.fullName ?? module.relativeModuleId)),
      ),
    );
    const failed = [...failedTests, ...failedGroups, ...unhandledErrors.map(lineOf('outside of tests'))];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    mkdirSync(dirname(process.env.UNIT_REPORT), { recursive: true });
    writeFileSync(process.env.UNIT_REPORT, JSON.stringify({ passed, failed }));
  }
}

function lineOf(name) {
  return ({ message, stacks = [] }) => {
    const [place] = stacks;
    return [name, message, place && `${relative('', place.file)}:${place.line}`].filter(Boolean).join(': ');
  };
}
