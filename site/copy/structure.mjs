/**
 * Checks that a page and its translation have the same headings: number, level and id, in the same order. An anchor of
 * one language then also works in the other. (`npm run check:samples` compares fences.)
 *
 * @param {import('./page.mjs').CopyPage} original
 * @param {import('./page.mjs').CopyPage} translation
 * @returns {string[]} problems as `path:line  message`
 */
export function checkStructure(original, translation) {
  const problems = [];
  for (const [index, heading] of translation.headings.entries()) {
    const expected = original.headings[index];
    const at = `${translation.path}:${heading.line}`;
    if (!expected) {
      problems.push(`${at}  "${heading.text}" has no counterpart in ${original.path}.`);
    } else if (expected.level !== heading.level) {
      problems.push(
        `${at}  "${heading.text}" is a heading of level ${heading.level}, "${expected.text}" (${original.path}:${expected.line}) of level ${expected.level}.`,
      );
    } else if (heading.level > 1 && expected.id !== heading.id) {
      problems.push(
        `${at}  "${heading.text}" has the id "${heading.id}", its original "${expected.id}": write {#${expected.id}}.`,
      );
    }
  }
  const missing = original.headings[translation.headings.length];
  if (missing) {
    problems.push(
      `${original.path}:${missing.line}  "${missing.text}" has no counterpart in ${translation.path}.`,
    );
  }
  return problems;
}

/** Checks the rules for every page, regardless of its language. */
export function checkPage({ path, description, headings, prose }, isUntitled) {
  // Conflict markers of an unfinished merge.
  const problems = prose
    .filter(({ text }) => /^(?:<{7}|>{7}) /.test(text))
    .map(({ line }) => `${path}:${line}  A merge was not finished here.`);
  const titles = headings.filter(({ level }) => level === 1);
  if (isUntitled) return problems;
  if (!description) problems.push(`${path}:1  The front matter has no description.`);
  if (titles.length !== 1)
    problems.push(`${path}:1  A page has one heading of level 1, not ${titles.length}.`);
  for (const [index, { level, line, text }] of headings.entries()) {
    const before = headings[index - 1]?.level ?? 0;
    if (level > before + 1) problems.push(`${path}:${line}  "${text}" skips a level: ${before} to ${level}.`);
  }
  return problems;
}
