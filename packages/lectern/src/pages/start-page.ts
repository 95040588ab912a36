import { basename, dirname, join, relative } from 'node:path/posix';
import type { Config } from '../config/load.ts';
import { siteTitle } from '../config/site-data.ts';
import { STAND_INS } from '../routes/folder-page.ts';
import { isBelow } from '../routes/route-path.ts';
import type { RouteTable } from '../routes/table.ts';
import type { LocaleInfo } from '../shared/types.ts';

/** Plugin name of pages that Lectern generates itself. */
export const START = 'lectern';

const INDEX_NAMES: readonly string[] = ['index.md', 'index.mdx', ...STAND_INS];

/**
 * Returns pages for the start addresses of a site for which the author wrote none: `/`, and those of its languages.
 * Each lists the pages of its language. The logo and the 404 page link to them, and readers type these addresses.
 *
 * @param files files of the site's pages, relative to the docs folder
 * @returns text of each page by the path that its file would have
 */
export function startPages(config: Config, files: readonly string[]): Map<string, string> {
  const { localeInfos } = config;
  const starts = new Set(files.filter((file) => INDEX_NAMES.includes(basename(file))).map(folderOf));
  const versions = new Set(localeInfos.map(({ version }) => version));
  const missing = [...versions].flatMap((version) => {
    const locales = localeInfos.filter((locale) => locale.version === version);
    const hasPages = locales.some(({ folder }) => files.some((file) => isBelow(file, folder)));
    // A page that exists in one language is shown in all of them.
    return hasPages && !locales.some(({ folder }) => starts.has(folder)) ? locales : [];
  });
  return new Map(missing.map((locale) => [join(locale.folder, 'index.md'), startText(config, locale)]));
}

function folderOf(file: string): string {
  const folder = dirname(file);
  return folder === '.' ? '' : folder;
}

function startText(config: Config, locale: LocaleInfo): string {
  const title = JSON.stringify(siteTitle(config, locale));
  return `---\ntitle: ${title}\noverview: true\noverviewHeaders: []\nsidebar: false\nsearch: false\n---\n`;
}

/** Returns a note on the first generated page and on how to replace it: one line, or none. */
export function startNotes({ project, docsDir }: Config, { routes }: RouteTable): string[] {
  const [first] = routes
    .filter(({ plugin }) => plugin === START)
    .sort((a, b) => a.path.length - b.path.length);
  if (!first) return [];
  const file = relative(project.replaceAll('\\', '/'), join(docsDir.replaceAll('\\', '/'), first.filePath));
  return [
    `No file is the page ${first.path}, so it is a list of all pages. Write ${file} for one of your own.`,
  ];
}
