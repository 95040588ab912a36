import { posix } from 'node:path';

/** Checks for the path of a project file: `@site/a.svg`, `./a.svg`. */
export function isSiteFile(specifier: string): boolean {
  return /^(?:@site|\.{1,2})\//.test(specifier);
}

/** Returns the path of a project file, relative to the project, from the specifier of an import. */
export function siteFile(specifier: string, from: string): string {
  return specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : posix.join(posix.dirname(from), specifier);
}

/** Returns the project files that a page or code imports. */
export function importedFiles(from: string, text: string): string[] {
  return Array.from(text.matchAll(IMPORT), ([, specifier = '']) => siteFile(specifier, from));
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]((?:@site|\.{1,2})\/[^'"?]+)/g;
