import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './policy.ts';

const HASH = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const SAFE = "object-src 'none'; base-uri 'self'";

it('lets the site and the inline scripts of the document run', () => {
  expect(contentSecurityPolicy({ scripts: ['a'] })).toBe(
    `script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='; ${SAFE}`,
  );
});

it('lets scripts of the head run: inline ones by their hash, others by their address', () => {
  expect(
    contentSecurityPolicy({
      scripts: [],
      tags: [
        ['script', { src: 'https://a.dev/x.js', async: true }],
        ['script', { src: 'https://c.dev/y;1,2.js?from=a;b,c#d' }],
        ['script', { src: '/own.js' }],
        ['script', {}, 'alert(1)'],
        ['link', { href: 'https://b.dev' }],
      ],
    }),
  ).toBe(`script-src 'self' ${HASH} https://a.dev/x.js https://c.dev/y%3B1%2C2.js; ${SAFE}`);
});

it('begins a source with its host if the address of a script has no scheme', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    tags: [['script', { src: '//cdn.example/a.js?v=1' }]],
  });
  expect(policy).toBe(`script-src 'self' cdn.example/a.js; ${SAFE}`);
});

it('adds the sources of the config, to its own directives and to new ones', () => {
  const sources = {
    'script-src': ['https://a.dev', "'self'"],
    'object-src': ["'self'"],
    'frame-src': ['https://b.dev', 'https://c.dev'],
  };
  expect(contentSecurityPolicy({ scripts: [], sources })).toBe(
    "script-src 'self' https://a.dev; object-src 'self'; base-uri 'self'; frame-src https://b.dev https://c.dev",
  );
});

it('lets the policy of the site itself make trusted types, where the config lists those that may', () => {
  const policy = (names: string[]) =>
    contentSecurityPolicy({
      scripts: [],
      sources: { 'require-trusted-types-for': ["'script'"], 'trusted-types': names },
    });
  const start = `script-src 'self'; ${SAFE}; trusted-types lectern`;
  expect(policy(['chat'])).toBe(`${start} chat; require-trusted-types-for 'script'`);
  expect(policy([])).toBe(`${start}; require-trusted-types-for 'script'`);
});

it('is left out where the config says so', () => {
  expect(contentSecurityPolicy({ scripts: ['a'], sources: false })).toBeNull();
});
