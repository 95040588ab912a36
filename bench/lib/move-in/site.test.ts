import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkSite, readSite } from './site.mjs';

const folder = mkdtempSync(join(tmpdir(), 'move-in-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

it('finds what a visitor would notice on a built site', () => {
  const links = ['b', './b#x', '/b.html#y', 'c/', '/c#', '/d', '#z', '/f.pdf', '/old', 'https://e'];
  write(
    'index.html',
    `<nav id="lectern-sidebar"><a href="/g">G</a><a href="/b"></a></nav><main><h1>A b c</h1>${links
      .map((href) => `<a href="${href}">l</a>`)
      .join('')}<img src="/i.png"><img src="f.pdf"><Tab>t</Tab></main>`,
  );
  write('b.html', '<main><h1 id="x">B b b</h1></main>');
  write('c/index.html', '<main></main>');
  write('f.pdf', '');
  write('google1.html', 'google-site-verification: google1.html');
  write('404.html', '<main><a href="/nowhere">no</a></main>');
  write('old.html', '<meta http-equiv="refresh" content="0; url=/b">');
  const site = readSite(folder);
  expect([...site.documents.keys()].sort()).toEqual(['/', '/b', '/c/']);
  expect(checkSite(site)).toEqual({
    'dead links': [{ page: '/', what: '/d' }],
    'dead anchors': [
      { page: '/', what: '/b.html#y' },
      { page: '/', what: '#z' },
    ],
    'dead links beside the text': [{ page: '/', what: '/g' }],
    'missing images': [{ page: '/', what: '/i.png' }],
    'no level-1 heading': [{ page: '/c/', what: '' }],
    'empty pages': [{ page: '/c/', what: '' }],
    'sidebar entries without text': [{ page: '/', what: '/b' }],
    'tags no browser knows': [{ page: '/', what: 'Tab' }],
  });
});

it('reads no site where there is none', () => {
  expect(readSite(join(folder, 'none')).documents.size).toBe(0);
});
