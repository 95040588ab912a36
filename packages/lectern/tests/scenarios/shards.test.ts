import { execFile } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { build, formatError } from '../../dist/index.js';
import { site, siteWithPackages, tree, write } from './testing.ts';

/** A site with every kind of file that pages bring into an output. */
const files = {
  'lectern.config.mjs': `export default {
    base: '/docs/', siteOrigin: 'https://a.dev',
    locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
  };`,
  'docs/en/index.mdx': `import Counter from '../../components/Counter.tsx';\n\n# Home\n\n![a](./a.svg)\n\n<Counter start={1} />\n`,
  'docs/en/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
  'docs/en/guide/start.md': '# Start\n\nPour the water, slowly.\n\n```js\nlet a = 1;\n```\n',
  'docs/en/guide/more.md': '# More\n\nWater and [the start](./start.md).\n',
  'docs/zh/index.md': '# 首页\n\n把水倒入茶壶。\n',
  'docs/zh/guide/start.md': '# 开始\n\n慢慢地倒水。\n',
  'components/Counter.tsx': `'use client';\nexport default function Counter({ start }: { start: number }) { return <b>{start}</b>; }`,
};

const output = (folder: string) => tree(join(folder, 'dist'));
const shards = (folder: string) => join(folder, '.lectern/shards');

/** Builds shards like other machines at the same path: each build starts without any file of the others. */
async function buildElsewhere(folder: string, names: readonly string[]): Promise<void> {
  const stash = site({});
  for (const name of names) {
    rmSync(join(folder, '.lectern'), { recursive: true, force: true });
    const { outDir } = await build(folder, { shard: name });
    expect(outDir).toBe(join(shards(folder), name.replace('/', '-of-'), 'files'));
    expect(existsSync(join(folder, 'dist'))).toBe(false);
    cpSync(shards(folder), stash, { recursive: true });
  }
  rmSync(join(folder, '.lectern'), { recursive: true });
  // The copies have other times, because archives may lose the times of files.
  cpSync(stash, shards(folder), { recursive: true });
}

const merge = (folder: string) => build(folder, { merge: true });
const failure = (promise: Promise<unknown>) => promise.then(() => 'the build passed', formatError);

describe('shards of several machines', () => {
  it('are merged into what one build makes, byte for byte', async () => {
    const folder = siteWithPackages(files);
    await build(folder);
    const cold = output(folder);
    rmSync(join(folder, 'dist'), { recursive: true });
    await buildElsewhere(folder, ['1/3', '2/3', '3/3']);
    const { notes, pages } = await merge(folder);
    expect(pages).toBe(6);
    expect(notes.at(-1)).toBe('6 of 6 pages were taken from the shards.');
    expect(output(folder)).toEqual(cold);
    // Later builds reuse the output as usual.
    await build(folder);
    expect(output(folder)).toEqual(cold);
  }, 180_000);

  it('bring their compiled pages, which are not compiled again', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/more.md': '# More\n\nWater.' });
    await buildElsewhere(folder, ['1/2', '2/2']);
    const compiled = ['1-of-2', '2-of-2'].flatMap((name) => {
      const inside = join(shards(folder), name, 'compiled');
      return readdirSync(inside).map((file) => join(inside, file));
    });
    expect(compiled).toHaveLength(2);
    // A word that no compiler has seen proves that the compiled page is reused.
    for (const file of compiled) writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Water.', 'Tea.'));
    rmSync(join(shards(folder), '2-of-2/files/more.html'), { force: true });
    rmSync(join(shards(folder), '1-of-2/files/more.html'), { force: true });
    await merge(folder);
    expect(readFileSync(join(folder, 'dist/more.html'), 'utf8')).toContain('<p>Tea.</p>');
  }, 180_000);

  it('lack what was edited since, which is rendered where they are merged', async () => {
    const folder = siteWithPackages(files);
    await buildElsewhere(folder, ['1/2', '2/2']);
    write(folder, { 'docs/en/guide/more.md': '# More\n\nTea, and [the start](./start.md).\n' });
    rmSync(join(shards(folder), '2-of-2/files/zh/index.html'));
    const { notes } = await merge(folder);
    expect(notes.at(-1)).toMatch(
      /^[45] of 6 pages were taken from the shards\. The others were rendered here\./,
    );
    const merged = output(folder);
    rmSync(join(folder, '.lectern'), { recursive: true });
    rmSync(join(folder, 'dist'), { recursive: true });
    await build(folder);
    expect(merged).toEqual(output(folder));
  }, 180_000);

  it('are told to be missing, mixed or damaged', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/more.md': '# More' });
    expect(await failure(merge(folder))).toBe(
      '.lectern/shards  There are no shards.\n  Run "lectern build --shard 1/4" on each machine, and copy this folder of each of them here.',
    );
    await build(folder, { shard: '2/3' });
    expect(await failure(merge(folder))).toBe(
      '.lectern/shards  Shards are missing: 1-of-3, 3-of-3.\n  Build or copy them. A build that fails leaves no shard.',
    );
    cpSync(join(shards(folder), '2-of-3'), join(shards(folder), '2-of-2'), { recursive: true });
    expect(await failure(merge(folder))).toBe(
      '.lectern/shards  The numbers of shards differ: 2-of-2, 2-of-3.\n  Delete this folder, and copy the shards of one run into it.',
    );
    // A build removes the shards of other runs.
    await build(folder, { shard: '1/1' });
    expect(readdirSync(shards(folder))).toEqual(['1-of-1']);
    writeFileSync(join(shards(folder), '1-of-1/pages.bin'), 'cut off');
    expect(await failure(merge(folder))).toBe(
      '.lectern/shards/1-of-1  This shard is damaged, or was made by another version of Lectern.\n  Build all shards, and merge them, with the same version.',
    );
  }, 180_000);

  it('are not there when a page is broken', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/more.md': '# More\n\n[gone](./gone.md)' });
    for (const shard of ['1/2', '2/2']) {
      expect(await failure(build(folder, { shard }))).toContain(
        'docs/more.md:3  The link ./gone.md leads to no page.',
      );
    }
    expect(await failure(merge(folder))).toContain('There are no shards.');
  }, 180_000);

  it('have a number that can be', async () => {
    const folder = site({ 'docs/index.md': '# Home' });
    for (const shard of ['0/2', '3/2', '1', '1/1000', 'one/two', '']) {
      expect(await failure(build(folder, { shard }))).toBe(
        `--shard ${shard} is not a shard.\n  Write its number and the number of shards, at most 256: --shard 1/4.`,
      );
    }
  });

  it('are made and merged on the command line', async () => {
    const folder = site({ 'docs/index.md': '# Home', 'docs/more.md': '# More' });
    const bin = fileURLToPath(new URL('../../bin/lectern.js', import.meta.url));
    const run = async (...args: string[]) =>
      (await promisify(execFile)(process.execPath, [bin, ...args])).stdout;
    expect(await run('build', folder, '--shard', '1/2')).toMatch(/^Built 1 page in .*1-of-2/m);
    await run('build', folder, '--shard', '2/2');
    const result = JSON.parse(await run('merge', folder, '--json'));
    expect(result).toMatchObject({ isBuilt: true, pages: 2 });
    expect(result.notes).toContain('2 of 2 pages were taken from the shards.');
    expect(Object.keys(output(folder))).toContain('more.html');
  }, 180_000);
});
