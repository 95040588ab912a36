import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { migrate } from './run.ts';
import { ENGINES } from './types.ts';

const fixtures = fileURLToPath(new URL('../../tests/fixtures/migrate/', import.meta.url));

/** Returns every file of a folder with its text. */
function filesIn(folder: string): Record<string, string> {
  const files = globSync('**/*', {
    cwd: folder,
    dot: true,
    ignore: ['.git/**', 'node_modules/**'],
    expandDirectories: false,
  }).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

function writeFiles(folder: string, files: Record<string, string>): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A site before and after its migration. `UPDATE=1` writes the expected result. */
describe.each(ENGINES)('migrate from %s', (engine) => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-move-'));
  const after = join(fixtures, engine, 'after');
  const reportFile = join(fixtures, engine, 'report.txt');
  let dry: Awaited<ReturnType<typeof migrate>>;
  let dryFiles: Record<string, string>;
  let first: Awaited<ReturnType<typeof migrate>>;

  beforeAll(async () => {
    cpSync(join(fixtures, engine, 'before'), root, { recursive: true });
    // Packages that a user has installed. Git ignores the name `node_modules`.
    const packages = join(fixtures, engine, 'packages');
    if (existsSync(packages)) cpSync(packages, join(root, 'node_modules'), { recursive: true });
    dry = await migrate(root, { dryRun: true });
    dryFiles = filesIn(root);
    first = await migrate(root, { force: true });
    if (!process.env.UPDATE) return;
    writeFiles(after, filesIn(root));
    writeFileSync(reportFile, `${first.text}\n`);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('knows the engine by its files', () => expect(first.found.engine).toBe(engine));

  it('writes nothing in a dry run, whose diff git can apply', () => {
    expect(dryFiles).toEqual(filesIn(join(fixtures, engine, 'before')));
    expect(dry.text).toContain('Nothing was written.');
    const copy = mkdtempSync(join(tmpdir(), 'lectern-diff-'));
    cpSync(join(fixtures, engine, 'before'), copy, { recursive: true });
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: copy, input: dry.diff });
    expect(filesIn(copy)).toEqual(filesIn(root));
    expect(dry.report.entries).toEqual(first.report.entries);
    rmSync(copy, { recursive: true });
  });

  it('makes it a tree of Lectern', () => expect(filesIn(root)).toEqual(filesIn(after)));

  it('tells what is left', () => expect(`${first.text}\n`).toBe(readFileSync(reportFile, 'utf8')));

  it('finds nothing to do the second time', async () => {
    const second = await migrate(root, { force: true });
    expect(second.changes).toEqual([]);
    expect(second.text).toContain('nothing to change');
    expect(filesIn(root)).toEqual(filesIn(after));
  });
});

