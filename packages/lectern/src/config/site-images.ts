import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { SiteData } from '../shared/types.ts';

type Logo = string | { light: string; dark: string };

/** Bytes of an SVG that may be in every page: about 0.4 kB of it after compression. */
const MAX_BYTES = 1500;

/** The icon's file when the config names none. */
const DEFAULT_ICON = '/favicon.svg';

/** The icon as the browser gets it: without one an empty image, or the browser asks for `/favicon.ico` by itself. */
export function iconOf(icon: string | undefined, publicDir: string): string {
  if (icon !== undefined) return icon;
  return existsSync(join(publicDir, DEFAULT_ICON)) ? DEFAULT_ICON : 'data:,';
}

/**
 * The logo as the browser gets it: a small SVG of the public folder as a data URL, so that a page asks for
 * nothing but its HTML and CSS; any other as it is.
 */
export function logoOf(logo: Logo | undefined, publicDir: string): SiteData['logo'] {
  if (logo === undefined) return null;
  const { light, dark } = typeof logo === 'string' ? { light: logo, dark: logo } : logo;
  return { light: inlineImage(light, publicDir), dark: inlineImage(dark, publicDir) };
}

/**
 * Checks that the images which the config names are there.
 *
 * @param file the config file as shown in messages
 * @param displayDir the public folder as shown in messages
 * @throws DocsErrors for each path that no file of the public folder has
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

/** What a URL may hold stays as it is: it compresses better, and nothing of it needs escaping in HTML. */
function encodeSvg(svg: string): string {
  return encodeURIComponent(svg.replace(/\s+/g, ' '))
    .replace(/%(20|3D|3A|2F|2C|3B)/g, decodeURIComponent)
    .replaceAll("'", '%27');
}
