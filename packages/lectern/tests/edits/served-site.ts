import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A server may close a connection that waits for the next request just when a slow machine takes it for one. */
export const ALONE = { connection: 'close' };

/** Answers of a dev server, by their paths. */
export type Served = Record<string, string>;

const LANGUAGES = { en: '', zh: '/zh' };

/** Files that only the bundler's part of the server answers with. */
const MODULES = [
  '/components/Note.tsx',
  '/components/word.ts',
  '/components/Counter.tsx',
  '/theme/theme.css',
];

/**
 * Every page as document, payload and Markdown, with the data that documents name, the search index, what is public,
 * the 404 page and modules of the project.
 *
 * @param folder of the site, which says what pages there are
 * @param url where a dev server has its home page
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

/** Paths whose answers differ. */
export function differences(a: Served, b: Served): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((path) => a[path] !== b[path]);
}

/** What tells two servers of the same site apart: where they are, and when a module was edited last. */
function plain(text: string, folder: string, url: string): string {
  const { host, port } = new URL(url);
  return text
    .replaceAll(folder, '<folder>')
    .replaceAll(host, '<host>')
    .replaceAll(`localhost%3A${port}`, '<host>')
    .replace(/[?&](?:t=\d+|v=\w+)/g, '')
    .replace(/\/\/# sourceMappingURL=.*$/gm, '');
}

/** Every page has an address in each language, as one that is not translated is shown in another. */
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
