import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { breaking, run } from '../faults.ts';
import { failure, site, tree, write } from './testing.ts';

const small = {
  'docs/index.md': '---\nredirectFrom: /first\n---\n# Home\n\n[b](/b)',
  'docs/b.md': '# B',
  'docs/public/x.txt': 'x',
};

/** Creates a project that was never built. */
const fresh = (files: Record<string, string> = small) => site(files);

const children: ChildProcess[] = [];
let server: ServerProcess | undefined;

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await server?.stop();
  server = undefined;
});

/** Starts a process that runs until the test ends, and returns its id. */
function runningPid(): number {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  children.push(child);
  return child.pid as number;
}

/** Returns the id of a process that has exited. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((done) => child.once('exit', done));
  return child.pid as number;
}

const besideDocs = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('.dist'));

describe('what killed builds leave', () => {
  it('is cleared by the next build, but not what belongs to a process that runs', async () => {
    const folder = fresh();
    const [dead, running] = [await deadPid(), runningPid()];
    for (const name of [
      `.dist.${dead}`,
      `.dist.${running}`,
      `.dist.${process.pid}`,
      '.dist.backup',
      '.dist.1x',
    ]) {
      write(folder, { [`${name}/index.html`]: 'half' });
    }
    const drafts = [`pages/abc.json.${dead}.1`, `pages.jsonl.${dead}`];
    for (const name of drafts) write(folder, { [`.lectern/${name}`]: 'half' });
    await build(folder);
    expect(besideDocs(folder).sort()).toEqual(['.dist.1x', `.dist.${running}`, '.dist.backup'].sort());
    expect(drafts.filter((name) => existsSync(join(folder, '.lectern', name)))).toEqual([]);
  });

  it('is cleared after kills at any moment, and each leaves a whole site', async () => {
    const folder = fresh();
    await build(folder);
    const files = Object.keys(tree(join(folder, 'dist')));
    for (const killAfter of [300, 700, 1000, 1300, 1600]) {
      await run(['build', folder], { killAfter });
      expect(Object.keys(tree(join(folder, 'dist')))).toEqual(files);
    }
    await build(folder);
    expect(besideDocs(folder)).toEqual([]);
    expect(Object.keys(tree(join(folder, 'dist')))).toEqual(files);
  });

  /** Makes the next build create a whole new output, because it has no record of the existing one. */
  const forgetOutput = (folder: string) => {
    const kept = join(folder, '.lectern/output');
    for (const name of readdirSync(kept)) if (name.endsWith('.bin')) rmSync(join(kept, name));
  };

  /** Returns code that kills the process after a rename for which `step` is true. */
  const killedAt = (step: string) =>
    breaking(`fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  if (${step}) process.kill(process.pid, 'SIGKILL');
};`);

  it('is a whole site for "lectern preview" when it was killed between the two renames', async () => {
    const folder = fresh({ ...small, 'lectern.config.mjs': `export default { title: 'First' };` });
    await build(folder);
    const files = tree(join(folder, 'dist'));
    write(folder, { 'lectern.config.mjs': `export default { title: 'Second' };` });
    forgetOutput(folder);
    expect(await run(['build', folder], { before: killedAt(`to.endsWith('.old')`) })).toMatchObject({
      code: null,
    });
    expect(existsSync(join(folder, 'dist'))).toBe(false);

    server = await startServer('preview', folder);
    expect(await (await fetch(server.url)).text()).toContain('<title>Home | First</title>');
    expect(tree(join(folder, 'dist'))).toEqual(files);
    expect(besideDocs(folder)).toEqual([]);
  });

  it('is a whole site for the next build, also one that fails', async () => {
    const folder = fresh();
    await build(folder);
    const files = tree(join(folder, 'dist'));
    forgetOutput(folder);
    await run(['build', folder], { before: killedAt(`to.endsWith('.old')`) });
    write(folder, { 'docs/b.md': '[nowhere](/nowhere)' });
    expect(await failure(folder)).toContain('The link /nowhere leads to no page.');
    expect(tree(join(folder, 'dist'))).toEqual(files);
    expect(besideDocs(folder)).toEqual([]);
  });

  it('keeps what belongs to git when it was killed before that had moved', async () => {
    const folder = fresh();
    await build(folder);
    write(folder, { 'dist/.git/HEAD': 'ref' });
    forgetOutput(folder);
    await run(['build', folder], { before: killedAt(`to.endsWith('dist')`) });
    expect(existsSync(join(folder, 'dist/.git/HEAD'))).toBe(false);
    await build(folder);
    expect(readFileSync(join(folder, 'dist/.git/HEAD'), 'utf8')).toBe('ref');
    expect(besideDocs(folder)).toEqual([]);
  });

  it('takes the new name of a folder that a link leads to', async () => {
    const folder = fresh();
    mkdirSync(join(folder, 'published'));
    symlinkSync('published', join(folder, 'dist'));
    await build(folder);
    expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
    expect(existsSync(join(folder, 'published/index.html'))).toBe(true);
    forgetOutput(folder);
    await run(['build', folder], { before: killedAt(`to.endsWith('.old')`) });
    expect(existsSync(join(folder, 'published'))).toBe(false);
    await build(folder);
    expect(existsSync(join(folder, 'published/index.html'))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.published'))).toEqual([]);
  });
});

