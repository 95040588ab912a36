import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiled } from '../../tests/compiled-site.ts';
import { folderOf, writeFiles } from '../../tests/folders.ts';
import { applyFixes } from './fix.ts';
import { textReport } from './report.ts';
import { type CheckOptions, checkCompiled } from './run.ts';

const config = (text: string) => ({ 'lectern.config.mjs': `export default {\n${text}\n};` });
const TWO = `lang: 'en', locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],`;

/** Returns the printed lines of a check of a project. */
async function printed(folder: string, options: CheckOptions = {}): Promise<string[]> {
  const result = await checkCompiled(await compiled(folder), options);
  return textReport({ ...result, notes: [] }).split('\n');
}

/** Returns the printed lines of a check of files. */
const printedOf = (files: Record<string, string>, options?: CheckOptions) =>
  printed(folderOf(files), options);
const only = (lines: readonly string[], code: string) => lines.filter((line) => line.endsWith(`[${code}]`));

describe('the languages of a site', () => {
  const en =
    '# Guide\n\n## Install {#install}\n\nRun `npm i tool`. The port is 8080.\n\n## Use {#use}\n\nCall it.\n';
  const zh =
    '# 指南\n\n## 安装 {#install}\n\n运行 `npm i tool`。端口是 8080。\n\n## 使用 {#use}\n\n调用它。\n';
  const files = { ...config(TWO), 'docs/en/index.md': en, 'docs/zh/index.md': zh };

  it('contradict each other where one has what the other has not', async () => {
    const lines = await printedOf({
      ...files,
      'docs/zh/index.md': `${zh.replace('8080', '3000').replace('npm i tool', 'npm i tools')}\n## 更多 {#more}\n`,
    });
    expect(lines.filter((line) => line.endsWith(']'))).toEqual([
      'docs/en/index.md:5  Section #install has the number 8080 here, and not at docs/zh/index.md:3. [contradiction]',
      'docs/en/index.md:7  Section #more of docs/zh/index.md:11 ("更多") is not in this page. [missing-section]',
      'docs/zh/index.md:5  Section #install has the code `npm i tools` here, and not at docs/en/index.md:3. [contradiction]',
      'docs/zh/index.md:5  Section #install has the number 3000 here, and not at docs/en/index.md:3. [contradiction]',
    ]);
    expect(lines[1]).toBe('  Correct one of them, or accept both: lectern check --accept docs/en/index.md.');
  });

  it('contradict each other before the first heading', async () => {
    const lines = await printedOf({
      ...files,
      'docs/en/index.md': en.replace('# Guide', '# Guide\n\nIt has 7 parts.'),
    });
    expect(only(lines, 'contradiction')).toEqual([
      'docs/en/index.md:3  The top section has the number 7 here, and not at docs/zh/index.md:1. [contradiction]',
    ]);
  });

  it('drift apart when one is edited after both agreed, whichever it is, until the other follows or is accepted', async () => {
    const folder = folderOf(files);
    const drift = async (options?: CheckOptions) => only(await printed(folder, options), 'drift');
    expect((await printed(folder, { fix: true })).slice(0, 2)).toEqual([
      'Written: lectern.translations.json',
      'Written: lectern.addresses.json',
    ]);
    expect(await printed(folder)).toEqual(['No findings in 2 pages.']);
    writeFiles(folder, { 'docs/zh/index.md': zh.replace('调用它', '先停止再调用它') });
    const told = [
      'docs/en/index.md:9  Section #use has changed at docs/zh/index.md:9, and not here. [drift]',
    ];
    expect(await drift()).toEqual(told);
    // A fix does not mark them as agreeing.
    expect(await drift({ fix: true })).toEqual(told);
    writeFiles(folder, { 'docs/en/index.md': en.replace('Call it', 'Stop it, then call it') });
    expect(await printed(folder)).toEqual([
      'lectern.translations.json  The ledger is out of date: 1 section changed, without findings. [ledger]',
      '  Run lectern check --fix, and commit the file.',
      '1 finding: 1 ledger',
    ]);
    await printed(folder, { fix: true });
    writeFiles(folder, { 'docs/en/index.md': en.replace('Call it', 'Call it by its name') });
    expect(await drift()).toEqual([
      'docs/zh/index.md:9  Section #use has changed at docs/en/index.md:9, and not here. [drift]',
    ]);
    expect(await drift({ accept: 'docs/zh/other.md' })).toHaveLength(1);
    expect(await drift({ accept: 'docs/zh' })).toEqual([]);
    expect(await printed(folder)).toEqual(['No findings in 2 pages.']);
  });

  it('have a ledger that a merge has broken named', async () => {
    const folder = folderOf({ ...files, 'lectern.translations.json': '<<<<<<< HEAD\n' });
    await expect(printed(folder)).rejects.toMatchObject({
      message: 'This ledger cannot be read.',
      where: 'lectern.translations.json',
      hint: 'Take the version of one branch, and run lectern check --fix.',
    });
  });
});

