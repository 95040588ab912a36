import { describe, expect, it } from 'vitest';
import { decodePages, encodePages } from './page-list.ts';

const PAGES = [
  { route: '/', title: 'Home' },
  { route: '/config/', title: 'Config Overview' },
  { route: '/config/dev/asset-prefix', title: 'dev.assetPrefix' },
  { route: '/config/dev/hmr', title: 'Hot reload' },
  { route: '/config/dev/', title: '' },
  { route: '/guide', title: '指南' },
];

describe('page list', () => {
  it('comes back as it was', () => {
    expect(decodePages(encodePages(PAGES))).toEqual(PAGES);
    expect(decodePages(encodePages([]))).toEqual([]);
  });

  it('says a folder once, and no title that the route says', () => {
    expect(encodePages(PAGES).split('\n')).toEqual([
      ...['/', 'Home', '/config/', 'Config Overview', '/config/dev/asset-prefix', '.', 'hmr', 'Hot reload'],
      ...['', '', '/guide', '指南'],
    ]);
  });
});
