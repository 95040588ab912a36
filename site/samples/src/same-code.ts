import { kindOf } from './kinds.js';
import type { Sample } from './sample.js';

/** Matches lines with nothing but a comment. `// @…` may be a directive, so it is not matched. */
const COMMENT_LINE = /^\s*\/\/(?!\s*@).*$/gm;
/** Matches a TypeScript directive with its reason, which is for readers only. */
const DIRECTIVE = /^(\s*\/\/\s*@ts-[a-z-]+).*$/gm;
/** Matches a comment after code. Comments with quotes or `<` are not matched: they could be part of a text. */
const REMARK = /(?<=[,;{}()[\]])[ \t]+\/\/ (?!\s*@)[^'"`<\n]*$/gm;

/** Removes comments for readers from code. As a rule, translations differ in nothing else. */
export function withoutRemarks(code: string): string {
  return code.replace(COMMENT_LINE, '').replace(DIRECTIVE, '$1').replace(REMARK, '');
}

/**
 * Whether the types of a page are right if those of the other are: its samples are the same files, and their code
 * differs only in comments.
 */
export function hasSameTypes(samples: readonly Sample[], others: readonly Sample[]): boolean {
  return (
    samples.length === others.length &&
    samples.every((sample, index) => {
      const other = others[index];
      if (!other || sample.lang !== other.lang || !isSameFence(sample, other)) return false;
      return !isReadForTypes(sample) || typesText(sample.code) === typesText(other.code);
    })
  );
}

function isSameFence(sample: Sample, other: Sample): boolean {
  const isOut = 'nocheck' in sample.attributes;
  const { file, attributes } = other;
  return (
    sample.file === file && isOut === 'nocheck' in attributes && sample.attributes.lang === attributes.lang
  );
}

/**
 * Whether the compiler reads a sample: code, or a file that code may import as such. Of styles and images, only their
 * existence counts.
 */
function isReadForTypes(sample: Sample): boolean {
  const hasFiles = /\/\/\s*@filename:/.test(sample.code);
  return (
    hasFiles ||
    kindOf(sample) === 'types' ||
    /\.(?:[cm]?[jt]sx?|vue|json)$/.test(sample.file) ||
    sample.lang === 'json'
  );
}

/**
 * Returns the code to compare. Comments may have more lines in one language, and line numbers do not matter if there is
 * no error.
 */
function typesText(code: string): string {
  return withoutRemarks(code)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
