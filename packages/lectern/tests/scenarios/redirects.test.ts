import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { startServer } from '../dev-server.ts';
import { failure, site, tree, write } from './testing.ts';

const config = (text: string) => `export default { base: '/docs/', ${text} };`;

describe('redirects', () => {
  it('lead from old addresses of config and pages to the last target', async () => {
    const folder = site({
      'lectern.config.mjs': config(`
        siteOrigin: 'https://example.com',
        locales: [{ lang: 'en', label: 'English' }, { lang: 'zh', label: '中文' }],
        redirects: {
          '/first': '/second#part', '/second': '/guide/a', '/old/': '/guide/', '/zh/old.html': '/zh/',
          '/away': 'https://example.org/x?y=1#z', '/off': '/away#q', '/file': '/a.pdf', '/asked': '/guide/a?tab=1#part',
        }`),
      'docs/en/index.md': '# Home',
      'docs/en/guide/index.md': '---\nredirectFrom: /start\n---\n# Guide',
      'docs/en/guide/a.md': '---\nredirectFrom:\n  - /b\n  - /旧\n---\n# A\n\n## Part',
      'docs/zh/index.md': '# 首页',
      'docs/public/a.pdf': '',
    });
    await build(folder);
    const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
    expect(read('_redirects').split('\n')).toEqual([
      '/docs/first /docs/guide/a#part 301',
      '/docs/second /docs/guide/a 301',
      '/docs/old/ /docs/guide/ 301',
      '/docs/zh/old /docs/zh/ 301',
      '/docs/away https://example.org/x?y=1#z 301',
      '/docs/off https://example.org/x?y=1#z 301',
      '/docs/file /docs/a.pdf 301',
      '/docs/asked /docs/guide/a?tab=1#part 301',
      '/docs/start /docs/guide/ 301',
      '/docs/b /docs/guide/a 301',
      '/docs/%E6%97%A7 /docs/guide/a 301',
      '',
    ]);
    expect(read('first.html')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-zdlDkqLXQy1tnXRnr9ArkWmKvxeP5qpPE8u0d7ponSA='; object-src 'none'; base-uri 'self'">
      <title>This page has moved</title>
      <link rel="canonical" href="https://example.com/docs/guide/a">
      <meta name="robots" content="noindex">
      <noscript><meta http-equiv="refresh" content="0; url=/docs/guide/a#part"></noscript>
      </head>
      <body><p>This page has moved: <a href="/docs/guide/a#part">/docs/guide/a#part</a></p><script>const to = new URL(document.links[0].href);
      to.search ||= location.search;
      if (location.hash) to.hash = location.hash;
      location.replace(to);</script></body>
      </html>"
    `);
    expect(read('zh/old.html')).toContain('<html lang="zh-CN">');
    expect(read('旧.html')).toContain('<a href="/docs/guide/a">');
    expect(existsSync(join(folder, 'dist/old/index.html'))).toBe(true);
    expect(read('guide/a.json')).not.toContain('redirectFrom');
    const first = tree(join(folder, 'dist'));
    await build(folder);
    expect(tree(join(folder, 'dist'))).toEqual(first);
  });

  it('are told of with all that is wrong with them', async () => {
    const folder = site({
      'lectern.config.mjs': `export default { redirects: {
        '/guide': '/a', '/logo': '/a', '/404': '/a', '/c': '/guid/', '/d': '/a#prat', '/e': '/f', '/f': '/e/', '/g': '/e',
        'h': '/a', '/i/*': '/a', '/j.pdf': '/a', '/k': 'mailto:a@example.com', '/l': '/a', '/l/': '/a', '/m': '/d',
      } };`,
      'docs/index.md': '---\ntitle: Home\nredirectFrom:\n  - /l.html\n  - /\n---\n# Home',
      'docs/a.md': '# A\n\n## Part',
      'docs/guide/index.md': '# Guide',
      'docs/public/logo/index.html': '',
    });
    expect(await failure(folder)).toMatchInlineSnapshot(`
      "The site has 13 errors:
        docs/index.md:4  There are two redirects from /l.
          The other one is in lectern.config.mjs:3. Remove one of them.
        docs/index.md:5  The redirect from / has the same address as the page docs/index.md.
          Remove the redirect, or give the other one a new address.
        lectern.config.mjs:2  The redirect from /guide has the same address as the page docs/guide/index.md.
          Remove the redirect, or give the other one a new address.
        lectern.config.mjs:2  The redirect from /logo has the same address as the public file docs/public/logo/index.html.
          Remove the redirect, or give the other one a new address.
        lectern.config.mjs:2  The redirect from /404 has the same address as the page for addresses that do not exist.
          Remove the redirect, or give the other one a new address.
        lectern.config.mjs:2  The redirect from /c leads to no page: /guid/.
          Did you mean /guide/?
        lectern.config.mjs:2  The redirect from /d names an anchor that /a does not have: /a#prat.
          Write another hash, or give the heading that id: ## Heading {#id}.
        lectern.config.mjs:2  The redirect from /e is circular: /e → /f → /e.
          Let one of them lead to a page.
        lectern.config.mjs:3  "h" is not an address that can be redirected.
          Write a path such as /guide/old, without base, query, hash, spaces or wildcards.
        lectern.config.mjs:3  "/i/*" is not an address that can be redirected.
          Write a path such as /guide/old, without base, query, hash, spaces or wildcards.
        lectern.config.mjs:3  The redirect from /j.pdf is for a file, not a page.
          Only addresses of pages can be redirected: those without an extension.
        lectern.config.mjs:3  The redirect from /k leads to no page: mailto:a@example.com.
          Write the path of a page without base, with the prefix of its language, or a URL with https://.
        lectern.config.mjs:3  There are two redirects from /l.
          The other one is in lectern.config.mjs:3. Remove one of them.
      13 redirect errors"
    `);
  });

  it('are named for links to old addresses', async () => {
    const folder = site({
      'lectern.config.mjs': `export default { redirects: { '/old': '/a#part', '/away': 'https://example.org/' } };`,
      'docs/index.md': '# Home\n\n[a](/old) [b](/old/#x) [c](/away) [d](/odl)',
      'docs/a.md': '# A\n\n## Part',
    });
    expect(await failure(folder)).toMatchInlineSnapshot(`
      "The site has 4 errors:
        docs/index.md:3  The link /old leads to an address that is redirected.
          It redirects to /a#part: link to that.
        docs/index.md:3  The link /old/#x leads to an address that is redirected.
          It redirects to /a#part: link to that.
        docs/index.md:3  The link /away leads to an address that is redirected.
          It redirects to https://example.org/: link to that.
        docs/index.md:3  The link /odl leads to no page.
          Fix the link, or write the page.
      4 link errors"
    `);
  });

  it('leave a file of the author alone, and say so', async () => {
    const folder = site({
      'lectern.config.mjs': `export default { redirects: { '/old': '/a' } };`,
      'docs/index.md': '# Home',
      'docs/a.md': '# A',
      'docs/public/_redirects': '/x /y 302\n',
      'docs/public/_headers': '/*\n  X-Mine: 1\n',
    });
    const { warnings } = await build(folder);
    expect(warnings).toEqual([
      'docs/public/_redirects  This file is published instead of the one that is generated from "redirects" and "redirectFrom", so hosts do not know these redirects. Remove it, or add them to it.',
    ]);
    expect(readFileSync(join(folder, 'dist/_redirects'), 'utf8')).toBe('/x /y 302\n');
    expect(readFileSync(join(folder, 'dist/_headers'), 'utf8')).toBe('/*\n  X-Mine: 1\n');
    expect(existsSync(join(folder, 'dist/old.html'))).toBe(true);
  });

  it('need text, or a list of texts', async () => {
    const folder = site({ 'docs/index.md': '---\nredirectFrom: [/a, 1]\n---\n# Home' });
    expect(await failure(folder)).toMatchInlineSnapshot(`
      "The site has an error:
        docs/index.md:2  "redirectFrom[1]" in the front matter must be text, not the number 1.
          Put it in quotes: "1"."
    `);
  });
});

it('has headers for the hosts that read them from a file', async () => {
  const folder = site({ 'lectern.config.mjs': config(''), 'docs/index.md': '# Home' });
  await build(folder);
  const text = readFileSync(join(folder, 'dist/_headers'), 'utf8');
  expect(text.replace(/search_index\.en\.[\w-]+/, 'search_index.en.HASH')).toMatchInlineSnapshot(`
    "# Hosts that read this file have browsers ask again for all that no rule says to keep.
    # Strict-Transport-Security is yours to add: browsers keep it for all that the domain serves.
    /docs/*
      X-Content-Type-Options: nosniff
      Referrer-Policy: strict-origin-when-cross-origin
      Permissions-Policy: camera=(), geolocation=(), microphone=()
      Content-Security-Policy: frame-ancestors 'self'
    /docs/assets/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/search_index.en.HASH/*
      Cache-Control: public, max-age=31536000, immutable
    /docs/*.md
      Content-Type: text/markdown; charset=utf-8
    "
  `);
});

it('lead on in development, also those of a page that was edited', async () => {
  const folder = site({
    'lectern.config.mjs': config(`redirects: { '/old': '/a?x=1#part', '/away': 'https://example.org/' }`),
    'docs/index.md': '# Home',
    'docs/a.md': '# A\n\n## Part',
  });
  const server = await startServer('dev', folder);
  const locationOf = async (path: string) => {
    const options = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
    const { status, headers } = await fetch(new URL(path, server.url), options);
    return `${status} ${headers.get('location')}`;
  };
  try {
    expect(await locationOf('/docs/old?y=2')).toBe('302 /docs/a?x=1#part');
    expect(await locationOf('/docs/old.html')).toBe('302 /docs/a?x=1#part');
    expect(await locationOf('/docs/away/?y=2')).toBe('302 https://example.org/?y=2');
    expect(await locationOf('/docs/b')).toBe('404 null');
    // Hosts answer in the same way.
    expect(await locationOf('/docs/a/?y=2')).toBe('302 /docs/a?y=2');
    expect(await locationOf('/docs/b/')).toBe('404 null');
    write(folder, { 'docs/a.md': '---\nredirectFrom: /b\n---\n# A' });
    await expect.poll(() => locationOf('/docs/b?y=2'), { timeout: 60_000 }).toBe('302 /docs/a?y=2');
  } finally {
    await server.stop();
  }
});
