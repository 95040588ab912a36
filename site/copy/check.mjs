import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { readCopy } from './page.mjs';
import { checkPage, checkStructure } from './structure.mjs';
import { checkChinese, checkEnglish, checkPronouns, checkStyle, wholeWords } from './wording.mjs';

// Checks what the samples' checker does not: that a page and its translation have the same headings and ids,
// and the rules of the copy (glossary.json). Needs nothing but the pages: `node site/copy/check.mjs`.
const docs = fileURLToPath(new URL('../docs/', import.meta.url));
const glossary = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));

const read = (lang, file) =>
  readCopy(`site/docs/${lang}/${file}`, readFileSync(`${docs}${lang}/${file}`, 'utf8'));
const filesOf = (lang) => globSync('**/*.{md,mdx}', { cwd: `${docs}${lang}` }).sort();

const problems = [];
const english = filesOf('en');
const chinese = new Set(filesOf('zh'));
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
  problems.push(
    ...checkStructure(original, translation),
    ...checkPage(translation, isHome),
    ...checkChinese(translation, glossary.terms),
    ...checkStyle(translation, glossary.chinese),
    ...checkPronouns(translation),
  );
}
for (const file of chinese) problems.push(`site/docs/zh/${file}:1  This page has no original in English.`);

for (const problem of problems) console.error(problem);
console.log(`${english.length} pages in two languages: ${problems.length} problems of structure and wording`);
process.exit(problems.length > 0 ? 1 : 0);
