import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { checkLinks, LINKS_FILE, linkList } from './links.mjs';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish, checkPronouns, checkStyle, wholeWords } from './wording.mjs';

// Checks rules that the samples' checker does not: that a page and its translation have the same headings and ids, the
// rules of the copy (glossary.json), and outside links. It needs only the pages: `node site/copy/check.mjs`.
//
//   --update   writes the list of outside links, and removes pages that break no rule from the list of unedited ones
//   --all      also reports problems of style in unedited pages
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
/** Pages whose prose has not been edited by the style guides yet. The list may only get shorter. */
const UNEDITED_FILE = new URL('first-edition.txt', import.meta.url);
const UPDATE = 'run `node site/copy/check.mjs --update`';
const [isUpdate, isAll] = ['--update', '--all'].map((name) => process.argv.includes(name));

const glossary = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));
const english = wholeWords(glossary.english);
const unedited = readFileSync(UNEDITED_FILE, 'utf8').split('\n').filter(Boolean);

const read = (lang, file) =>
  readCopy(`site/docs/${lang}/${file}`, readFileSync(`${docs}${lang}/${file}`, 'utf8'));
const filesOf = (lang) => globSync('**/*.{md,mdx}', { cwd: `${docs}${lang}` }).sort();

/** Applies the rules for every page. */
function rulesOf(file, original, translation) {
  // The home page has its title in the front matter, and a fragment is part of other pages.
  const isUntitled = /^(?:index\.mdx?$|shared\/)/.test(file);
  return [
    ...checkPage(original, isUntitled),
    ...checkPage(translation, isUntitled),
    ...checkStructure(original, translation),
    ...checkChinese(translation, glossary.terms),
    ...checkLinks(original, translation),
  ];
}

/** Applies the rules of the style guides. */
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
