import { describe, expect, it } from 'vitest';
import { isOfSite } from './session.ts';
import type { DevSite } from './site.ts';

const site = {
  config: { docsDir: '/site/docs', publicDir: '/site/docs/public' },
  isUsed: (file: string) => file === '/site/samples/a.rs',
  watched: new Set(['/site/releases']),
} as unknown as DevSite;

describe('isOfSite', () => {
  it.each([
    ['a page is edited', 'change', '/site/docs/a.md'],
    ['a public file is edited', 'change', '/site/docs/public/a.json'],
    ['a sample that a page shows is edited', 'change', '/site/samples/a.rs'],
    ['a file that a plugin watches is edited', 'change', '/site/releases/1.json'],
    ['a file comes, which a page may lack', 'add', '/site/samples/b.rs'],
  ])('is true when %s', (_name, event, file) => {
    expect(isOfSite(event, file, site)).toBe(true);
  });

  it.each(['/site/app.log', '/site/docs-old/a.md', '/site/samples/b.rs'])(
    'is false for an edit of %s',
    (file) => {
      expect(isOfSite('change', file, site)).toBe(false);
    },
  );
});
