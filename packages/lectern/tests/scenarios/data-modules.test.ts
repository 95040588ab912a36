import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { type ServerProcess, startServer } from '../dev-server.ts';
import { failure, site, write } from './testing.ts';

/** A site with a data module: it runs where the site is built, and pages and components get its exports as data. */

const files = {
  'docs/index.mdx': `import { teas } from './teas.data.ts';
import { Count } from '../ui/Count.tsx';

# Teas

<ul>{teas.map((tea) => <li key={tea}>{tea}</li>)}</ul>

<Count />
`,
  'docs/teas.data.ts': `import { readdirSync } from 'node:fs';
import { upper } from '../ui/upper.ts';

export const watch = '../teas/*.txt';
export const teas = readdirSync(new URL('../teas', import.meta.url)).sort().map(upper);
export const count: number = await Promise.resolve(teas.length);
`,
  'ui/upper.ts': 'export const upper = (text: string) => text.toUpperCase();',
  'ui/Count.tsx': `'use client';
import { count } from '../docs/teas.data.ts';
export const Count = () => <b>{count} teas</b>;
`,
  'teas/assam.txt': '',
};
const textOf = (html: string) =>
  /<ul><li>.*teas<\/b>/s
    .exec(html)?.[0]
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const built = (folder: string) => textOf(readFileSync(join(folder, 'dist/index.html'), 'utf8'));

describe('data modules', () => {
  it('run for each build, and their code is in no bundle', async () => {
    const folder = site(files);
    await build(folder);
    expect(built(folder)).toBe('ASSAM.TXT 1 teas');
    write(folder, { 'teas/ceylon.txt': '' });
    await build(folder);
    expect(built(folder)).toBe('ASSAM.TXT CEYLON.TXT 2 teas');
    write(folder, { 'ui/upper.ts': 'export const upper = (text: string) => text.slice(0, 2);' });
    await build(folder);
    expect(built(folder)).toBe('as ce 2 teas');
  });

  it('are named when they fail, or give what is no data', async () => {
    expect(await failure(site({ ...files, 'docs/teas.data.ts': 'throw new Error("No tea");' }))).toBe(
      'The site has an error:\n  docs/teas.data.ts  The data module failed: Error: No tea\n    It runs in Node.js, once per build.',
    );
    const dates = 'export const count = 1; export const teas = [{ on: new Date(0) }];';
    expect(await failure(site({ ...files, 'docs/teas.data.ts': dates }))).toBe(
      'The site has an error:\n  docs/teas.data.ts  The export teas[0].on of a data module is not data.\n    It is passed to pages as JSON: export strings, numbers, booleans, null, arrays and plain objects only.',
    );
  });

  describe('in development', () => {
    let server: ServerProcess | undefined;
    afterEach(() => server?.stop());

    it('run again when a file changes that they watch or import', async () => {
      const folder = site(files);
      server = await startServer('dev', folder);
      const shown = async () => {
        const answer = await fetch(String(server?.url), { headers: { accept: 'text/html' } });
        return textOf(await answer.text());
      };
      const shows = async (text: string) => {
        for (let turn = 0; turn < 300 && (await shown()) !== text; turn++) await sleep(20);
        expect(await shown()).toBe(text);
      };
      await shows('ASSAM.TXT 1 teas');
      write(folder, { 'teas/ceylon.txt': '' });
      await shows('ASSAM.TXT CEYLON.TXT 2 teas');
      write(folder, { 'ui/upper.ts': 'export const upper = (text: string) => text.slice(0, 2);' });
      await shows('as ce 2 teas');
    });
  });
});
