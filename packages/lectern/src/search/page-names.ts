import { analyze, runOf, type Terms } from './analyze.ts';
import type { Section } from './sections.ts';

/** Name of a section, with the number of the section on its page. */
export type SectionName = [name: string, section: number];

/** Maximum length of a name. A longer text is a sentence, and no one types it to find a page. */
const MAX_NAME = 32;

/**
 * Joins words into a name, the form in which names of pages are compared: `source.alias` and `Source alias` are
 * `sourcealias`. Returns an empty string for a text that cannot be a name.
 */
export function nameOf(words: readonly Terms[]): string {
  const name = words.map(({ parts, isCjk }) => (isCjk ? runOf(parts) : parts.join(''))).join('');
  return name.length > MAX_NAME ? '' : name;
}

/**
 * Returns the names that readers may type, word for word, to find a page: its title, the last segment of its path, and
 * its keywords. `alias` means `source.alias`, although other pages say more about aliases.
 *
 * @param path route path without language and version
 */
export function pageNames(title: string, path: string, keywords: readonly string[]): string[] {
  const last = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  return [...new Set([title, last, ...keywords].map((text) => nameOf(analyze(text))))].filter(
    (name) => name !== '',
  );
}

/** Matches a single word that may be a name in code: `createRsbuild()`, `api.transform`. */
const CODE_NAME = /^[\w$]+(?:[.-][\w$]+)*(?:\(\))?$/;

/**
 * Returns headings that are names of several parts. A name such as `example` is excluded, since other sections have it
 * too.
 */
export function headingNames(sections: readonly Section[]): SectionName[] {
  return sections.flatMap(({ heading }, section): SectionName[] => {
    if (section === 0 || !CODE_NAME.test(heading)) return [];
    const words = analyze(heading);
    const name = words[0]?.whole ? nameOf(words) : '';
    return name === '' ? [] : [[name, section]];
  });
}