describe('files in the output folder that no build wrote', () => {
  const refused = (files: string) =>
    [
      `The output folder dist has ${files}`,
      '  Move files that belong to the site to docs/public. "lectern build --empty" deletes the others.',
    ].join('\n');

  it('are refused, and "--empty" deletes them', async () => {
    const folder = fresh();
    await build(folder);
    write(folder, { 'dist/CNAME': 'example.com' });
    const one = 'a file that no build of Lectern wrote, and this one would delete: CNAME.';
    expect(await failure(folder)).toBe(refused(one));
    write(folder, { 'dist/guide/notes.txt': '', 'dist/a.png': '', 'dist/z.png': '' });
    const four =
      /^The output folder dist has 4 files that no build of Lectern wrote, .*: .+, .+, .+ and 1 more\.\n/;
    expect(await failure(folder)).toMatch(four);
    expect(readFileSync(join(folder, 'dist/CNAME'), 'utf8')).toBe('example.com');
    expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
    expect(besideDocs(folder)).toEqual([]);

    expect(await run(['build', folder, '--empty'])).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'dist/CNAME'))).toBe(false);
    await build(folder);
  });

  it('are those of another tool as well, also where Lectern would write the same', async () => {
    const folder = fresh({ ...small, 'dist/index.html': '<h1>Mine</h1>' });
    const one = 'a file that no build of Lectern wrote, and this one would delete: index.html.';
    expect(await failure(folder)).toBe(refused(one));
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('<h1>Mine</h1>');
  });

  it('are none in an empty folder, nor those of git and of systems', async () => {
    const folder = fresh();
    mkdirSync(join(folder, 'dist'));
    await build(folder);
    const kept = { 'dist/.git/config': 'a', 'dist/.gitkeep': 'b', 'dist/.gitignore': 'c' };
    write(folder, { ...kept, 'dist/.DS_Store': '', 'dist/assets/Thumbs.db': '' });
    await build(folder);
    for (const [name, text] of Object.entries(kept))
      expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
    expect(existsSync(join(folder, 'dist/.DS_Store'))).toBe(false);
    await build(folder, { empty: true });
    expect(readFileSync(join(folder, 'dist/.git/config'), 'utf8')).toBe('a');
  });

  it('are not what an earlier build wrote, and this one does not', async () => {
    const folder = fresh();
    await build(folder);
    rmSync(join(folder, 'docs/b.md'));
    rmSync(join(folder, 'docs/public'), { recursive: true });
    write(folder, { 'docs/index.md': '# Home' });
    await build(folder);
    for (const name of ['b.html', 'x.txt', 'first.html'])
      expect(existsSync(join(folder, 'dist', name))).toBe(false);
  });

  it('are told from pages of Lectern where its cache is gone, or the site was copied here', async () => {
    const folder = fresh();
    await build(folder);
    const copy = site(small);
    cpSync(join(folder, 'dist'), join(copy, 'dist'), { recursive: true });
    rmSync(join(copy, 'docs/b.md'));
    write(copy, {
      'docs/index.md': '# Home',
      'dist/notes.txt': '',
      'dist/own.html': '<h1>Own</h1>',
      'dist/own.json': '{}',
    });
    expect(await failure(copy)).toMatch(/has 3 files .*: notes\.txt, own\.html, own\.json\./);
    for (const name of ['notes.txt', 'own.html', 'own.json']) rmSync(join(copy, 'dist', name));
    await build(copy);
    expect(existsSync(join(copy, 'dist/b.html'))).toBe(false);
  });

  it('are not looked for in the output of a build that kept no list: one of before', async () => {
    const folder = fresh();
    await build(folder);
    const kept = join(folder, '.lectern/output');
    const list = readdirSync(kept).filter((name) => name.endsWith('.json'));
    expect(list).toHaveLength(1);
    for (const name of list) rmSync(join(kept, name));
    rmSync(join(folder, 'docs/public/x.txt'));
    await build(folder);
    expect(existsSync(join(folder, 'dist/x.txt'))).toBe(false);
  });

  it('are not those of a build that was killed before it had kept its list', async () => {
    const folder = fresh();
    await build(folder);
    write(folder, { 'docs/c.md': '# C' });
    const before = breaking(`fs.renameSync = (from, to) => {
  real.renameSync(from, to);
  if (to.endsWith('c.html')) process.kill(process.pid, 'SIGKILL');
};`);
    await run(['build', folder], { before });
    expect(existsSync(join(folder, 'dist/c.html'))).toBe(true);
    rmSync(join(folder, 'docs/c.md'));
    await build(folder);
    expect(existsSync(join(folder, 'dist/c.html'))).toBe(false);
  });

  it('are a file in the place of the folder', async () => {
    const folder = fresh({ ...small, dist: 'text' });
    expect(await failure(folder)).toBe(
      'The output folder dist is a file.\n  Name a folder in "outDir" of the config, or with --outDir.',
    );
    expect(readFileSync(join(folder, 'dist'), 'utf8')).toBe('text');
  });
});

it('two builds at once of one site leave a whole one', async () => {
  const folder = fresh();
  await build(folder);
  const files = Object.keys(tree(join(folder, 'dist')));
  const both = await Promise.all([run(['build', folder]), run(['build', folder])]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(Object.keys(tree(join(folder, 'dist')))).toEqual(files);
  expect(besideDocs(folder)).toEqual([]);
  await build(folder);
});
