import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { packageFolder } from './packages.ts';

const COMPILERS: Record<string, readonly string[]> = {
  '.scss': ['sass', 'sass-embedded'],
  '.sass': ['sass', 'sass-embedded'],
  '.less': ['less'],
  '.styl': ['stylus'],
};

/** Syntax of Sass that CSS does not have. CSS also has nesting. */
const SASS =
  /\$[\w-]|#\{|^\s*\/\/|@(?:use|forward|import|mixin|include|extend|function|return|if|else|each|for|while)\b|&[\w-]|^\s*%[\w-]/m;

/** Checks for a stylesheet that is already plain CSS, and needs only another name instead of a compiler. */
export function isPlainCss(file: string): boolean {
  return extname(file) === '.scss' && !SASS.test(readFileSync(file, 'utf8'));
}

/** Returns why a stylesheet cannot be used; null if it can, undefined for other files. */
export function styleReason(file: string, root: string): string | null | undefined {
  const compilers = COMPILERS[extname(file)];
  if (!compilers) return undefined;
  if (isPlainCss(file) || compilers.some((name) => packageFolder(name, root) !== null)) return null;
  return `needs ${compilers[0]}, which is not installed`;
}
