import { codeAndStrings } from './comments.js';
import type { Page } from './extract.js';
import { languageOf } from './kinds.js';
import type { Problem, Sample } from './sample.js';

const CHINESE = /[\p{Script=Han}，。：；！？（）]/u;

/**
 * Compares the samples of pages with those of their translations. They must be the same except for comments, and for
 * strings and texts that are written in the language of the translation.
 */
export function compareTranslations(pages: readonly Page[], from: string, to: string): Problem[] {
  const originals = new Map(pages.filter(({ lang }) => lang === from).map((page) => [page.key, page]));
  return pages
    .filter(({ lang }) => lang === to)
    .flatMap((page) => {
      const original = originals.get(page.key);
      return original ? comparePages(original, page) : [];
    });
}

function comparePages(original: Page, translation: Page): Problem[] {
  const count = Math.max(original.samples.length, translation.samples.length);
  for (let index = 0; index < count; index++) {
    const [one, other] = [original.samples[index], translation.samples[index]];
    if (!one || !other) return [missing(original, translation, (one ?? other) as Sample)];
    const difference = compareSamples(one, other);
    if (difference)
      return [problem(other, difference.line, `${difference.message} (${one.page}:${one.line})`)];
  }
  return [];
}

function missing(original: Page, translation: Page, sample: Sample): Problem {
  const counts = `${translation.samples.length} samples, its original ${original.path} ${original.samples.length}`;
  return {
    ...problem(sample, 0, `${translation.path} has ${counts}: this one has no counterpart.`),
  };
}

function problem(sample: Sample, line: number, message: string): Problem {
  return { page: sample.page, line: sample.line + line, column: 1, message, code: 'translation' };
}

/** Returns the first relevant difference, with its line in the translation (from 0). */
export function compareSamples(one: Sample, other: Sample): { line: number; message: string } | null {
  if (one.lang !== other.lang || !isSameMeta(one, other)) {
    const names = `\`\`\`${other.lang} ${other.meta}`.trim();
    return {
      line: 0,
      message: `This sample is ${names}, but its original is \`\`\`${one.lang} ${one.meta}`.trim(),
    };
  }
  const language = languageOf(one);
  const [left, right] = [codeAndStrings(one.code, language), codeAndStrings(other.code, language)];
  const leftLines = left.code.split('\n');
  const rightLines = right.code.split('\n');
  for (let index = 0; index < Math.max(leftLines.length, rightLines.length); index++) {
    const [expected = '', found = ''] = [leftLines[index], rightLines[index]];
    if (expected !== found && !isTranslated(expected, found)) {
      return { line: lineOf(other.code, found), message: differs(expected, found) };
    }
  }
  for (const [index, expected] of left.strings.entries()) {
    const found = right.strings[index] ?? '';
    if (expected !== found && !CHINESE.test(found)) {
      return { line: lineOf(other.code, found), message: differs(expected, found) };
    }
  }
  return null;
}

/** Whether words, highlighted lines and attributes are the same. Reasons and texts in Chinese may differ. */
function isSameMeta(one: Sample, other: Sample): boolean {
  const plain = (meta: string) =>
    meta
      .replace(/"[^"]*"|'[^']*'/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const names = Object.keys({ ...one.attributes, ...other.attributes });
  const isSame = (name: string) => {
    const [expected, found = ''] = [one.attributes[name], other.attributes[name]];
    return expected === found || name === 'nocheck' || name === 'unproven' || CHINESE.test(found);
  };
  return plain(one.meta) === plain(other.meta) && names.every(isSame);
}

/**
 * Whether a line is a translation: it has Chinese words, in JSX, HTML or plain text, and the same punctuation of code.
 */
function isTranslated(expected: string, found: string): boolean {
  if (!CHINESE.test(found)) return false;
  const signs = (line: string) => line.replace(/[^<>{}[\]=/]/g, '');
  return signs(expected) === signs(found);
}

function lineOf(code: string, text: string): number {
  const index = code.split('\n').findIndex((line) => text.trim() !== '' && line.includes(text.trim()));
  return Math.max(index, 0);
}

function differs(expected: string, found: string): string {
  return `The original has ${expected.trim() || 'nothing'} where this has ${found.trim() || 'nothing'}`;
}
