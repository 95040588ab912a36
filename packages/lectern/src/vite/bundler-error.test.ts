import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { formatError, isDocsErrors } from '../shared/error.ts';
import { bundleError } from './bundler-error.ts';

/** Returns the messages for an error of the bundler, in a project that is not the working directory. */
function told(message: string, project: string): string[] {
  const error = bundleError({ errors: [new Error(message)] }, project);
  return isDocsErrors(error) ? error.errors.map(formatError) : ['no place'];
}

const picture = (exporter: string, file: string) =>
  `[MISSING_EXPORT] "Cup" is not exported by "${exporter}".\n   ╭─[ ${file}:3:10 ]\n   │\n 3 │ import { Cup }\n`;

it('names files of the project from its folder', () => {
  expect(told(picture('site/a.ts', 'site/b.ts'), resolve('site'))).toEqual([
    'b.ts:3:10  "Cup" is not exported by "a.ts".\n  Fix the file and build again.',
  ]);
});

it('names files beside the project, such as packages of a monorepo, from there as well', () => {
  const project = join(tmpdir(), 'project');
  const from = (file: string) => relative(project, resolve(file));
  expect(told(picture('package.json', 'README.md'), project)).toEqual([
    `${from('README.md')}:3:10  "Cup" is not exported by "${from('package.json')}".\n  Fix the file and build again.`,
  ]);
  expect(told(picture('virtual:cups', 'README.md'), project)[0]).toContain('exported by "virtual:cups"');
});
