import { join, sep } from 'node:path';
import { type Connect, isFileLoadingAllowed, type ViteDevServer } from 'vite';
import { toPosix } from '../pages/paths.ts';
import { realPath } from '../routes/file-links.ts';
import { withoutBase } from '../shared/url.ts';

/** How Vite names files by their absolute path. */
const ABSOLUTE = '/@fs/';

/**
 * Answers 404 for what a symbolic link leads out of the site to. Vite goes by the path that is asked for, and checks
 * public files not at all; here it is the file behind them. What may be read is Vite's `server.fs`.
 */
export function guardLinks({ config }: ViteDevServer): Connect.NextHandleFunction {
  const leadsOut = (file: string) => {
    const real = realPath(file);
    // Without a link on the way it is what Vite thinks it is.
    if (real === null || real === file) return false;
    const names = config.server.fs.allow.flatMap((folder) => nameIn(folder, real));
    return ![real, ...names].some((name) => isFileLoadingAllowed(config, toPosix(name)));
  };
  return (request, response, next) => {
    const path = decoded((request.url ?? '/').replace(/[?#].*$/s, ''));
    if (path === null) return response.writeHead(400).end();
    const local = withoutBase(config.base, path);
    if (local !== null && filesOf(local, config).some(leadsOut)) return response.writeHead(404).end();
    next();
  };
}

/** Files that a path may be answered with: the bundler's other modules have no place in the folders. */
function filesOf(path: string, { publicDir, root }: ViteDevServer['config']): string[] {
  if (path.startsWith(ABSOLUTE)) return [path.slice(ABSOLUTE.length - 1)];
  return path.startsWith('/@') ? [] : [join(publicDir, path), join(root, path)];
}

/** A file as it is called below a folder that is a link itself, such as the folder of the project. */
function nameIn(folder: string, real: string): string[] {
  const root = realPath(folder);
  return root !== null && real.startsWith(root + sep) ? [join(folder, real.slice(root.length))] : [];
}

/** Null for what no browser asks for. */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
