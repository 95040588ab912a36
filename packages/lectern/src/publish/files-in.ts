import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isKept } from './output-folder.ts';

/** Returns the files below a folder, including links, as paths with `/`. Empty if the folder does not exist. */
export function filesIn(folder: string): string[] {
  const found: string[] = [];
  const walk = (below: string) => {
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below + entry.name;
      // A kept folder may be a whole repository.
      if (!entry.isDirectory()) found.push(path);
      else if (!isKept(path)) walk(`${path}/`);
    }
  };
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) walk('');
  return found;
}
