import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import { routeOf } from '../routes/route-path.ts';
import { hasRoute, routeNames, routeOfName } from './route-names.ts';
import type { LocaleInfo, Route } from './types.ts';

const alone: LocaleInfo = { ...en, folder: '' };
const versioned: LocaleInfo = { ...zh, edition: 'v1-zh', version: 'v1', folder: 'v1/zh', prefix: '/v1/zh' };

describe('the table of routes', () => {
  it.each([
    [en, 'en/index.md'],
    [en, 'en/guide/a.b.mdx'],
    [zh, 'zh/index.mdx'],
    [zh, 'zh/guide/index.md'],
    [alone, 'index.mdx'],
    [alone, 'guide/a.md'],
    [versioned, 'v1/zh/index.md'],
    [versioned, 'v1/zh/guide/a.mdx'],
  ])('of %o keeps all of the route of %s', (locale, file) => {
    const route = routeOf(file, [locale]) as Route;
    const [name = ''] = routeNames([route], locale.edition);
    expect(routeOfName(name, locale)).toEqual(route);
    expect(hasRoute([name], route.path)).toBe(true);
    expect(hasRoute([name], `${route.path}x`)).toBe(false);
  });

  it('holds the routes of its edition', () => {
    const routes = ['en/a.md', 'zh/a.mdx'].map((file) => routeOf(file, [zh, en]) as Route);
    expect(routeNames(routes, 'zh')).toEqual(['/zh/a.mdx']);
  });
});
