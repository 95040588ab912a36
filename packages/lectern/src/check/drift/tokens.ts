import type { Piece } from './block.ts';

/** Words, numbers, signs that compare or count, and each sign of a script without spaces by itself. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<![A-Za-z\d])[-−]?\d+(?:[.,:]\d+)*(?![A-Za-z])|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’])+|[<>=≤≥≠±×÷%$€£¥]/gu;

/**
 * The words of a text, without what may change and leave what it says: case, punctuation, spaces. Arrows are
 * punctuation.
 */
export function proseTokens(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[-=]+>|<[-=]+/g, ' ');
  return Array.from(plain.matchAll(TOKEN), ([token]) => {
    if (/^[-−]?\d/.test(token)) return numberOf(token);
    return token.toLowerCase().replace(/['’]/g, '');
  }).filter((token) => token !== '');
}

/** `1,000` is 1000; a decimal sign stays. */
export function numberOf(token: string): string {
  return token.replace('−', '-').replace(/,(?=\d{3}(?!\d))/g, '');
}

/**
 * What is left of a word when it is spelt a little differently: its letters without their order and number, and its
 * consonants. "recieve" and "receive" share both, "seperate" and "separate" the second, "occured" and "occurred" all.
 * Short words and those with digits are compared as they are.
 */
export function skeletons(word: string): Skeletons {
  const known = words.get(word);
  if (known) return known;
  const made = makeSkeletons(word);
  words.set(word, made);
  return made;
}

type Skeletons = readonly [letters: string, consonants: string];

/** A site has some thousand words, each of them often. */
const words = new Map<string, Skeletons>();

function makeSkeletons(word: string): Skeletons {
  if (word.length < 5 || !/^\p{Script=Latin}+$/u.test(word)) return [word, word];
  const [first = ''] = word;
  const rest = word.slice(1);
  const letters = [...new Set(rest)].sort().join('');
  const consonants = rest.replace(/[aeiouyäöüáéíóúàèìòùâêîôûãõ]/g, '').replace(/(.)\1+/g, '$1');
  return [`${first}${letters}`, `${first}${consonants}`];
}

/** Code, links and pictures, in the one form that all their ways to be written have. */
export function exactToken(kind: Exclude<Piece['kind'], 'prose'>, text: string): string {
  if (kind === 'link') return `(${text})`;
  if (kind === 'code') {
    const lines = text.split('\n').map((line) => line.trimEnd());
    return `\`${lines.join('\n').trim()}\``;
  }
  return `[${text.trim()}]`;
}

/**
 * Where a link leads, without what differs between languages and between ways to write it.
 *
 * @param langs names of languages in addresses, in small letters: `zh`, `zh-cn`
 */
export function linkKey(url: string, langs: ReadonlySet<string>): string {
  const trimmed = url.trim();
  const isOutside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(trimmed);
  const [path = '', hash = ''] = trimmed.split('#');
  // A site may have an edition in the language of the page.
  const isLang = (part = '') => langs.has(part.toLowerCase());
  const parts = path
    .split('/')
    .filter(
      (part, index, all) => index === 0 || !(isLang(part) || (part === 'lang' && isLang(all[index + 1]))),
    );
  const plain = parts
    .join('/')
    .replace(/^https?:/i, '')
    .replace(/^\/\/([a-z-]+)\./i, (all, name: string) => (isLang(name) ? '//' : all))
    .replace(isOutside ? /(?!)/ : /\.(?:mdx?|html)$/, '')
    .replace(/(?<=^|\/)index$/, '')
    .replace(/(?<=.)\/$/, '')
    .replace(/\.([a-z-]+)$/i, (all, name: string) => (isLang(name) ? '' : all))
    .replace(/^\.\//, '');
  return hash ? `${plain}#${decode(hash)}` : plain;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
