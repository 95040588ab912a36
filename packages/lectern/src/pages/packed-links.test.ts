import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PageLink } from '../markdown/types.ts';
import { packLinks, unpackLinks } from './packed-links.ts';

const usual: PageLink = {
  href: '/guide/start#install',
  route: '/guide/start',
  publicFile: null,
  hash: 'install',
  external: false,
  raw: '/guide/start#install',
  where: 'docs/en/a.md:7',
  text: 'Start',
};

const text = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '/a',
    '/a#b',
    '/a.html#b',
    '#b',
    'docs/a.md:1',
    'docs/a.md:2',
    'docs/b.md:02',
    '7',
    ':7',
  ),
);
const link: fc.Arbitrary<PageLink> = fc.record(
  {
    href: text,
    route: fc.option(text),
    publicFile: fc.option(fc.string({ minLength: 1 })),
    hash: text,
    external: fc.boolean(),
    raw: text,
    where: text,
    text,
    deps: fc.array(text),
  },
  { requiredKeys: ['href', 'route', 'publicFile', 'hash', 'external', 'raw', 'where'] },
);

describe('packed links', () => {
  it('say only what cannot be told from the rest', () => {
    const external = { ...usual, href: 'https://a.example/', route: null, hash: '', external: true };
    const { text: _, ...withoutText } = external;
    expect(
      packLinks([
        usual,
        { ...usual, where: 'docs/en/a.md:9' },
        { ...usual, href: '/base/guide/start.html#install', where: 'docs/en/shared.md:9' },
        { ...withoutText, raw: external.href, where: 'docs/en/shared.md:10' },
      ]),
    ).toEqual([
      ['/guide/start#install', 'docs/en/a.md:7', 'Start'],
      ['/guide/start#install', 9, 'Start'],
      [
        '/guide/start#install',
        'docs/en/shared.md:9',
        'Start',
        '/base/guide/start.html#install',
        '/guide/start',
      ],
      ['https://a.example/', 10, 0, 0, null, 0, 0, 1],
    ]);
  });

  it('come back as they were, from JSON too', () => {
    fc.assert(
      fc.property(fc.array(link, { maxLength: 6 }), (links) => {
        expect(unpackLinks(JSON.parse(JSON.stringify(packLinks(links))))).toEqual(links);
      }),
      { numRuns: 2000 },
    );
  });
});
