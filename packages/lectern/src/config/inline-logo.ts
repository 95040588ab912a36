import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../shared/types.ts';

/** Bytes of an SVG that may stand in every page: about 0.4 kB of it after compression. */
const MAX_BYTES = 1500;

/**
 * The logo as the browser gets it: a small SVG of the public folder as a data URL, so that a page asks for
 * nothing but its HTML and CSS; any other as it is.
 */
export function inlineLogo(
  logo: string | { light: string; dark: string } | undefined,
  publicDir: string,
): SiteData['logo'] {
  if (logo === undefined) return null;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return { light: inlineImage(light, publicDir), dark: inlineImage(dark, publicDir) };
}

function inlineImage(path: string, publicDir: string): string {
  const file = join(publicDir, path);
  if (!path.startsWith('/') || !path.endsWith('.svg') || !existsSync(file)) return path;
  const svg = readFileSync(file, 'utf8').trim();
  return Buffer.byteLength(svg) > MAX_BYTES ? path : `data:image/svg+xml,${encodeSvg(svg)}`;
}

/** What a URL may hold stays as it is: it compresses better, and nothing of it needs escaping in HTML. */
function encodeSvg(svg: string): string {
  return encodeURIComponent(svg.replace(/\s+/g, ' '))
    .replace(/%(20|3D|3A|2F|2C|3B)/g, decodeURIComponent)
    .replaceAll("'", '%27');
}
