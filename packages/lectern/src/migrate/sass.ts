import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { packageFolder } from './packages.ts';

const COMPILERS: Record<string, readonly string[]> = {
  '.scss': ['sass', 'sass-embedded'],
  '.sass': ['sass', 'sass-embedded'],
  '.less': ['less'],
  '.styl': ['stylus'],
};

/** What is in a stylesheet of Sass and not in CSS, which has nesting as well. */
const SASS =
  /\$[\w-]|#\{|^\s*\/\/|@(?:use|forward|import|mixin|include|extend|function|return|if|else|each|for|while)\b|&[\w-]|^\s*%[\w-]/m;

/** True for a stylesheet that is CSS already, and needs no compiler but another name. */
export function isPlainCss(file: string): boolean {
  return extname(file) === '.scss' && !SASS.test(readFileSync(file, 'utf8'));
}

/** Why a stylesheet cannot be used; null where it can, undefined for what is none. */
export function styleReason(file: string, root: string): string | null | undefined {
  const compilers = COMPILERS[extname(file)];
  if (!compilers) return undefined;
  if (isPlainCss(file) || compilers.some((name) => packageFolder(name, root) !== null)) return null;
  return `needs ${compilers[0]}, which is not installed`;
}
