import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import type { Config } from '../config/load.ts';
import { type LinkFault, linkFault } from '../routes/file-links.ts';
import type { RouteTable } from '../routes/table.ts';
import { DocsError, DocsErrors } from '../shared/error.ts';
import { documentFile, payloadPath, twinPath } from '../shared/url.ts';
import { feedPaths } from './feed-plans.ts';
import { isFolder, toPosix } from './paths.ts';
import { sourceName } from './source-name.ts';

/**
 * Refuses public files that would take the place of what a build writes: of a page, of what client navigation
 * fetches for it, of its Markdown, or of the 404 page. The output would hold the public file, and say nothing.
 *
 * Refuses links that cannot be copied, too.
 *
 * @throws DocsErrors with all of them
 */
export function assertPublicFiles(config: Config, table: RouteTable): void {
  const folder = toPosix(relative(config.project, config.publicDir));
  assertLinks(config, folder);
  const files = globSync('**', { cwd: config.publicDir, dot: true }).sort();
  if (files.length === 0) return;
  const outputs = outputsOf(config, table);
  const errors = files.flatMap((file) => {
    const output = outputs.get(file);
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

/** A build copies what links lead to: that of a circle would have no end. */
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

/** Files of pages in the output, with the words that name them in a message. */
function outputsOf(config: Config, table: RouteTable): Map<string, string> {
  const outputs = new Map([['404.html', 'the page for addresses that do not exist']]);
  for (const path of feedPaths(config)) outputs.set(path.slice(1), 'a feed');
  for (const route of table.routes) {
    const source = sourceName(route, config);
    for (const path of withOrWithoutSlash(route.path)) outputs.set(documentFile(path), `the page ${source}`);
    outputs.set(payloadPath(route.path).slice(1), `the data of the page ${source}`);
    outputs.set(twinPath(route.path).slice(1), `the Markdown of the page ${source}`);
  }
  return outputs;
}

/** Static hosts answer `/guide` with `guide.html` and with `guide/index.html`, so that one hides the other. */
function withOrWithoutSlash(path: string): string[] {
  if (path === '/') return [path];
  return [path, path.endsWith('/') ? path.slice(0, -1) : `${path}/`];
}