describe('migrate', () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-move-'));
  afterAll(() => rmSync(root, { recursive: true }));

  async function failure(
    options: Parameters<typeof migrate>[1],
    files: Record<string, string>,
  ): Promise<string> {
    writeFiles(root, { 'keep.txt': '', ...files });
    return migrate(root, options).then(
      ({ text }) => text,
      (error: unknown) => formatError(error).replaceAll(root, '<root>'),
    );
  }

  it('wants something to undo it with', async () => {
    const page = { 'docs/index.md': '# A\n' };
    expect(await failure({}, page)).toBe(
      '<root>  This folder is not in a git repository, and a move changes its files.\n  Make a copy of it, then go on with --force.',
    );
    execFileSync('git', ['init', '-q'], { cwd: root });
    expect(await migrate(root).catch((error) => formatError(error).replaceAll(root, '<root>'))).toBe(
      '<root>  Changes are not committed: docs/, keep.txt.\n  Commit or stash first, so that the move can be undone; or go on with --force.',
    );
    expect(existsSync(join(root, 'lectern.config.ts'))).toBe(false);
  });

  it('wants to know which engine, where there are two', async () => {
    const files = { 'rspress.config.ts': 'export default {}', 'docusaurus.config.js': 'module.exports = {}' };
    expect(await failure({ dryRun: true }, files)).toBe(
      '<root>  There are configs of several engines: rspress.config.ts, docusaurus.config.js.\n  Say which one: lectern migrate docusaurus.',
    );
    expect(await failure({ dryRun: true, from: 'vitepres' }, files)).toBe(
      'lectern migrate does not know "vitepres".\n  Did you mean "vitepress"?',
    );
    expect(await failure({ dryRun: true }, {})).toBe(
      '<root>  There is no Markdown file here.\n  Run lectern migrate in the folder that contains the documentation or its config.',
    );
  });

  it('goes on where a config stops, and says where', async () => {
    const files = { 'rspress.config.ts': "throw new Error('no kettle');", 'docs/index.md': '# A\n' };
    expect(await failure({ dryRun: true }, files)).toContain(
      'rspress.config.ts  Its code stops (no kettle). It was read as if it went on: check lectern.config.ts.',
    );
    const gone = { ...files, 'rspress.config.ts': 'export default tea();' };
    expect(await failure({ dryRun: true }, gone)).toContain(
      'rspress.config.ts  Its code stops (tea is not defined): write lectern.config.ts by hand.',
    );
  });

  it('reads a config that throws for what a package that is not there gives', async () => {
    writeFiles(root, {
      'rspress.config.ts': `import { z } from 'zod';
const { KIND } = z.object({}).parse(process.env);
function address() {
  switch (KIND) {
    case 'tea': return 'https://tea.dev';
    default: throw new Error('no such kind');
  }
}
export default { title: 'Pot', description: 'Tea', icon: address() };`,
      'docs/index.md': '# A\n',
    });
    await migrate(root, { force: true });
    expect(readFileSync(join(root, 'lectern.config.ts'), 'utf8')).toContain("title: 'Pot'");
  });

  it('lets the links of a page lead on that becomes the start page of Docusaurus', async () => {
    writeFiles(root, {
      'docusaurus.config.js': `module.exports = { url: 'https://tea.dev', themeConfig: { navbar: { items: [
  { to: 'docs', label: 'Docs' }, { to: 'docs/pots/cup/', label: 'Cup' }, { to: 'prices', label: 'Prices' },
] } } };`,
      'docs/main/intro.md':
        '---\nslug: /\n---\n\n# Tea\n\n[cup](../pots/cup.md#a) [milk](./milk.md) [milk](milk.md)\n',
      'docs/main/milk.md': '# Milk\n\n[tea](./intro.md)\n',
      'docs/pots/cup.md': '# Cup\n\n## A\n',
    });
    await migrate(root, { force: true });
    const read = (name: string) => readFileSync(join(root, name), 'utf8');
    expect(read('docs/index.md')).toContain(
      '[cup](./pots/cup.md#a) [milk](./main/milk.md) [milk](./main/milk.md)',
    );
    expect(read('docs/main/milk.md')).toContain('[tea](../index.md)');
    const config = read('lectern.config.ts');
    for (const link of ['/', '/pots/cup', 'https://tea.dev/prices'])
      expect(config).toContain(`link: '${link}'`);
  });

  it('translates parts of Docusaurus pages that are elsewhere in the project, and what these import', async () => {
    writeFiles(root, {
      'docusaurus.config.js': 'module.exports = {};',
      'docs/intro.md': "import Note from '@site/parts/_note.mdx';\n\n# Tea\n\n<Note />\n",
      'parts/_note.mdx': "import More from './_more.mdx';\n\n<!-- a -->\n\n<More />\n",
      'parts/_more.mdx': '<!-- b -->\n\nMore.\n',
      'parts/_other.mdx': '<!-- c -->\n',
    });
    await migrate(root, { force: true });
    const read = (name: string) => readFileSync(join(root, 'parts', name), 'utf8');
    expect(read('_note.mdx')).toContain('{/* a */}');
    expect(read('_more.mdx')).toContain('{/* b */}');
    expect(read('_other.mdx')).toContain('<!-- c -->');
  });

  it('knows where a plain folder is in its repository', async () => {
    writeFiles(root, {
      'site/docs/index.md':
        '# <b>A</b>\n\n[Up](../../CODE.md) [b](./site/docs/b.md) [c](/lib/c.js) [d](../e.js)\n',
      'site/docs/b.md': '# B\n',
      'site/e.js': '',
      'CODE.md': '',
      'lib/c.js': '',
    });
    execFileSync('git', ['init', '-q'], { cwd: root });
    execFileSync('git', ['remote', 'add', 'origin', 'https://github.com/tea/pot.git'], { cwd: root });
    await migrate(join(root, 'site'), { force: true });
    const blob = 'https://github.com/tea/pot/blob/HEAD';
    expect(readFileSync(join(root, 'site/docs/index.md'), 'utf8')).toBe(
      `# <b>A</b>\n\n[Up](${blob}/CODE.md) [b](b.md) [c](${blob}/lib/c.js) [d](${blob}/site/e.js)\n`,
    );
    expect(readFileSync(join(root, 'site/lectern.config.ts'), 'utf8')).toContain("title: 'pot'");
  });
});

it('leaves the file that it wrote for components as its owner has changed it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'lectern-move-'));
  cpSync(join(fixtures, 'docusaurus/before'), root, { recursive: true });
  await migrate(root, { force: true });
  const runtime = join(root, 'docusaurus-runtime.tsx');
  writeFileSync(runtime, `${readFileSync(runtime, 'utf8')}// Ours.\n`);
  const component = join(root, 'src/kit/New.jsx');
  writeFileSync(
    component,
    'import Link from \'@docusaurus/Link\';\nexport const New = () => <Link to="/">New</Link>;\n',
  );
  writeFileSync(join(root, 'docs/new.mdx'), "import { New } from '@site/src/kit/New';\n\n# New\n\n<New />\n");
  await migrate(root, { force: true });
  expect(readFileSync(component, 'utf8')).toContain("from '@site/docusaurus-runtime'");
  expect(readFileSync(runtime, 'utf8')).toMatch(/\/\/ Ours\.\n$/);
  rmSync(root, { recursive: true });
});
