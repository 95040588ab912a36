import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { site } from './testing.ts';

/** Counts the bytes of all scripts that a document runs or may fetch: inline scripts, the client, and its imports. */
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

  it('has no code of Vite for stylesheets of imports: documents name all stylesheets', async () => {
    const folder = site({
      'docs/index.mdx': "import { Later } from '../later.tsx';\n\n# Home\n\n<Later />",
      'later.tsx': `'use client';
        export const Later = () => <button onClick={() => import('./note.ts').then(({ note }) => alert(note))}>Note</button>;`,
      'note.ts': "export const note = 'later';",
    });
    await build(folder);
    const assets = join(folder, 'dist/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const codes = scripts.map((name) => readFileSync(join(assets, name), 'utf8'));
    expect(codes.filter((code) => /preloadError|__VITE_PRELOAD__/.test(code))).toEqual([]);
    expect(codes.some((code) => /import\(`\.\/note\.[\w-]+\.js`\)\.then/.test(code))).toBe(true);
    // Imports of named exports, such as those of search, are not wrapped either.
    expect(codes.some((code) => /await import\(`\.\/slips\.[\w-]+\.js`\)/.test(code))).toBe(true);
    expect(codes.filter((code) => /async\(\)=>\{let\{\w+:\w+\}=await import/.test(code))).toEqual([]);
  });
});
