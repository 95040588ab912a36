import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Avoids a race: on a slow machine, a server may close an idle connection just when the next request uses it. */
export const ALONE = { connection: 'close' };

/** Responses of a dev server, by path. */
export type Served = Record<string, string>;

const LANGUAGES = { en: '', zh: '/zh' };

/** Files that only the bundler part of the server serves. */
const MODULES = [
  '/components/Note.tsx',
  '/components/word.ts',
  '/components/Counter.tsx',
  '/theme/theme.css',
];

/**
 * Fetches every page as document, payload and Markdown, the data that documents refer to, the search index, public
 * files, the 404 page and modules of the project.
 *
 * @param folder of the site, from which the list of pages is read
 * @param url address of the home page on a dev server
 */
export async function servedSite(folder: string, url: string): Promise<Served> {
  const served: Served = {};
  const add = async (path: string, accept = '*/*') => {
    const answer = await fetch(new URL(path, url), { headers: { accept, ...ALONE }, redirect: 'manual' });
    const text = await answer.text();
    served[path] = `${answer.status} ${plain(text, folder, url)}`;
    return text;
  };
  for (const path of [...pathsOf(folder), '/nothing-here', '/zh/nothing-here']) {
    const html = await add(path, 'text/html');
    for (const [data = ''] of html.matchAll(/\/assets\/[\w.-]+\.json/g)) if (!served[data]) await add(data);
    const name = path.endsWith('/') ? `${path}index` : path;
    await add(`${name}.json`);
    await add(`${name}.md`);
  }
  const names = Object.values(JSON.parse(await add('/search_index.json'))) as string[];
  for (const name of names) await add(`/${name}.json`);
  for (const path of [...MODULES, ...publicFiles(folder)]) await add(path);
  return served;
}

/** Returns the paths whose responses differ. */
export function differences(a: Served, b: Served): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]);
}

/** Removes differences between two servers of the same site: their addresses, and the times of module edits. */
function plain(text: string, folder: string, url: string): string {
  const { host, port } = new URL(url);
  return text
    .replaceAll(folder, '<folder>')
    .replaceAll(host, '<host>')
    .replaceAll(`localhost%3A${port}`, '<host>')
    .replace(/[?&](?:t=\d+|v=\w+)/g, '')
    .replace(/\/\/# sourceMappingURL=.*$/gm, '');
}

/**
 * Returns paths of pages. Each page has an address in each language: an untranslated page is shown in another language.
 */
function pathsOf(folder: string): string[] {
  const pages = new Set(
    Object.keys(LANGUAGES).flatMap((lang) =>
      filesIn(join(folder, 'docs', lang))
        .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('shared/'))
        .map((file) => file.replace(/\.mdx?$/, '').replace(/(?:^|(?<=\/))index$/, '')),
    ),
  );
  return Object.values(LANGUAGES).flatMap((prefix) => [...pages].sort().map((page) => `${prefix}/${page}`));
}

function publicFiles(folder: string): string[] {
  return filesIn(join(folder, 'docs/public')).map((file) => `/${file}`);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}