describe('published addresses', () => {
  const files = {
    'docs/index.md': '# Home\n\n[a](/old)\n',
    'docs/old.md': '---\ntitle: Old\n---\n\n## One\n\n## Two\n\nText.\n\n### Three\n',
  };

  /** Creates a site whose addresses are in the ledger. */
  async function published(): Promise<string> {
    const folder = folderOf(files);
    await printed(folder, { fix: true });
    expect(existsSync(join(folder, 'lectern.translations.json'))).toBe(false);
    return folder;
  }

  /** Does the same as `check --fix`, in this thread. */
  async function fix(folder: string): Promise<string[]> {
    const { findings } = await checkCompiled(await compiled(folder), { fix: true });
    return applyFixes(findings, folder);
  }

  it('are kept by an alias where a heading is renamed', async () => {
    const folder = await published();
    writeFiles(folder, {
      'docs/old.md': files['docs/old.md'].replace('## Two', '## Second *part* {#second}'),
    });
    expect(await printed(folder)).toEqual([
      'docs/old.md:7  The anchor /old#two was published before, and is now gone. [lost-anchor]',
      '  This heading seems to be it: begin it with <span id="two"></span>, as lectern check --fix does.',
      'lectern.addresses.json  The ledger is out of date: 1 page changed, without findings. [ledger]',
      '  Run lectern check --fix, and commit the file.',
      '2 findings: 1 ledger, 1 lost-anchor',
    ]);
    expect(await fix(folder)).toEqual(['docs/old.md']);
    expect(readFileSync(join(folder, 'docs/old.md'), 'utf8')).toContain(
      '## <span id="two"></span>Second *part* {#second}\n',
    );
    await printed(folder, { fix: true });
    const site = await compiled(folder);
    expect(site.metas.get('/old')).toMatchObject({
      anchors: expect.arrayContaining(['two', 'second']),
      toc: expect.arrayContaining([expect.objectContaining({ text: 'Second part', id: 'second' })]),
    });
    expect(await printed(folder)).toEqual(['No findings in 2 pages.']);
    // From now on the alias counts as an address of its own.
    writeFiles(folder, { 'docs/old.md': files['docs/old.md'].replace('## Two', '## Second {#second}') });
    expect(only(await printed(folder), 'lost-anchor')).toHaveLength(1);
  });

  it('are kept by a redirect where a page is moved', async () => {
    const folder = await published();
    renameSync(join(folder, 'docs/old.md'), join(folder, 'docs/new.md'));
    writeFiles(folder, { 'docs/index.md': '# Home\n\n[a](/new)\n' });
    expect((await printed(folder)).slice(0, 2)).toEqual([
      'docs/new.md:1  The address /old was published before, and now leads nowhere. [lost-page]',
      '  This page seems to be it: write "redirectFrom: /old" in its front matter, as lectern check --fix does.',
    ]);
    expect(await fix(folder)).toEqual(['docs/new.md']);
    expect(readFileSync(join(folder, 'docs/new.md'), 'utf8')).toMatch(
      /^---\ntitle: Old\nredirectFrom: \/old\n---\n/,
    );
    await printed(folder, { fix: true });
    expect(await printed(folder)).toEqual(['No findings in 2 pages.']);
    // The redirect has to stay.
    writeFiles(folder, { 'docs/new.md': files['docs/old.md'] });
    expect(only(await printed(folder), 'lost-page')).toHaveLength(1);
  });

  it('may go when that is accepted', async () => {
    const folder = await published();
    rmSync(join(folder, 'docs/old.md'));
    writeFiles(folder, { 'docs/index.md': '# Home\n' });
    expect(await printed(folder)).toEqual([
      'The address /old was published before, and now leads nowhere. [lost-page]',
      `  Redirect it in the config: redirects: { '/old': '/…' }. If it was removed on purpose, accept that: lectern check --accept /old.`,
      '1 finding: 1 lost-page',
    ]);
    expect(await printed(folder, { fix: true })).toContain('1 finding: 1 lost-page');
    await printed(folder, { accept: '/old' });
    expect(await printed(folder)).toEqual(['No findings in 1 pages.']);
  });
});
