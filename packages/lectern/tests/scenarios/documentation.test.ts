import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import type { IndexNames, PagePart } from '../../src/search/format.ts';
import { openIndex } from '../../src/search/index-reader.ts';
import { parseQuery } from '../../src/search/parse-query.ts';
import { rankPages } from '../../src/search/rank.ts';
import { readJson } from './testing.ts';

/** What needs a site of many pages in two languages: this project's own, built once. */
const folder = mkdtempSync(join(tmpdir(), 'lectern-'));
const outDir = join(folder, 'dist');

beforeAll(async () => {
  const project = fileURLToPath(new URL('../../../../site/', import.meta.url));
  // Public files that its own scripts make before a build.
  execFileSync('npm', ['run', '--silent', 'prebuild'], { cwd: project });
  await build(project, { outDir });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function filesOf(folder: string, extension: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(folder, name));
}

/** Sentences of an article as a script might hold them: plain text, without what islands render. */
function sentencesOf(html: string): string[] {
  const text = html
    .replace(/<lectern-island[\s\S]*?<\/lectern-island>/g, '\n')
    .replace(/<\/?(?:p|li|h\d|td|th|div|pre|code|a|strong|em|span|br)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>|&\w+;|&#\w+;/g, '\n');
  const lines = text.split(/[\n"'`\\]/).map((line) => line.trim());
  // A line of code without words may well stand in a script, too.
  return lines.filter((line) => line.length >= 30 && /\p{Script=Han}|\w+ \w+ \w+/u.test(line));
}

describe('the documentation', () => {
  it('holds no page text in any script', async () => {
    const payloads = filesOf(outDir, '.json').map((file) => JSON.parse(readFileSync(file, 'utf8')));
    const sentences = payloads.flatMap(({ html }) => (typeof html === 'string' ? sentencesOf(html) : []));
    expect(sentences.length).toBeGreaterThan(300);
    const scripts = filesOf(outDir, '.js').map((file) => readFileSync(file, 'utf8'));
    expect(scripts.length).toBeGreaterThan(0);
    // Bundlers write what is not ASCII either way.
    const escaped = (text: string) =>
      text.replace(/[^\x20-\x7e]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    const found = sentences.filter((text) =>
      scripts.some((code) => code.includes(text) || code.includes(escaped(text))),
    );
    expect(found).toEqual([]);
  });

  it('says on each page that it is independent, and has no edit link without a repository', () => {
    const documents = filesOf(outDir, '.html').map((file) => readFileSync(file, 'utf8'));
    const pages = documents.filter((html) => /class="(?:doc|home)-footer"/.test(html));
    expect(pages.length).toBeGreaterThan(300);
    for (const html of pages) {
      expect(html).toMatch(/Independent documentation of Rsbuild 0\.5|Rsbuild 0\.5 的独立文档/);
      expect(html).not.toContain('icon-edit');
    }
  });

  it('finds in its index, for every two Chinese characters that stand together, every page that has them', async () => {
    const load = readJson(outDir);
    const { zh: name }: IndexNames = await load('search_index.json');
    const pages = new Map<string, Set<number>>();
    for (let page = 0; existsSync(join(outDir, `${name}/x${page}.0.json`)); page++) {
      for (let part = 0; existsSync(join(outDir, `${name}/x${page}.${part}.json`)); part++) {
        const { sections }: PagePart = await load(`${name}/x${page}.${part}.json`);
        for (const [run] of sections.flatMap(([, , text]) => [...text.matchAll(/\p{Script=Han}{2,}/gu)])) {
          for (let at = 0; at + 2 <= run.length; at++) {
            const pair = run.slice(at, at + 2);
            pages.set(pair, (pages.get(pair) ?? new Set()).add(page));
          }
        }
      }
    }
    expect(pages.size).toBeGreaterThan(1500);
    const index = await openIndex('zh', load);
    const missed: string[] = [];
    for (const [pair, expected] of pages) {
      const found = new Set((await rankPages(parseQuery(pair), index)).pages.map(({ page }) => page));
      for (const page of expected) if (!found.has(page)) missed.push(`${pair} on page ${page}`);
    }
    expect(missed).toEqual([]);
  });
});
