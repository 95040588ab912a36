import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Config } from '../config/load.ts';
import { type LinkFault, linkFault } from '../routes/file-links.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, DocsErrors } from '../shared/error.ts';
import type { Route } from '../shared/types.ts';
import { feedPaths } from './feed-plans.ts';
import { isFolder, toPosix } from './paths.ts';
import { sourceName } from './source-name.ts';

/**
 * Rejects public files that would replace an output of the build: a page, its data for client navigation, its Markdown,
 * or the 404 page. The output would silently contain the public file instead.
 *
 * Also rejects symbolic links that cannot be copied.
 *
 * @throws DocsErrors with all of them
 */
export function assertPublicFiles(config: Config, table: RouteTable): void {
  const folder = toPosix(relative(config.project, config.publicDir));
  assertLinks(config, folder);
  const files = globSync('**', { cwd: config.publicDir, dot: true }).sort();
  if (files.length === 0) return;
  const errors = files.flatMap((file) => {
    const output = outputAt(file, config, table);
    if (!output) return [];
    return new DocsError(`This public file has the same address as ${output}.`, {
      where: `${folder}/${file}`,
      hint: 'Rename it, or move it to another folder.',
    });
  });
  if (errors.length === 0) return;
  const [subject, verb] = errors.length === 1 ? ['A public file', 'takes'] : ['Public files', 'take'];
  throw new DocsErrors(`${subject} ${verb} the place of what the build writes:`, errors);
}

/** Rejects broken and circular links. A build copies the targets of links, and a circle would never end. */
function assertLinks({ publicDir }: Config, shown: string): void {
  const errors: DocsError[] = [];
  const look = (below: string) => {
    for (const entry of readdirSync(join(publicDir, below), { withFileTypes: true })) {
      const path = `${below}/${entry.name}`;
      const fault = entry.isSymbolicLink() ? linkFault(join(publicDir, path)) : null;
      if (fault) errors.push(linkError(fault, shown + path));
      else if (isFolder(join(publicDir, path))) look(path);
    }
  };
  if (existsSync(publicDir)) look('');
  if (errors.length > 0) throw new DocsErrors('Links in the public folder cannot be copied:', errors);
}

function linkError(fault: LinkFault, where: string): DocsError {
  const message =
    fault === 'nowhere' ? 'This link leads to nothing.' : 'This link leads to a folder that it is in.';
  return new DocsError(message, { where, hint: 'Remove it, or let it lead to what shall be published.' });
}

/** Describes what a build writes to a path of the output; undefined if it writes nothing there. */
function outputAt(file: string, config: Config, table: RouteTable): string | undefined {
  if (file === '404.html') return 'the page for addresses that do not exist';
  if (feedPaths(config).includes(`/${file}`)) return 'a feed';
  const [, stem = '', extension] = /^(.*[^/])\.(html|json|md)$/s.exec(file) ?? [];
  if (!extension) return;
  const path = `/${stem.replace(/(^|\/)index$/, '$1')}`;
  const route = table.byPath(path) ?? (extension === 'html' ? otherSlash(path, table) : undefined);
  const source = route && sourceName(route, config);
  if (!source) return;
  if (extension === 'html') return `the page ${source}`;
  return extension === 'json' ? `the data of the page ${source}` : `the Markdown of the page ${source}`;
}

/**
 * Finds a page by its other spelling: hosts serve `/guide` from `guide.html` or `guide/index.html`, and one hides the
 * other.
 */
function otherSlash(path: string, table: RouteTable): Route | undefined {
  return table.byPath(path.endsWith('/') ? path.slice(0, -1) : `${path}/`);
}
