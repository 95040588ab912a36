import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatError } from '../shared/error.ts';
import { checkSiteImages, iconOf, logoOf } from './site-images.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-logo-'));
const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n  <path d='M1 2' fill="#f00"/>100% – 中\n</svg>`;
writeFileSync(join(folder, 'small.svg'), svg);
writeFileSync(join(folder, 'large.svg'), `<svg>${' <g/>'.repeat(500)}</svg>`);
writeFileSync(join(folder, 'small.png'), 'png');
afterAll(() => rmSync(folder, { recursive: true }));

describe('logoOf', () => {
  it('makes a small SVG a data URL that needs no escaping in HTML and reads back as it was', () => {
    const url = logoOf('/small.svg', folder)?.light ?? '';
    expect(url).toMatch(/^data:image\/svg\+xml,[^"'<>&#]+$/);
    expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(svg.replace(/\s+/g, ' '));
  });

  it('knows a logo for each theme', () => {
    const logo = logoOf({ light: '/small.svg', dark: '/large.svg' }, folder);
    expect(logo?.light).toMatch(/^data:/);
    expect(logo?.dark).toBe('/large.svg');
  });

  it.each(['/large.svg', '/small.png', '/missing.svg', 'https://example.com/small.svg'])(
    'leaves %s as it is',
    (path) => expect(logoOf(path, folder)).toEqual({ light: path, dark: path }),
  );

  it('is null without a logo', () => expect(logoOf(undefined, folder)).toBeNull());
});

describe('iconOf', () => {
  it('is what the config says', () => expect(iconOf('/a.png', folder)).toBe('/a.png'));
  it('is an empty image without a file, so that the browser asks for none', () =>
    expect(iconOf(undefined, folder)).toBe('data:,'));
  it('is favicon.svg where there is one', () => {
    writeFileSync(join(folder, 'favicon.svg'), svg);
    expect(iconOf(undefined, folder)).toBe('/favicon.svg');
  });
});

describe('checkSiteImages', () => {
  const check = (images: Parameters<typeof checkSiteImages>[0]) => {
    try {
      checkSiteImages(images, { file: 'lectern.config.ts', publicDir: folder, displayDir: 'docs/public' });
      return '';
    } catch (error) {
      return formatError(error);
    }
  };

  it('passes files that are there, URLs and nothing at all', () => {
    expect(
      check({ icon: '/small.png', logo: { light: '/small.svg', dark: 'https://example.com/a.svg' } }),
    ).toBe('');
    expect(check({})).toBe('');
  });

  it('names each missing file and where it belongs', () => {
    expect(check({ icon: '/icon.png', logo: '/logo.svg' })).toBe(
      [
        'The config names images that are not there:',
        '  lectern.config.ts  icon is "/icon.png", and there is no such file.',
        '    Put the file at docs/public/icon.png, or fix the path.',
        '  lectern.config.ts  logo is "/logo.svg", and there is no such file.',
        '    Put the file at docs/public/logo.svg, or fix the path.',
      ].join('\n'),
    );
  });
});
