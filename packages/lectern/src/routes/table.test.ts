import { describe, expect, it } from 'vitest';
import { en, zh } from '../../tests/locales.ts';
import type { Route } from '../shared/types.ts';
import { createRouteTable } from './table.ts';

const locales = [en, zh];
const route = (path: string, lang: string, filePath: string): Route => ({
  path,
  lang,
  version: '',
  edition: lang,
  filePath,
});
const guide = route('/guide', 'en', 'en/guide.md');
const guideZh = route('/zh/guide', 'zh', 'zh/guide.md');
const only = route('/only', 'en', 'en/only.md');
const table = createRouteTable([guide, only, guideZh], locales);

describe('createRouteTable', () => {
  it('finds a route by path and by file', () => {
    expect(table.byPath('/guide')).toBe(guide);
    expect(table.byFile('zh/guide.md')).toBe(guideZh);
    expect(table.byPath('/guide/')).toBeUndefined();
    expect(table.byFile('guide.md')).toBeUndefined();
  });

  it('names the translations of a page, its own included', () => {
    expect(table.alternates(guide)).toEqual({ en: '/guide', zh: '/zh/guide' });
    expect(table.alternates(guideZh)).toEqual({ en: '/guide', zh: '/zh/guide' });
    expect(table.alternates(only)).toEqual({ en: '/only' });
  });

  it('lists the paths of one language', () => {
    expect(table.pathsOf('en')).toEqual(['/guide', '/only']);
    expect(table.pathsOf('zh')).toEqual(['/zh/guide']);
    expect(table.pathsOf('fr')).toEqual([]);
  });
});
