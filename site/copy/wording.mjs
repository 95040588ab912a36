const HAN = '\\p{Script=Han}';
const WIDE = '，。：；！？、（）“”《》';

/** [what is wrong, how to find it]: the usual rules of Chinese copy (W3C clreq, sparanoid's guidelines). */
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
 * Chinese copy: spacing, punctuation and one term per thing.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @param {{ en: string, zh: string, not: string[] }[]} terms `not` are regular expressions
 * @returns {string[]}
 */
export function checkChinese({ path, description, prose }, terms) {
  const problems = [];
  for (const { text, line } of [{ text: description, line: 1 }, ...prose]) {
    // Bold and italic marks, and brackets of links, are not there for the reader.
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
 * English copy: no filler.
 *
 * @param {import('./page.mjs').CopyPage} page
 * @param {string[]} avoid words
 * @returns {string[]}
 */
export function checkEnglish({ path, description, prose }, avoid) {
  const pattern = new RegExp(`\\b(?:${avoid.join('|')})\\b`, 'i');
  return [{ text: description, line: 1 }, ...prose].flatMap(({ text, line }) => {
    const found = pattern.exec(text);
    return found ? [`${path}:${line}  "${found[0]}" says nothing: leave it out.`] : [];
  });
}

function around(text, { 0: found, index }) {
  return text.slice(Math.max(index - 8, 0), index + found.length + 8).trim();
}
