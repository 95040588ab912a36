import { describe, expect, it } from 'vitest';
import { isFileName, readSamples } from './extract.js';
import { formatProblem, toProblem } from './sample.js';

const page = 'site/docs/en/a.md';

describe('readSamples', () => {
  it('reads language, title and attributes', () => {
    const { samples, problems } = readSamples('```ts title="src/a.ts" {1} expect="x y"\nlet a;\n```\n', page);
    expect(problems).toEqual([]);
    expect(samples).toMatchObject([
      { lang: 'ts', file: 'src/a.ts', line: 2, code: 'let a;', attributes: { expect: 'x y' } },
    ]);
  });

  it('maps a finding to line and column of the page, in a list too', () => {
    const { samples } = readSamples('- one\n\n  ```ts\n  let a;\n    let b;\n  ```\n', page);
    const [sample] = samples;
    if (!sample) throw new Error('There is no sample.');
    const problem = toProblem(sample, { line: 2, column: 7, message: 'Wrong.', code: 'ts1' });
    expect(formatProblem(problem)).toBe('site/docs/en/a.md:5:9  Wrong. (ts1)');
  });

  it('reports a word of the meta that no one knows', () => {
    const { problems } = readSamples('text\n\n```ts expext="x"\n```\n', page);
    expect(problems.map(formatProblem)).toEqual([
      'site/docs/en/a.md:3:1  Unknown in the meta of this fence: expext. Known words: title, showLineNumbers, wrapCode, nocheck, unproven, expect, in, run, output, lang. (meta)',
    ]);
  });

  it('wants a reason where a sample is not checked', () => {
    const { problems } = readSamples('```ts nocheck\n```\n', page);
    expect(problems.map(({ message }) => message)).toEqual([
      'Say why this fence is not checked: nocheck="reason".',
    ]);
  });

  it('reports a page that cannot be parsed', () => {
    const { samples, problems } = readSamples('<Tab>\n', 'site/docs/en/a.mdx');
    expect(samples).toEqual([]);
    expect(problems[0]?.message).toMatch(/^This page cannot be parsed: /);
  });
});

describe('isFileName', () => {
  it.each(['rsbuild.config.ts', 'src/App.vue', '.browserslistrc', '.env.local', 'src/[id].tsx'])(
    'takes %s',
    (title) => {
      expect(isFileName(title)).toBe(true);
    },
  );
  it.each(['Before', '', 'Node.js server', '../a.ts', 'dist/'])('refuses %j', (title) => {
    expect(isFileName(title)).toBe(false);
  });
});
