import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { putAside } from './aside.mjs';

/** Empties an engine's project folder and copies the public files of the content into it. */
export function startProject(project, corpus, publicDir) {
  putAside(project);
  mkdirSync(project, { recursive: true });
  const from = join(corpus.docsDir, 'public');
  if (existsSync(from)) cpSync(from, join(project, publicDir), { recursive: true });
}

/** Writes every page, converted by `translate`, to the path that `target` returns. */
export function writePages(corpus, target, translate) {
  for (const page of corpus.pages) {
    const from = join(corpus.docsDir, page.file);
    const to = target(page);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, translate(readFileSync(from, 'utf8'), from, page));
  }
}

/** Returns the new name of a page, `guide/start.md` for `guide/start.mdx`: a converted page is plain Markdown. */
export function asMarkdown(file) {
  return file.replace(/\.mdx$/, '.md');
}

/** Returns the path of a page if the default language has no folder of its own. */
export function atRoot(page, corpus) {
  const locale = corpus.locales.find(({ lang }) => lang === page.lang);
  return locale.prefix === '' && locale.folder ? page.file.slice(locale.folder.length + 1) : page.file;
}

/** Returns the text of a config file that exports JSON. */
export function jsonModule(value, before = '') {
  return `${before}export default ${JSON.stringify(value, null, 2)};\n`;
}
