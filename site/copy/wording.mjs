const HAN = '\\p{Script=Han}';
const WIDE = '，。：；！？、（）“”《》';

/** [mistake, pattern]: the usual rules of Chinese copy (W3C clreq, sparanoid's guidelines). */
const RULES = [
  ['half-width punctuation in Chinese text: use ，。：；！？', `${HAN}\\s?[,;:?!](?!\\d)|[,;:?!]\\s?${HAN}`],
  ['half-width full stop after Chinese text', `${HAN}\\.(?![\\w.])`],
  ['half-width brackets around Chinese text: use （）', `\\([^()]*${HAN}[^()]*\\)`],
  ['half-width quotes around Chinese text: use “”', `"[^"]*${HAN}[^"]*"`],
  ['no space between Chinese and Latin text', `${HAN}[A-Za-z0-9\`@$]|[A-Za-z0-9\`%]${HAN}`],
  ['a space beside full-width punctuation', `[${WIDE}] | [${WIDE}]`],
  ['a space between Chinese characters', `${HAN} ${HAN}`],
].map(([message, pattern]) => ({ message, pattern: new RegExp(pattern, 'u') }));

/**
 * Checks Chinese copy: spacing, punctuation and one term per thing.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @param {{ en: string, zh: string, not: string[] }[]} terms `not` are regular expressions
 * @returns {string[]}
 */
export function checkChinese({ path, description, prose }, terms) {
  const problems = [];
  for (const { text, line } of [{ text: description, line: 1 }, ...prose]) {
    // Readers do not see bold and italic marks, or brackets of links.
    const shown = text.replace(/\*\*|[[\]]/g, '').replace(/(?<!\*)\*(?!\*)/g, '');
    for (const { message, pattern } of RULES) {
      const found = pattern.exec(shown);
      if (found) problems.push(`${path}:${line}  ${message}: ${around(shown, found)}`);
    }
    for (const { en, zh, not } of terms) {
      const found = new RegExp(not.join('|'), 'u').exec(shown);
      if (found) problems.push(`${path}:${line}  "${found[0]}": this site says "${zh}" (${en}).`);
    }
  }
  return problems;
}

/**
 * Finds patterns of the style guides (english.md, chinese.md) in the description, the prose and the headings.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @param {{ find: string, say: string }[]} rules `find` is a regular expression, `say` is what to write instead
 * @returns {string[]}
 */
export function checkStyle({ path, description, prose }, rules) {
  const patterns = rules.map(({ find, say }) => ({ pattern: new RegExp(find, 'iu'), say }));
  return [{ text: description, line: 1 }, ...prose].flatMap(({ text, line }) =>
    patterns.flatMap(({ pattern, say }) => {
      const found = pattern.exec(text);
      return found ? [`${path}:${line}  "${found[0]}": ${say}.`] : [];
    }),
  );
}

/** Returns rules that match only whole words. */
export function wholeWords(rules) {
  return rules.map(({ find, say }) => ({ find: `\\b(?:${find})(?!\\w)`, say }));
}

const QUESTION = /^(?:What|When|Where|Which|How|Who|Whose)\b/;
const FRAGMENT = /(?:^|[.!?] )((?:What|Where|Which|How|Who|Whose)\b(?:[^.?]|\.(?=\w))*)(?:\.|$)/;

/**
 * Checks that headings name a thing and descriptions are sentences (english.md). FAQ pages may have questions as
 * headings.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @returns {string[]}
 */
export function checkEnglish({ path, description, headings }) {
  const problems = path.includes('/faq/')
    ? []
    : headings
        .filter(({ level, text }) => level === 2 && QUESTION.test(text))
        .map(({ text, line }) => `${path}:${line}  "${text}": name the thing, or write an imperative.`);
  const fragment = FRAGMENT.exec(description)?.[1];
  if (fragment) problems.push(`${path}:1  "${fragment}" is no sentence: write one with a main verb.`);
  return problems;
}

/** Number of characters in which one 它 sounds natural. More of them are translated pronouns. */
const CHARACTERS_PER_PRONOUN = 400;

/**
 * Limits pronouns: where English has a pronoun, Chinese repeats the noun or leaves it out.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @returns {string[]}
 */
export function checkPronouns({ path, prose }) {
  const text = prose.map((line) => line.text).join('');
  const count = text.split('它').length - 1;
  const allowed = 1 + Math.floor(text.length / CHARACTERS_PER_PRONOUN);
  return count > allowed
    ? [
        `${path}:1  它 is here ${count} times, and ${allowed} at most are natural: repeat the noun, or leave it out.`,
      ]
    : [];
}

function around(text, { 0: found, index }) {
  return text.slice(Math.max(index - 8, 0), index + found.length + 8).trim();
}
