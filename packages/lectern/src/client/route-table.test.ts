import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import { tableFile } from '../shared/route-names.ts';
import { allRouteNames, isRoute } from './route-table.ts';

/** Creates a site whose English table has the given number of pages, and records the requested files. */
function site(pages: number) {
  const names = Array.from(
    { length: pages },
    (_, at) => `/a${String(at).padStart(5, '0')}${at % 2 ? '.mdx' : ''}`,
  );
  const files: Record<string, unknown> = { zh: ['/zh/'] };
  files.en = tableFile(names, (part, number) => {
    files[`en.${number}`] = part;
    return `en.${number}`;
  });
  const asked: string[] = [];
  const json = async <T>(url: string) => {
    asked.push(url);
    return files[url] as T;
  };
  const data = { locales: [en, zh], routesUrls: { en: 'en', zh: 'zh' } };
  return { names, asked, tables: { data, loader: { json } } };
}

describe('the table of a small site', () => {
  it('is one file', async () => {
    const { names, asked, tables } = site(1000);
    expect(await isRoute('/a00999', tables)).toBe(true);
    expect(await isRoute('/a01000', tables)).toBe(false);
    expect(await allRouteNames('en', tables)).toEqual(names);
    expect(new Set(asked)).toEqual(new Set(['en']));
  });
});

describe('the table of a large site', () => {
  it('is fetched in the part that would have the path', async () => {
    const { asked, tables } = site(17_150);
    expect(await isRoute('/a00500', tables)).toBe(true);
    expect(asked).toEqual(['en', 'en.1']);
  });

  it('has each of its pages, and no other', async () => {
    const { names, tables } = site(1001);
    for (const name of names) expect(await isRoute(name.replace('.mdx', ''), tables), name).toBe(true);
    for (const path of ['/', '/a', '/a00499x', '/a01001', '/b', '/a00001.mdx'])
      expect(await isRoute(path, tables), path).toBe(path === '/a00001.mdx');
  });

  it('is put together in its order where all of it is asked for', async () => {
    const { names, tables } = site(1234);
    expect(await allRouteNames('en', tables)).toEqual(names);
  });

  it('is that of the language of the path', async () => {
    const { asked, tables } = site(17_150);
    expect(await isRoute('/zh/', tables)).toBe(true);
    expect(asked).toEqual(['zh']);
  });
});
