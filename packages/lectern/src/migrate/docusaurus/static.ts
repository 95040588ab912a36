import { join } from 'node:path';
import { listAt, type TheirSettings } from '../their-config.ts';
import type { Move } from '../types.ts';
import { importedFiles } from './site-files.ts';

/**
 * Moves the static folders to the public folder.
 *
 * @param root folder of the pages
 * @param used absolute paths of project files that pages run
 */
export function moveStatic(
  { files, report }: Move,
  { data }: TheirSettings,
  root: string,
  used: ReadonlySet<string>,
): void {
  const pages = files.list(root, /\.mdx?$/);
  // Scripts with JSX have a new name by now.
  const isUsed = (file: string) => used.has(files.absolute(files.origin(file) ?? file));
  const code = [...pages, ...files.list('src').filter(isUsed)];
  const imported = new Set(code.flatMap((file) => importedFiles(file, files.read(file))));
  const folders = listAt(data, 'staticDirectories');
  for (const folder of folders.length > 0 ? folders : ['static']) {
    for (const file of files.list(String(folder), /\.html?$/))
      report.add('done', file, 'It is published as it is. It is not a page.');
    for (const file of files.list(String(folder))) {
      const to = join(root, 'public', file.slice(String(folder).length));
      // Code cannot import files from the public folder.
      if (imported.has(file)) files.copy(file, to);
      else files.move(file, to);
    }
  }
}
