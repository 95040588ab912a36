import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../config/load.ts';
import { createResolvers, withKnownLinks } from './resolvers.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-resolvers-'));
afterAll(() => rmSync(project, { recursive: true }));

describe('withKnownLinks', () => {
  it('looks each link up once for all pages from which it leads to the same place', async () => {
    for (const file of ['en/a.md', 'en/b.md', 'en/guide/a.md', 'zh/a.md']) {
      mkdirSync(join(project, 'docs', file, '..'), { recursive: true });
      writeFileSync(join(project, 'docs', file), '# Page\n');
    }
    const locales = ['en', 'zh'].map((lang) => ({ lang, label: lang }));
    writeFileSync(join(project, 'lectern.config.mjs'), `export default ${JSON.stringify({ locales })}`);
    const config = await loadConfig(project);
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
