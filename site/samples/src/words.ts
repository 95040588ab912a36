import { createHash } from 'node:crypto';
import type { Sample } from './sample.js';

/** A name in code, with its place, counted from 1. */
export interface Word {
  text: string;
  line: number;
  column: number;
}

/** Matches words. Comments and strings are matched first, so that words in them do not count. */
const TOKEN =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|(?<word>[\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

/**
 * Returns the names and keywords of a sample in order. A translation has the same ones, because only its comments
 * differ. A word is therefore identified by its number.
 */
export function wordsOf(code: string): Word[] {
  const words: Word[] = [];
  let line = 1;
  let start = 0;
  let at = 0;
  for (const { 0: token, index, groups } of code.matchAll(TOKEN)) {
    for (let end = code.indexOf('\n', at); end >= 0 && end < index; end = code.indexOf('\n', end + 1)) {
      line += 1;
      start = end + 1;
    }
    at = index;
    if (groups?.word !== undefined) words.push({ text: token, line, column: index - start + 1 });
  }
  return words;
}

/** Returns a key for a sample from its words and strings. Comments do not count. */
export function sampleKey(code: string): string {
  const tokens = Array.from(code.matchAll(TOKEN), ([token]) => token);
  const text = tokens.filter((token) => !/^\/[/*]/.test(token)).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** Whether readers see types in a fence. Configs, which are recognized by their title, have them. */
export function showsTypes({ lang, attributes }: Pick<Sample, 'lang' | 'attributes'>): boolean {
  const isCode = /^(?:ts|js|mjs|cjs)$/.test(lang) && !('nocheck' in attributes);
  return isCode && /^rsbuild\.config\.[cm]?[jt]s$/.test(attributes.title ?? '');
}
