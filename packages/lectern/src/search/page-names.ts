import { analyze, type Terms } from './analyze.ts';

/** What is longer is a sentence, and nobody asks for a page by that. */
const MAX_NAME = 32;

/**
 * Words written together, as names of pages are compared: `source.alias` and `Source alias` are `sourcealias`.
 * Empty for what can be no name.
 */
export function nameOf(words: readonly Terms[]): string {
  // Each part of a CJK run begins with one of its characters.
  const texts = words.map(({ parts, isCjk }) =>
    parts.map((part) => (isCjk ? String.fromCodePoint(part.codePointAt(0) as number) : part)).join(''),
  );
  const name = texts.join('');
  return name.length > MAX_NAME ? '' : name;
}

/**
 * What a page may be asked for by, word for word: its title, the last name of its path, and its keywords.
 * `source.alias` is what `alias` means, though other pages say more of aliases.
 *
 * @param path route path without language and version
 */
export function pageNames(title: string, path: string, keywords: readonly string[]): string[] {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return [...new Set([title, last, ...keywords].map((text) => nameOf(analyze(text))))].filter(
    (name) => name !== '',
  );
}
