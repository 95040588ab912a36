import { kindOf } from './kinds.js';
import type { Sample } from './sample.js';

/** Lines of nothing but a comment. `// @…` may be a directive. */
const COMMENT_LINE = /^\s*\/\/(?!\s*@).*$/gm;
/** Its reason is for readers. */
const DIRECTIVE = /^(\s*\/\/\s*@ts-[a-z-]+).*$/gm;
/** A remark after code. Signs of strings and tags are left alone: it could be a part of a text. */
const REMARK = /(?<=[,;{}()[\]])[ \t]+\/\/ (?!\s*@)[^'"`<\n]*$/gm;

/** Code without what is written for readers alone: that is all that translations differ in, as a rule. */
export function withoutRemarks(code: string): string {
  return code.replace(COMMENT_LINE, '').replace(DIRECTIVE, '$1').replace(REMARK, '');
}

/**
 * Whether the types of a page are right when those of the other are: its samples are the same files, and their
 * code differs in remarks alone.
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

/** Code, and what code may import as such; of styles and pictures it counts that they are there. */
function isReadForTypes(sample: Sample): boolean {
  const hasFiles = /\/\/\s*@filename:/.test(sample.code);
  return (
    hasFiles ||
    kindOf(sample) === 'types' ||
    /\.(?:[cm]?[jt]sx?|vue|json)$/.test(sample.file) ||
    sample.lang === 'json'
  );
}

/** A remark may be longer in one language: where nothing is wrong, the places of lines do not matter. */
function typesText(code: string): string {
  return withoutRemarks(code)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
