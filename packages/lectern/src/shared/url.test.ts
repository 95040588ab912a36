import { describe, expect, it } from 'vitest';
import {
  documentFile,
  isExternal,
  isSamePath,
  normalizePath,
  payloadPath,
  splitHash,
  toHref,
  withBase,
  withoutBase,
} from './url.ts';

describe('isExternal', () => {
  it.each(['https://a.b/', 'http://a.b', '//a.b/c', 'mailto:a@b.c', 'tel:123', 'data:,', 'JavaScript:x'])(
    '%s is',
    (href) => expect(isExternal(href)).toBe(true),
  );
  it.each(['/guide', './guide', '#part', '?a=1', 'guide', '', '/a:b', 'a/b:c'])('%s is not', (href) =>
    expect(isExternal(href)).toBe(false),
  );
});

describe('splitHash', () => {
  it.each([
    ['/a#b', ['/a', 'b']],
    ['/a', ['/a', '']],
    ['#b', ['', 'b']],
    ['/a?q=1#b#c', ['/a?q=1', 'b#c']],
  ])('%s', (href, parts) => expect(splitHash(href)).toEqual(parts));
});

describe('withBase', () => {
  it.each([
    ['/', '/guide/', '/guide/'],
    ['/docs/', '/guide/', '/docs/guide/'],
    ['/docs/', '/', '/docs/'],
    ['/docs/', '#part', '#part'],
    ['/docs/', './a.png', './a.png'],
    ['/docs/', '//cdn.example/a.png', '//cdn.example/a.png'],
    ['/docs/', 'https://a.b/c', 'https://a.b/c'],
    ['/docs/', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ])('%s and %s', (base, path, expected) => expect(withBase(base, path)).toBe(expected));
});

describe('withoutBase', () => {
  it.each([
    ['/', '/guide/', '/guide/'],
    ['/docs/', '/docs/guide/', '/guide/'],
    ['/docs/', '/docs/', '/'],
    ['/docs/', '/docs', '/'],
    ['/docs/', '/documents/', null],
    ['/docs/', '/', null],
  ])('%s and %s', (base, pathname, expected) => expect(withoutBase(base, pathname)).toBe(expected));
});

describe('normalizePath (SPEC 2.1)', () => {
  it.each([
    ['/guide/start', '/guide/start'],
    ['/guide/start.html', '/guide/start'],
    ['/guide/start/', '/guide/start/'],
    ['/guide/start/index', '/guide/start/'],
    ['/guide/start/index.html', '/guide/start/'],
    ['/index.html', '/'],
    ['/', '/'],
    ['/my-index', '/my-index'],
    ['/a.html.html', '/a.html'],
    ['/%E4%B8%AD%20a', '/中 a'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s', (path, expected) => expect(normalizePath(path)).toBe(expected));
});

describe('toHref', () => {
  it.each([
    ['/guide/start', '/docs/guide/start', '/docs/guide/start.html'],
    ['/guide/', '/docs/guide/', '/docs/guide/index.html'],
    ['/', '/docs/', '/docs/index.html'],
    ['/guide/start?a=1#b', '/docs/guide/start?a=1#b', '/docs/guide/start.html?a=1#b'],
    ['/file.pdf', '/docs/file.pdf', '/docs/file.pdf'],
    ['/file.7z', '/docs/file.7z', '/docs/file.7z'],
    ['/releases/v1.2', '/docs/releases/v1.2', '/docs/releases/v1.2.html'],
    ['/中 文', '/docs/%E4%B8%AD%20%E6%96%87', '/docs/%E4%B8%AD%20%E6%96%87.html'],
    ['#part', '#part', '#part'],
    ['https://a.b/c', 'https://a.b/c', 'https://a.b/c'],
    ['mailto:a@b.c', 'mailto:a@b.c', 'mailto:a@b.c'],
  ])('%s', (path, clean, withHtml) => {
    expect(toHref(path, { base: '/docs/', cleanUrls: true })).toBe(clean);
    expect(toHref(path, { base: '/docs/', cleanUrls: false })).toBe(withHtml);
  });
});

describe('isSamePath', () => {
  it.each([
    ['/docs/guide/', '/guide/index.html#part', true],
    ['/docs/guide/start.html?a=1', '/guide/start', true],
    ['/guide/start', '/guide/start/', false],
    ['/guide/a', '/guide/b', false],
  ])('%s and %s', (a, b, expected) => expect(isSamePath(a, b, '/docs/')).toBe(expected));
});

describe('files of a route (DESIGN 4)', () => {
  it.each([
    ['/', 'index.html', '/index.json'],
    ['/guide/start/', 'guide/start/index.html', '/guide/start/index.json'],
    ['/guide/start', 'guide/start.html', '/guide/start.json'],
    ['/releases/v0.5', 'releases/v0.5.html', '/releases/v0.5.json'],
  ])('%s', (route, document, payload) => {
    expect(documentFile(route)).toBe(document);
    expect(payloadPath(route)).toBe(payload);
  });
});
