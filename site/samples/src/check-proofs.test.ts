import { describe, expect, it } from 'vitest';
import { unprovenSamples } from './check-proofs.js';
import { runsOf } from './check-run.js';
import { readSamples } from './extract.js';
import { createVirtualProject } from './virtual-project.js';

const CONFIG = '```ts title="rsbuild.config.ts"\nexport default { plugins: [] };\n```';
const OUTPUT = '```text output\ndone\n```';
const ENTRY = '```js title="src/index.js"\nimport \'./Header\';\n```';
const HEADER = '```jsx title="src/Header.jsx"\n// @ts-ignore\nimport { Leaf } from \'./leaf.svg\';\n```';

/** Returns the page lines of samples that are not proven. */
function lines(...fences: string[]) {
  const source = fences.map((fence) => `${fence}\n`).join('\n');
  const page = { path: 'a.md', lang: 'en', key: 'a', source, ...readSamples(source, 'a.md') };
  const project = createVirtualProject(page, () => undefined);
  return unprovenSamples(page, project, runsOf(page, project, new Map())).map(({ line }) => line);
}

describe('unprovenSamples', () => {
  it('finds silenced types that no run speaks of', () => {
    expect(lines(HEADER)).toEqual([2]);
    expect(lines(HEADER, ENTRY, CONFIG)).toEqual([2]);
    expect(lines('```ts\nlet a;\n// @ts-expect-error: no number\nconst b: number = a;\n```')).toEqual([3]);
  });

  it('takes the output of a run that imports the file as proof', () => {
    expect(lines(HEADER, ENTRY, CONFIG, OUTPUT)).toEqual([]);
    expect(lines(ENTRY.replace('Header', 'other'), HEADER, CONFIG, OUTPUT)).toEqual([6]);
  });

  it('takes the output of the sample itself', () => {
    expect(lines('```js expect="1"\n// @ts-ignore\nconsole.log(1);\n```')).toEqual([]);
  });

  it('takes a reason', () => {
    expect(lines(HEADER.replace(' title', ' unproven="the error is the point" title'))).toEqual([]);
    expect(lines(HEADER.replace(' title', ' nocheck="no" title'))).toEqual([]);
  });

  it('tells what to do', () => {
    const page = { path: 'a.md', lang: 'en', key: 'a', source: HEADER, ...readSamples(HEADER, 'a.md') };
    const [problem] = unprovenSamples(
      page,
      createVirtualProject(page, () => undefined),
      [],
    );
    expect(problem?.message).toBe(
      'The types are silenced here, and no run shows what the code does: add expect="…" or an output fence to a config of this page that uses it, or say unproven="reason".',
    );
  });
});
