import type { Piece } from './block.ts';

/** Words, numbers, comparison and currency signs, and each character of a script without spaces. */
const TOKEN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?<![A-Za-z\d])[-−]?\d+(?:[.,:]\d+)*(?![A-Za-z])|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}'’])+|[<>=≤≥≠±×÷%$€£¥]/gu;

/**
 * Returns the words of a text without differences that do not change its meaning: case, punctuation, spaces. Arrows
 * count as punctuation.
 */
export function proseTokens(text: string): string[] {
  const plain = text.normalize('NFKC').replace(/[-=]+>|<[-=]+/g, ' ');
  return Array.from(plain.matchAll(TOKEN), ([token]) => {
    if (/^[-−]?\d/.test(token)) return numberOf(token);
    return token.toLowerCase().replace(/['’]/g, '');
  }).filter((token) => token !== '');
}

/** Removes thousands separators: `1,000` is 1000. A decimal sign is kept. */
export function numberOf(token: string): string {
  return token.replace('−', '-').replace(/,(?=\d{3}(?!\d))/g, '');
}

/**
 * Returns what two similar spellings of a word share: its letters without order and count, and its consonants.
 * "recieve" and "receive" share both, "seperate" and "separate" share the second, "occured" and "occurred" share all.
 * Short words and words with digits are compared exactly.
 */
export function skeletons(word: string): Skeletons {
  const known = words.get(word);
  if (known) return known;
  const made = makeSkeletons(word);
  words.set(word, made);
  return made;
}

type Skeletons = readonly [letters: string, consonants: string];

/** Cache: a site has several thousand different words, each of which occurs often. */
const words = new Map<string, Skeletons>();

function makeSkeletons(word: string): Skeletons {
  if (word.length < 5 || !/^\p{Script=Latin}+$/u.test(word)) return [word, word];
  const [first = ''] = word;
  const rest = word.slice(1);
  const letters = [...new Set(rest)].sort().join('');
  const consonants = rest.replace(/[aeiouyäöüáéíóúàèìòùâêîôûãõ]/g, '').replace(/(.)\1+/g, '$1');
  return [`${first}${letters}`, `${first}${consonants}`];
}

/** Returns code, a link or a picture in one form for all its notations. */
export function exactToken(kind: Exclude<Piece['kind'], 'prose'>, text: string): string {
  if (kind === 'link') return `(${text})`;
  if (kind === 'code') {
    const lines = text.split('\n').map((line) => line.trimEnd());
    return `\`${lines.join('\n').trim()}\``;
  }
  return `[${text.trim()}]`;
}

/**
 * Returns the target of a link without the parts that differ between languages and notations.
 *
 * @param langs names of languages in URLs, in lower case: `zh`, `zh-cn`
 */
export function linkKey(url: string, langs: ReadonlySet<string>): string {
  const trimmed = url.trim();
  const isOutside = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(trimmed);
  const [path = '', hash = ''] = trimmed.split('#');
  // Another site may have an edition in the language of the page.
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
