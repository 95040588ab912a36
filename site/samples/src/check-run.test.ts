import { describe, expect, it } from 'vitest';
import { judge, runsOf, strayExpectations } from './check-run.js';
import { readSamples } from './extract.js';
import { createVirtualProject } from './virtual-project.js';

const fixture = new Map([['src/index.js', 'fixture']]);

function runs(...fences: string[]) {
  const source = fences.map((fence) => `${fence}\n`).join('\n');
  const path = 'site/docs/en/a.md';
  const page = { path, lang: 'en', key: 'a', source, ...readSamples(source, path) };
  return runsOf(
    page,
    createVirtualProject(page, (file) => fixture.get(file)),
    fixture,
  );
}

const config = (code = 'export default {};', meta = '') =>
  `\`\`\`ts title="rsbuild.config.ts"${meta}\n${code}\n\`\`\``;

describe('runsOf', () => {
  it('chooses how to run a config', () => {
    const actions = runs(
      config(),
      config('export default { plugins: [] };'),
      config(undefined, ' expect="x"'),
      config(undefined, ' run="dev"'),
      config(undefined, ' nocheck="no"'),
      '```js expect="x"\nconsole.log(1)\n```',
      '```js\nconsole.log(1)\n```',
    ).map(({ action }) => action);
    expect(actions).toEqual(['inspect', 'build', 'build', 'dev', 'script']);
  });

  it('takes the files of the page that the config is about', () => {
    const app = '```ts title="src/index.ts"\napp\n```';
    const [plain, named, shown] = [
      runs(app, config()),
      runs(app, config("export default { source: { entry: { index: './src/index.ts' } } };")),
      runs(app, config(), '```html output="dist/index.html"\n<p>\n```'),
    ].map(([run]) => run?.files);
    expect(plain).toEqual({ 'src/index.js': 'fixture', 'rsbuild.config.ts': 'export default {};' });
    expect(named).toMatchObject({ 'src/index.ts': 'app' });
    expect(shown).toEqual({ 'src/index.ts': 'app', 'rsbuild.config.ts': 'export default {};' });
  });
});

describe('strayExpectations', () => {
  it('reports what is expected of nothing', () => {
    const source = '```text output\nlog\n```\n\n```css expect="a"\n.a {}\n```\n';
    const page = { path: 'a.md', lang: 'en', key: 'a', source, ...readSamples(source, 'a.md') };
    expect(strayExpectations(page, []).map(({ line, message }) => [line, message])).toEqual([
      [2, 'Nothing is run for "output": no checked config is before it.'],
      [6, 'Nothing is run for "expect": only configs and scripts in TypeScript or JavaScript are run.'],
    ]);
  });
});

describe('judge', () => {
  const result = { complaints: [], log: 'one\n  two   2\nthree', output: { 'dist/index.html': '<a>b</a>' } };
  const messages = (fences: string[], given = result as Parameters<typeof judge>[1]) => {
    const [run] = runs(...fences);
    if (!run) throw new Error('There is no run.');
    return [...judge(run, given)].flatMap(([index, list]) =>
      list.map(({ line, message }) => [index, line, message]),
    );
  };
  const log = (text: string) => `\`\`\`text output\n${text}\n\`\`\``;

  it('finds shown lines in their order, whatever their spaces', () => {
    expect(messages([config(), log('one\n...\ntwo 2\n\nthree')])).toEqual([]);
    expect(messages([config(), log('three\none')])).toEqual([
      [1, 2, 'This line is not in the log of the run. It printed: one two 2 three'],
    ]);
  });

  it('looks into the file that the fence names', () => {
    expect(messages([config(), '```html output="dist/*.html"\n<a>\n  b\n</a>\n```'])).toEqual([]);
    expect(messages([config(), '```html output="dist/b.html"\n<a>\n```'])).toEqual([
      [1, 1, 'The run wrote no dist/b.html. It printed: one two 2 three'],
    ]);
  });

  it('takes a refusal for a problem, unless the page shows it', () => {
    const refused = { ...result, complaints: ['Port "3000" is occupied.'] };
    expect(messages([config()], refused)).toEqual([[0, 1, 'Port "3000" is occupied.']]);
    expect(messages([config(), log('Port "3000" is occupied.')], refused)).toEqual([]);
    expect(messages([config(undefined, ' expect="is occupied"')], refused)).toEqual([]);
  });

  it('wants the expected text, in the file that is named', () => {
    expect(messages([config(undefined, ' expect="two"')])).toEqual([]);
    expect(messages([config(undefined, ' expect="b" in="dist/index.html"')])).toEqual([]);
    expect(messages([config(undefined, ' expect="two" in="dist/index.html"')])).toEqual([
      [0, 1, 'expect="two" is not in dist/index.html. It printed: one two 2 three'],
    ]);
  });
});
