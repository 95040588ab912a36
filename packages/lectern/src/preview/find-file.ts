import { realpathSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** Result of a static host's lookup. */
export type Found = { file: string } | { movedTo: string } | null;

/**
 * Finds the file of a path by the rules of static hosts: `/x` is `x.html`, and `/x/` is `x/index.html`. If there is
 * only the folder, `/x` redirects to `/x/`. If there is only the page, `/x/` redirects to `/x`.
 *
 * @param path URL path without base and query
 * @param markdown whether to look for the Markdown of a page first
 * @returns path of the file in the output, with `/`. Neither a path nor a symbolic link can lead to a file outside of
 *   it. Or the path of the page, encoded like the requested path
 */
export function findFile(outDir: string, path: string, markdown: boolean): Found {
  const decoded = decode(path);
  const isFile = (file: string) => isInside(file) && isOwnFile(outDir, file);
  const forms = decoded.endsWith('/')
    ? [markdown && `${decoded}index.md`, `${decoded}index.html`]
    : [markdown && `${decoded}.md`, decoded, `${decoded}.html`];
  const file = forms.find((form): form is string => form !== false && isFile(form));
  if (file !== undefined) return { file };
  if (!decoded.endsWith('/')) return isFile(`${decoded}/index.html`) ? { movedTo: `${path}/` } : null;
  return isFile(`${decoded.replace(/\/+$/, '')}.html`)
    ? { movedTo: path.replace(/(?:\/|%2f)+$/i, '') }
    : null;
}

/** Checks that a path does not leave the folder. */
function isInside(file: string): boolean {
  const plain = normalize(file).replaceAll(sep, '/');
  return plain === file && !file.includes('\0');
}

/** Returns false also for a path that cannot exist: below a file, with an invalid name, or removed meanwhile. */
function isOwnFile(outDir: string, file: string): boolean {
  const path = join(outDir, file);
  try {
    return statSync(path).isFile() && realpathSync(path).startsWith(realpathSync(outDir) + sep);
  } catch {
    return false;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
