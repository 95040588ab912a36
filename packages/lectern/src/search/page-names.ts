import { analyze, type Terms } from './analyze.ts';
import type { Section } from './sections.ts';

/** What a section is called, with its number on the page. */
export type SectionName = [name: string, section: number];

/** What is longer is a sentence, and no one asks for a page by that. */
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

/** One word, as code has it: `createRsbuild()`, `api.transform`. */
const CODE_NAME = /^[\w$]+(?:[.-][\w$]+)*(?:\(\))?$/;

/** Headings that are names of several parts: `example` is what other sections are called too. */
export function headingNames(sections: readonly Section[]): SectionName[] {
  return sections.flatMap(({ heading }, section): SectionName[] => {
    if (section === 0 || !CODE_NAME.test(heading)) return [];
    const words = analyze(heading);
    const name = words[0]?.whole ? nameOf(words) : '';
    return name === '' ? [] : [[name, section]];
  });
}
