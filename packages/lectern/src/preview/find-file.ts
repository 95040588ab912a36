import { realpathSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';

/** What a static host finds for a path. */
export type Found = { file: string } | { movedTo: string } | null;

/**
 * The rules of static hosts: `/x` is `x.html`, `/x/` is `x/index.html`; `/x` where there is only the folder leads to
 * `/x/`, and `/x/` where there is only the page to `/x`.
 *
 * @param path URL path without base and query
 * @param markdown looks for the Markdown of a page first
 * @returns path of the file in the output, with `/`, never one outside of it, by a path or by a symbolic link; or the
 *   path where the page is, encoded as the one that was asked for
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

/** No way out of the folder. */
function isInside(file: string): boolean {
  const plain = normalize(file).replaceAll(sep, '/');
  return plain === file && !file.includes('\0');
}

/** False for what cannot be there as well: below a file, with a name that no file has, or gone by now. */
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
