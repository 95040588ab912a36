import { describe, expect, it } from 'vitest';
import { documentTitle, pageTag } from './page-head.ts';
import type { PageData, SiteData } from './types.ts';

const site = { title: 'Tool', locales: [{ edition: 'zh', lang: 'zh', tag: 'zh-CN' }] } as SiteData;
const page = (parts: Partial<PageData>) => parts as PageData;

describe('documentTitle', () => {
  it.each([
    ['Start', 'Start | Tool'],
    ['', 'Tool'],
    ['Tool', 'Tool'],
  ])('%s', (title, expected) => expect(documentTitle(page({ title }), site)).toBe(expected));
});

describe('pageTag', () => {
  it('is the tag of the page’s locale, else its key', () => {
    expect(pageTag(page({ edition: 'zh', lang: 'zh' }), site)).toBe('zh-CN');
    expect(pageTag(page({ edition: 'fr', lang: 'fr' }), site)).toBe('fr');
  });
});
