import { posix } from 'node:path';

/** True for the path of a file of the project: `@site/a.svg`, `./a.svg`. */
export function isSiteFile(specifier: string): boolean {
  return /^(?:@site|\.{1,2})\//.test(specifier);
}

/** Path of a file of the project, relative to that, as one of its files imports it. */
export function siteFile(specifier: string, from: string): string {
  return specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : posix.join(posix.dirname(from), specifier);
}

/** Files of the project that a page, or code, imports. */
export function importedFiles(from: string, text: string): string[] {
  return Array.from(text.matchAll(IMPORT), ([, specifier = '']) => siteFile(specifier, from));
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]((?:@site|\.{1,2})\/[^'"?]+)/g;
