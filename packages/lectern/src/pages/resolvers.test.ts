import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { createResolvers, withKnownLinks } from './resolvers.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-resolvers-'));
afterAll(() => rmSync(project, { recursive: true }));

/** Loads a site with two languages and these files in its docs folder. */
async function siteOf(files: readonly string[]) {
  for (const file of files) {
    mkdirSync(join(project, 'docs', file, '..'), { recursive: true });
    writeFileSync(join(project, 'docs', file), '# Page\n');
  }
  const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
  const vite = { resolve: { alias: { '@parts': join(project, 'docs/parts') } } };
  writeFileSync(join(project, 'lectern.config.mjs'), `export default ${JSON.stringify({ locales, vite })}`);
  return loadConfig(project);
}

describe('markdown', () => {
  it('finds the Markdown file that an import names without its extension, where no code has that name', async () => {
    const config = await siteOf([
      'parts/note.mdx',
      'parts/tip.md',
      'parts/box.mdx',
      'parts/box.tsx',
      'parts/all/index.md',
    ]);
    const { markdown } = createResolvers(config);
    const named = (specifier: string) => markdown(specifier, join(config.docsDir, 'en/a.mdx'));
    expect(named('../parts/note')).toBe('../parts/note.mdx');
    expect(named('@parts/tip')).toBe('@parts/tip.md');
    expect(named('@parts/all')).toBe('@parts/all/index.md');
    for (const other of ['../parts/box', '../parts/gone', '../parts/note?raw', 'react'])
      expect(named(other)).toBeNull();
  });
});

describe('withKnownLinks', () => {
  it('looks each link up once for all pages from which it leads to the same place', async () => {
    const config = await siteOf(['en/a.md', 'en/b.md', 'en/guide/a.md', 'zh/a.md']);
    const resolvers = createResolvers(config);
    const link = vi.spyOn(resolvers, 'link');
    const known = withKnownLinks(resolvers, config);
    const routeOf = (href: string, file: string) => known.link(href, join(config.docsDir, file)).route;

    expect(routeOf('/a', 'en/b.md')).toBe('/a');
    expect(routeOf('/a', 'en/guide/a.md')).toBe('/a');
    expect(routeOf('/a', 'zh/a.md')).toBe('/zh/a');
    expect(link).toHaveBeenCalledTimes(2);

    expect(routeOf('./a', 'en/b.md')).toBe('/a');
    expect(routeOf('./a', 'en/a.md')).toBe('/a');
    expect(routeOf('./a', 'en/guide/a.md')).toBe('/guide/a');
    expect(link).toHaveBeenCalledTimes(4);
  });
});
