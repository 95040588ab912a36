import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { SiteData } from '../shared/types.ts';

type Logo = string | { light: string; dark: string };

/** Maximum size of an SVG that is inlined in every page (bytes): about 0.4 kB of it after compression. */
const MAX_BYTES = 1500;

/** File of the icon if the config sets none. */
const DEFAULT_ICON = '/favicon.svg';

/**
 * Returns the icon for the browser. Without one, it is an empty image: otherwise the browser requests `/favicon.ico`.
 */
export function iconOf(icon: string | undefined, publicDir: string): string {
  if (icon !== undefined) return icon;
  return existsSync(join(publicDir, DEFAULT_ICON)) ? DEFAULT_ICON : 'data:,';
}

/**
 * Returns the logo for the browser. A small SVG of the public folder becomes a data URL, so that a page needs no
 * requests other than its HTML and CSS. Any other image stays as it is.
 */
export function logoOf(logo: Logo | undefined, publicDir: string): SiteData['logo'] {
  if (logo === undefined) return null;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return { light: inlineImage(light, publicDir), dark: inlineImage(dark, publicDir) };
}

/**
 * Checks that the images in the config exist.
 *
 * @param file the config file as shown in messages
 * @param displayDir the public folder as shown in messages
 * @throws DocsErrors for each path without a file in the public folder
 */
export function checkSiteImages(
  { icon, logo }: { icon?: string; logo?: Logo },
  { file, publicDir, displayDir }: { file: string; publicDir: string; displayDir: string },
): void {
  const logos = typeof logo === 'object' ? { 'logo.light': logo.light, 'logo.dark': logo.dark } : { logo };
  const errors = Object.entries({ icon, ...logos }).flatMap(([key, path]) =>
    path?.startsWith('/') && !existsSync(join(publicDir, path))
      ? new DocsError(`${key} is "${path}", and there is no such file.`, {
          where: file,
          hint: `Put the file at ${displayDir}${path}, or fix the path.`,
        })
      : [],
  );
  if (errors.length > 0) throw new DocsErrors('The config names images that are not there:', errors);
}

function inlineImage(path: string, publicDir: string): string {
  const file = join(publicDir, path);
  if (!path.startsWith('/') || !path.endsWith('.svg') || !existsSync(file)) return path;
  const svg = readFileSync(file, 'utf8').trim();
  return Buffer.byteLength(svg) > MAX_BYTES ? path : `data:image/svg+xml,${encodeSvg(svg)}`;
}

/**
 * Leaves characters unescaped that a URL may contain: this compresses better, and none of them needs escaping in HTML.
 */
function encodeSvg(svg: string): string {
  return encodeURIComponent(svg.replace(/\s+/g, ' '))
    .replace(/%(20|3D|3A|2F|2C|3B)/g, decodeURIComponent)
    .replaceAll("'", '%27');
}
