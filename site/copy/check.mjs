import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { checkLinks, LINKS_FILE, linkList } from './links.mjs';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish, checkPronouns, checkStyle, wholeWords } from './wording.mjs';

// Checks what the samples' checker does not: that a page and its translation have the same headings and ids,
// the rules of the copy (glossary.json), and outside links. Needs nothing but the pages: `node site/copy/check.mjs`.
//
//   --update   writes the list of outside links, and takes pages that break no rule off the list of unedited ones
//   --all      tells what the rules of style say of unedited pages, too
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
/** Pages whose prose has not been edited by the style guides yet; the list only gets shorter. */
const UNEDITED_FILE = new URL('first-edition.txt', import.meta.url);
const UPDATE = 'run `node site/copy/check.mjs --update`';
const [isUpdate, isAll] = ['--update', '--all'].map((name) => process.argv.includes(name));

const glossary = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));
const english = wholeWords(glossary.english);
const unedited = readFileSync(UNEDITED_FILE, 'utf8').split('\n').filter(Boolean);

const read = (lang, file) =>
  readCopy(`site/docs/${lang}/${file}`, readFileSync(`${docs}${lang}/${file}`, 'utf8'));
const filesOf = (lang) => globSync('**/*.{md,mdx}', { cwd: `${docs}${lang}` }).sort();

/** Rules that every page keeps. */
function rulesOf(file, original, translation) {
  // The home page has its title in the front matter, and a fragment is a part of other pages.
  const isUntitled = /^(?:index\.mdx?$|shared\/)/.test(file);
  return [
    ...checkPage(original, isUntitled),
    ...checkPage(translation, isUntitled),
    ...checkStructure(original, translation),
    ...checkChinese(translation, glossary.terms),
    ...checkLinks(original, translation),
  ];
}

/** Rules of the style guides. */
function styleOf(original, translation) {
  return [
    ...checkEnglish(original),
    ...checkStyle(original, english),
    ...checkStyle(translation, glossary.chinese),
    ...checkPronouns(translation),
  ];
}

const originals = filesOf('en');
const translations = filesOf('zh');
const both = originals.filter((file) => translations.includes(file));
const pairs = both.map((file) => ({ file, original: read('en', file), translation: read('zh', file) }));
const problems = [
  ...originals
    .filter((file) => !both.includes(file))
    .map((file) => `site/docs/en/${file}:1  This page has no translation: site/docs/zh/${file} is missing.`),
  ...translations
    .filter((file) => !both.includes(file))
    .map((file) => `site/docs/zh/${file}:1  This page has no original in English.`),
];
const rough = new Set();
for (const { file, original, translation } of pairs) {
  problems.push(...rulesOf(file, original, translation));
  const style = styleOf(original, translation);
  if (style.length > 0) rough.add(file);
  if (isAll || !unedited.includes(file)) problems.push(...style);
}

const links = linkList(pairs.flatMap(({ original, translation }) => [original, translation]));
const stillRough = unedited.filter((file) => rough.has(file));
if (isUpdate) {
  writeFileSync(LINKS_FILE, links);
  writeFileSync(UNEDITED_FILE, stillRough.map((file) => `${file}\n`).join(''));
} else {
  if (!existsSync(LINKS_FILE) || readFileSync(LINKS_FILE, 'utf8') !== links)
    problems.push(`site/copy/links.txt:1  The outside links have changed: ${UPDATE}.`);
  for (const file of unedited.filter((name) => !rough.has(name)))
    problems.push(`site/copy/first-edition.txt:1  ${file} breaks no rule: ${UPDATE}.`);
}

for (const problem of problems) console.error(problem);
console.log(`${pairs.length} pages in two languages: ${problems.length} problems of structure and wording`);
process.exit(problems.length > 0 ? 1 : 0);
