import { basename, dirname } from 'node:path/posix';

/**
 * Files that are the page of their folder if it has no `index.md`, in this order. GitHub shows folders like this, and
 * Docusaurus, MkDocs and others read them like this.
 */
export const STAND_INS: readonly string[] = [
  'Index.md',
  'Index.mdx',
  'README.md',
  'README.mdx',
  'Readme.md',
  'readme.md',
  'readme.mdx',
];

const INDEX = /^index\.mdx?$/;

/**
 * Returns the files that substitute for the index of their folder.
 *
 * @param files files of the site's pages, relative to the docs folder
 */
export function standIns(files: readonly string[]): Set<string> {
  const byFolder = new Map<string, string[]>();
  for (const file of files) {
    const name = basename(file);
    if (!INDEX.test(name) && !STAND_INS.includes(name)) continue;
    byFolder.set(dirname(file), [...(byFolder.get(dirname(file)) ?? []), name]);
  }
  const found = [...byFolder].flatMap(([folder, names]) => {
    const name = names.some((other) => INDEX.test(other))
      ? undefined
      : STAND_INS.find((candidate) => names.includes(candidate));
    return name === undefined ? [] : folder === '.' ? name : `${folder}/${name}`;
  });
  return new Set(found);
}

/** Returns the path that the index would have: `guide/README.md` becomes `guide/index.md`. */
export function indexPath(file: string): string {
  return file.replace(/[^/]*(?=\.mdx?$)/, 'index');
}
