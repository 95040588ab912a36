import { dirname, join } from 'node:path/posix';

const PATH = /(['"`])((?:\.{1,2}\/)*[\w@-][\w@.-]*(?:\/[\w@.-]+)*\.\w+)\1/g;
const IMPORT = /\b(?:from|import|require|require\.resolve)\s*\(?\s*$/;
const CODE = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;

const STUBS: Record<string, string> = {
  html: '<!doctype html><html><head></head><body><div id="root"></div></body></html>',
  json: '{}',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

/**
 * Creates stubs for files that a file refers to and that its page does not have: `./static/index.html` in a config,
 * `./logo.png` in an import. Imported code gets no stub, because its exports would be missing.
 */
export function stubFiles(file: string, code: string, has: (path: string) => boolean): Map<string, string> {
  const stubs = new Map<string, string>();
  for (const { 2: written = '', index } of code.matchAll(PATH)) {
    const isRelative = written.startsWith('.');
    const isImported = IMPORT.test(code.slice(0, index));
    if (isImported ? !isRelative || CODE.test(written) : !written.includes('/')) continue;
    const path = isRelative ? join(dirname(file), written) : written;
    if (!path.startsWith('..') && !has(path)) stubs.set(path, STUBS[path.split('.').at(-1) ?? ''] ?? '');
  }
  return stubs;
}
