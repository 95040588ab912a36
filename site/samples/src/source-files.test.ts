import { describe, expect, it } from 'vitest';
import { readSamples } from './extract.js';
import { sourceFiles } from './source-files.js';
import { stubFiles } from './stub-files.js';
import { createVirtualProject } from './virtual-project.js';

function samplesOf(...fences: string[]) {
  const source = fences.map((fence) => `${fence}\n`).join('\n');
  return readSamples(source, 'site/docs/en/a.md').samples;
}

function filesOf(fence: string) {
  const [sample] = samplesOf(fence);
  return sample ? sourceFiles(sample, 'sample.ts') : [];
}

describe('sourceFiles', () => {
  it('keeps the lines of the sample in each of its files', () => {
    expect(filesOf('```ts\n// @filename: a.ts\nA\n// @filename: b.ts\nB\n```')).toEqual([
      { path: 'a.ts', text: '\nA' },
      { path: 'b.ts', text: '\n\n\nB' },
    ]);
  });

  it('takes what is above the first further file for the sample’s own', () => {
    expect(filesOf('```ts title="a.ts"\nA\n// @filename: b.json\n{}\n```')).toEqual([
      { path: 'a.ts', text: 'A' },
      { path: 'b.json', text: '\n\n{}' },
    ]);
  });

  it('takes the new side of a diff, its columns kept', () => {
    const [file] = filesOf('```diff title="a.ts"\n let a;\n-let b;\n+let c;\n```');
    expect(file).toEqual({ path: 'a.ts', text: ' let a;\n\n let c;' });
  });

  it('drops lines that are marked as removed', () => {
    const [file] = filesOf('```ts\nlet a; // [!code --]\n// [!code --:2]\nlet b;\nlet c;\nlet d;\n```');
    expect(file?.text).toBe('\n\n\n\nlet d;');
  });
});

describe('createVirtualProject', () => {
  const samples = samplesOf(
    '```ts title="src/a.ts"\nfirst\n```',
    '```ts title="src/index.ts"\nindex\n```',
    '```ts title="src/a.ts"\nsecond\n```',
    '```text title="src/b.ts"\nno code\n```',
  );
  const page = { path: '', lang: 'en', key: '', source: '', samples, problems: [] };
  const project = createVirtualProject(page, (path) => (path === 'src/c.ts' ? 'fixture' : undefined));

  it('finds its own file, the nearest earlier one, a later one, a fixture, in this order', () => {
    expect([0, 1, 2].map((index) => project.read(index, 'src/a.ts'))).toEqual(['first', 'first', 'second']);
    expect(project.read(0, 'src/index.ts')).toBe('index');
    expect(project.read(0, 'src/c.ts')).toBe('fixture');
  });

  it('does not take plain text for code, nor find what is nowhere', () => {
    expect(project.read(0, 'src/b.ts')).toBeUndefined();
    expect(project.read(0, 'src/d.ts')).toBeUndefined();
  });
});

describe('stubFiles', () => {
  it('makes up the files that a config names, and pictures that code imports', () => {
    const config = "import { a } from './a.js'; export default { html: { template: './static/index.html' } }";
    expect([...stubFiles('rsbuild.config.ts', config, () => false).keys()]).toEqual(['static/index.html']);
    const code = "import logo from './logo.png'; import App from './App.tsx'; import x from 'pkg/a.css'";
    expect([...stubFiles('src/index.ts', code, () => false).keys()]).toEqual(['src/logo.png']);
  });
});
