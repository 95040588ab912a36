import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Config } from '../config/load.ts';
import { writeInChunks } from '../pages/chunked-file.ts';
import { toPosix } from '../pages/paths.ts';
import { isKept } from '../publish/output-folder.ts';
import { DocsError } from '../shared/error.ts';
import { fileOfLastOutput } from './last-output.ts';

/** Maximum number of files that an error lists. */
const NAMED = 3;

/** Files that operating systems write into any folder that they display. */
const OF_SYSTEMS = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Refuses to replace files that no build of Lectern has written. A list in the cache records the files of its own
 * builds. Without that list, they are recognized by name and content (`isOwnKind`).
 *
 * @param there files of the output folder, listed before this call because another build may write there
 * @param next files of the new output
 * @throws DocsError that lists some of them
 */
export function refuseForeignFiles(config: Config, there: readonly string[], next: readonly string[]): void {
  const { project, outDir, publicDir } = config;
  if (!existsSync(outDir)) return;
  const shown = toPosix(relative(project, outDir)) || outDir;
  if (!statSync(outDir).isDirectory()) {
    throw new DocsError(`The output folder ${shown} is a file.`, {
      hint: 'Name a folder in "outDir" of the config, or with --outDir.',
    });
  }
  const foreign = foreignFiles(config, there, next);
  if (foreign.length === 0) return;
  const named = foreign.slice(0, NAMED).join(', ');
  const more = foreign.length - NAMED;
  throw new DocsError(
    `The output folder ${shown} has ${foreign.length === 1 ? 'a file' : `${foreign.length} files`} that no build of Lectern wrote, and this one would delete: ${named}${more > 0 ? ` and ${more} more` : ''}.`,
    {
      hint: `Move files that belong to the site to ${toPosix(relative(project, publicDir))}. "lectern build --empty" deletes the others.`,
    },
  );
}

function foreignFiles(config: Config, there: readonly string[], next: readonly string[]): string[] {
  const { outDir } = config;
  const found = there.filter((path) => !isKept(path) && !OF_SYSTEMS.has(basename(path)));
  if (found.length === 0) return [];
  // Read after the files were listed: a build that has ended since then saved its list before it wrote files.
  const listed = readList(config);
  if (listed) return found.filter((path) => !listed.has(path) && existsSync(join(outDir, path)));
  // Versions of Lectern without lists have kept a different record.
  if (existsSync(fileOfLastOutput(config))) return [];
  const isOwn = isOwnKind(outDir, next);
  return isOwn('404.html') || isOwn('index.html') ? found.filter((path) => !isOwn(path)) : found;
}

/** Folders and files that every build of Lectern writes, regardless of the config. */
const OWN_NAMES =
  /^(?:assets\/|og\/|search_index\.|(?:_headers|_redirects|robots\.txt|sitemap\.xml|llms(?:-full)?\.txt)$)/;

/**
 * Recognizes files of Lectern without a list of them: the site was cloned or copied here, or its cache was deleted.
 * Files that the new build also writes count as Lectern's own only in a folder that has its pages.
 */
function isOwnKind(outDir: string, next: readonly string[]): (path: string) => boolean {
  const nextFiles = new Set(next);
  const isOwnPage = (path: string) => {
    const file = join(outDir, path);
    return existsSync(file) && /id="lectern-data"|location\.replace\(to\)/.test(readFileSync(file, 'utf8'));
  };
  return (path) => {
    if (path.endsWith('.html')) return isOwnPage(path);
    if (OWN_NAMES.test(path) || nextFiles.has(path)) return true;
    // A removed page may have left its data and its Markdown next to its document.
    return /\.(?:json|md)$/.test(path) && isOwnPage(path.replace(/\.\w+$/, '.html'));
  };
}

/** Saves the list of files that an output has, or will have. Must be called before they are written. */
export function writeList(config: Config, files: readonly string[]): void {
  writeInChunks(listOf(config), [JSON.stringify(files)]);
}

/** Reads the saved list. @returns null if there is none */
function readList(config: Config): ReadonlySet<string> | null {
  const file = listOf(config);
  try {
    return existsSync(file) ? new Set<string>(JSON.parse(readFileSync(file, 'utf8'))) : null;
  } catch {
    // Not written by Lectern: treated as absent.
    return null;
  }
}

function listOf(config: Config): string {
  return fileOfLastOutput(config).replace(/\.bin$/, '.json');
}
