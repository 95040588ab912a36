import { createHash } from 'node:crypto';
import { DocsError, type OutputPage, type PluginOutput, type WrittenFile } from 'lectern';
import picomatch from 'picomatch';
import { isHashed } from './worker/requests.ts';
import type { FileList } from './worker/scope.ts';

/**
 * Matches public files that pages show. Videos are not included: browsers fetch them in parts, which no worker keeps.
 */
const SHOWN = /\.(?:avif|css|gif|ico|jpe?g|js|png|svg|webp|woff2?)$/i;

/** Matches files that may refer to other files. */
const TEXT = /\.(?:css|html|js|json)$/;

/**
 * Returns the files of the pages that match, with all files that they refer to, for the worker to fetch.
 *
 * @param patterns patterns of addresses; `all` for the whole site, including the files of search
 * @throws DocsError for a pattern without a page
 */
export function fileList(patterns: 'all' | readonly string[], output: PluginOutput): FileList {
  const files = new Map(output.files().map((file) => [file.path, file]));
  const pages = patterns === 'all' ? output.pages : matching(patterns, output.pages);
  const found = new Set(pages.map(({ file }) => file));
  if (patterns === 'all') {
    for (const path of files.keys()) if (path.startsWith('search_index')) found.add(path);
  }
  // The loop also visits entries that are added during it.
  for (const path of found) for (const other of namedIn(path, files, output.base)) found.add(other);
  const addresses = new Map(pages.map(({ file, href }) => [file, href]));
  for (const { file } of pages) found.add(file.replace(/html$/, 'json'));
  const all = [...found]
    .sort()
    .map((path) => [path, addresses.get(path) ?? output.base + encodeURI(path)] as const);
  return {
    changing: all
      .filter(([path]) => !isHashed(path, ''))
      .map(([path, address]) => [address, hashOf(files.get(path)?.read() ?? new Uint8Array())]),
    hashed: all.filter(([path]) => isHashed(path, '')).map(([, address]) => address),
  };
}

/** Returns the same hash that the worker computes for a file that it has. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function matching(patterns: readonly string[], pages: readonly OutputPage[]): OutputPage[] {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const ignore = patterns.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1));
  for (const pattern of wanted) {
    const matches = picomatch(pattern);
    if (pages.some(({ path }) => matches(path))) continue;
    throw new DocsError(`No page matches "${pattern}" in "precache" of offline().`, {
      hint: 'Write addresses of pages, without the base and with the prefix of their language: "/zh/guide/**".',
    });
  }
  const matches = picomatch(wanted, { ignore });
  return pages.filter(({ path }) => matches(path));
}

/** Returns the files that a file refers to: files of the bundle by name, public files by address. */
function namedIn(path: string, files: ReadonlyMap<string, WrittenFile>, base: string): string[] {
  const file = TEXT.test(path) ? files.get(path) : undefined;
  if (!file) return [];
  const text = Buffer.from(file.read()).toString();
  const tokens = new Set(text.match(/[\w./%@~+-]+\.[a-z\d]+/gi));
  return [...tokens].flatMap((token) => {
    const name = decoded(token);
    const inOutput = name.startsWith(base) ? name.slice(base.length) : `assets/${name.split('/').at(-1)}`;
    return files.has(inOutput) && (isHashed(inOutput, '') || SHOWN.test(inOutput)) ? [inOutput] : [];
  });
}

function decoded(token: string): string {
  try {
    return decodeURI(token);
  } catch {
    return token;
  }
}
