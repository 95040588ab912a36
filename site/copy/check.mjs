import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { checkLinks, LINKS_FILE, linkList } from './links.mjs';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish, checkPronouns, checkStyle, wholeWords } from './wording.mjs';

// Checks what the samples' checker does not: that a page and its translation have the same headings and ids,
// the rules of the copy (glossary.json), and outside links. Needs nothing but the pages: `node site/copy/check.mjs`.
// `--update` writes the list of outside links first.
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const glossary = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));

const read = (lang, file) =>
  readCopy(`site/docs/${lang}/${file}`, readFileSync(`${docs}${lang}/${file}`, 'utf8'));
const filesOf = (lang) => globSync('**/*.{md,mdx}', { cwd: `${docs}${lang}` }).sort();

const problems = [];
const english = filesOf('en');
const chinese = new Set(filesOf('zh'));
const pages = [];
for (const file of english) {
  const original = read('en', file);
  const isHome = /^index\.mdx?$/.test(file);
  problems.push(
    ...checkPage(original, isHome),
    ...checkEnglish(original),
    ...checkStyle(original, wholeWords(glossary.english)),
  );
  if (!existsSync(`${docs}zh/${file}`)) {
    problems.push(`${original.path}:1  This page has no translation: site/docs/zh/${file} is missing.`);
    continue;
  }
  const translation = read('zh', file);
  chinese.delete(file);
  pages.push(original, translation);
  problems.push(
    ...checkStructure(original, translation),
    ...checkPage(translation, isHome),
    ...checkChinese(translation, glossary.terms),
    ...checkStyle(translation, glossary.chinese),
    ...checkPronouns(translation),
    ...checkLinks(original, translation),
  );
}
for (const file of chinese) problems.push(`site/docs/zh/${file}:1  This page has no original in English.`);

const links = linkList(pages);
if (process.argv.includes('--update')) writeFileSync(LINKS_FILE, links);
if (!existsSync(LINKS_FILE) || readFileSync(LINKS_FILE, 'utf8') !== links) {
  problems.push(
    'site/copy/links.txt:1  The outside links have changed: run `node site/copy/check.mjs --update`.',
  );
}

for (const problem of problems) console.error(problem);
console.log(`${english.length} pages in two languages: ${problems.length} problems of structure and wording`);
process.exit(problems.length > 0 ? 1 : 0);
