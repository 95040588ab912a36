import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { createResolvers, findRoutes, loadConfig, routeOf } from '../../packages/lectern/dist/internals.js';
import { putAside } from './aside.mjs';
import { describeContent } from './content.mjs';
import { copySection, planCopies } from './copies.mjs';
import { relinkText } from './relink.mjs';

/**
 * Makes the content that every engine builds: a docs folder, copied section by section until it has `pages` pages.
 * Links are rewritten as absolute routes, because not every engine reads relative ones. Inside a copy they point into
 * that copy.
 *
 * @param docs a project, or a folder of Markdown
 * @param pages number of pages; if the docs folder has more, all of its pages are used once
 * @param dir folder of the project that is made
 * @returns input of the adapters (see `describeContent`)
 */
export async function makeCorpus(docs, pages, dir) {
  putAside(dir);
  mkdirSync(join(dir, 'docs'), { recursive: true });
  const source = await openSource(resolve(docs), dir);
  const table = await findRoutes(source);
  // Untranslated pages and pages that plugins generate have no file of their own.
  const files = table.routes
    .filter(({ source: from, plugin }) => !from && !plugin)
    .map(({ filePath }) => filePath);
  cpSync(source.docsDir, join(dir, 'docs'), { recursive: true });
  writePages(Object.fromEntries(files.map((file) => [file, file])), source, table, dir);
  for (const copy of planCopies(files, source, pages)) {
    copySection(copy, source, dir);
    writePages(copy.pages, source, table, dir);
  }
  writeConfig(source, dir);
  // MDX pages may use components that the project's theme provides.
  if (source.themeFile) symlinkSync(dirname(source.themeFile), join(dir, 'theme'));
  return describeContent(dir);
}

/** Loads the config of the source. A folder that is not a project gets the default config. */
async function openSource(docs, dir) {
  if (isProject(docs)) return loadConfig(docs);
  const parent = dirname(docs);
  if (basename(docs) === 'docs' && isProject(parent)) return loadConfig(parent);
  return { ...(await loadConfig(dir)), docsDir: docs, publicDir: join(docs, 'public') };
}

function isProject(folder) {
  return (
    existsSync(join(folder, 'docs')) || readdirSync(folder).some((name) => name.startsWith('lectern.config.'))
  );
}

/** @param pages source file to target file, both relative to their docs folders */
function writePages(pages, source, table, dir) {
  const resolvers = createResolvers(source);
  const hasLocaleFolders = source.locales.length > 0;
  const moved = new Map(
    Object.entries(pages).map(([from, to]) => [
      table.byFile(from).path,
      routeOf(to, source.localeInfos, hasLocaleFolders).path,
    ]),
  );
  for (const [from, to] of Object.entries(pages)) {
    const file = join(source.docsDir, from);
    const text = relinkText(
      readFileSync(file, 'utf8'),
      file,
      resolvers,
      (route) => moved.get(route) ?? route,
    );
    mkdirSync(dirname(join(dir, 'docs', to)), { recursive: true });
    writeFileSync(join(dir, 'docs', to), text);
  }
}

function writeConfig({ title, description, lang, locales, route }, dir) {
  const config = { title, description, lang, locales, route };
  writeFileSync(join(dir, 'lectern.config.mjs'), `export default ${JSON.stringify(config, null, 2)};\n`);
}
