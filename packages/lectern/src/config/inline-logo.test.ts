import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inlineLogo } from './inline-logo.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-logo-'));
const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n  <path d='M1 2' fill="#f00"/>100% – 中\n</svg>`;
writeFileSync(join(folder, 'small.svg'), svg);
writeFileSync(join(folder, 'large.svg'), `<svg>${' <g/>'.repeat(500)}</svg>`);
writeFileSync(join(folder, 'small.png'), 'png');
afterAll(() => rmSync(folder, { recursive: true }));

describe('inlineLogo', () => {
  it('makes a small SVG a data URL that needs no escaping in HTML and reads back as it was', () => {
    const url = inlineLogo('/small.svg', folder)?.light ?? '';
    expect(url).toMatch(/^data:image\/svg\+xml,[^"'<>&#]+$/);
    expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(svg.replace(/\s+/g, ' '));
  });

  it('knows a logo for each theme', () => {
    const logo = inlineLogo({ light: '/small.svg', dark: '/large.svg' }, folder);
    expect(logo?.light).toMatch(/^data:/);
    expect(logo?.dark).toBe('/large.svg');
  });

  it.each(['/large.svg', '/small.png', '/missing.svg', 'https://example.com/small.svg'])(
    'leaves %s as it is',
    (path) => expect(inlineLogo(path, folder)).toEqual({ light: path, dark: path }),
  );

  it('is null without a logo', () => expect(inlineLogo(undefined, folder)).toBeNull());
});
