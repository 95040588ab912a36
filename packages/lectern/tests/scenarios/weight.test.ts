import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { documentation, site } from './testing.ts';

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

/** Scripts that a document runs or may fetch: its inline ones, the client, and what that imports. */
function scriptBytes(folder: string, page: string): number {
  const html = readFileSync(join(folder, page), 'utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const data = JSON.parse(/id="lectern-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  const files = new Set<string>([data.entryUrl, ...data.preloadUrls].map((url: string) => join(folder, url)));
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, name = ''] of code.matchAll(/["'`]\.?\/?((?:assets\/)?[\w.-]+\.js)["'`]/g)) {
      const target = join(folder, 'assets', name.replace('assets/', ''));
      if (existsSync(target)) files.add(target);
    }
  }
  const codes = [...inline, ...[...files].map((file) => readFileSync(file, 'utf8'))];
  return codes.reduce((sum, code) => sum + Buffer.byteLength(code), 0);
}

describe('what the browser gets', () => {
  it('holds no page text in any script', async () => {
    const outDir = join(site({}), 'dist');
    await build(documentation(), { outDir });
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

  it('weighs the same when the site has ten times the pages', async () => {
    const withPages = async (count: number) => {
      const pages = Array.from({ length: count }, (_, index) => [
        `docs/s${Math.floor(index / 10)}/p${index}.md`,
        `# Page ${index}\n\n## Part\n\nText of page ${index}, [first](/s0/p0).\n`,
      ]);
      const folder = site({ 'docs/index.md': '# Home', ...Object.fromEntries(pages) });
      await build(folder);
      const html = readFileSync(join(folder, 'dist/s0/p3.html'), 'utf8').length;
      return { scripts: scriptBytes(join(folder, 'dist'), 's0/p3.html'), html };
    };
    const small = await withPages(20);
    const large = await withPages(200);
    expect(small.scripts).toBeGreaterThan(200_000);
    expect(Math.abs(large.scripts / small.scripts - 1)).toBeLessThan(0.01);
    expect(Math.abs(large.html / small.html - 1)).toBeLessThan(0.01);
  });
});
