import { join, sep } from 'node:path';
import { type Connect, isFileLoadingAllowed, type ViteDevServer } from 'vite';
import { toPosix } from '../pages/paths.ts';
import { realPath } from '../routes/file-links.ts';
import { withoutBase } from '../shared/url.ts';

/** Prefix of Vite's URLs for files by their absolute path. */
const ABSOLUTE = '/@fs/';

/**
 * Creates a middleware that answers 404 for files outside of the site that a symbolic link leads to. Vite checks only
 * the requested path, and does not check public files at all. This checks the real file against Vite's `server.fs`.
 */
export function guardLinks({ config }: ViteDevServer): Connect.NextHandleFunction {
  const leadsOut = (file: string) => {
    const real = realPath(file);
    // Without a link in its path, it is the file that Vite checks.
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

/**
 * Returns the files that a path may be answered with. Other ids of the bundler (`/@…`) are not files in these folders.
 */
function filesOf(path: string, { publicDir, root }: ViteDevServer['config']): string[] {
  if (path.startsWith(ABSOLUTE)) return [path.slice(ABSOLUTE.length - 1)];
  return path.startsWith('/@') ? [] : [join(publicDir, path), join(root, path)];
}

/** Returns the path of a file below a folder that is itself a link, such as the project folder. */
function nameIn(folder: string, real: string): string[] {
  const root = realPath(folder);
  return root !== null && real.startsWith(root + sep) ? [join(folder, real.slice(root.length))] : [];
}

/** Decodes a path. Returns null for a path that no browser requests. */
function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
