import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../config/load.ts';
import type { Route } from '../shared/types.ts';
import { writtenRedirects } from './written-redirects.ts';

it('reads the pages that are there: in development one may have gone since the routes were looked for', () => {
  const project = mkdtempSync(join(tmpdir(), 'lectern-redirects-'));
  const docsDir = join(project, 'docs');
  mkdirSync(docsDir);
  writeFileSync(join(docsDir, 'a.md'), '---\nredirectFrom: /old\n---\n# A\n');
  const config = { project, docsDir, redirects: {}, configFile: null } as unknown as Config;
  const routes = ['gone', 'a'].map((name) => ({ path: `/${name}`, filePath: `${name}.md` }) as Route);
  const redirects = writtenRedirects(config, routes);
  expect(redirects.map(({ from, to, where }) => [from, to, where()])).toEqual([
    ['/old', '/a', 'docs/a.md:2'],
  ]);
  rmSync(project, { recursive: true });
});
