import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const MAX_LINES = 250;
const MAX_FUNCTION_LINES = 50;

/** Rooms that each room may import from, in addition to itself (ARCHITECTURE.md, floors). */
const MAY_IMPORT: Record<string, readonly string[]> = {
  shared: [],
  explain: ['shared'],
  config: ['shared'],
  routes: ['shared'],
  markdown: ['shared'],
  search: ['shared'],
  pages: ['shared', 'config', 'routes', 'markdown'],
  publish: ['shared', 'config', 'routes', 'markdown', 'pages'],
  vite: ['shared', 'pages'],
  dev: ['shared', 'explain', 'config', 'routes', 'markdown', 'search', 'pages', 'publish', 'vite'],
  site: ['shared', 'config', 'routes', 'pages', 'publish'],
  build: ['shared', 'explain', 'config', 'routes', 'markdown', 'search', 'pages', 'publish', 'vite', 'site'],
  preview: ['shared', 'config', 'search', 'publish'],
  check: ['shared', 'explain', 'config', 'routes', 'markdown', 'pages', 'publish', 'site'],
  migrate: ['shared', 'config', 'routes', 'markdown', 'pages', 'publish', 'site'],
  client: ['shared', 'search'],
  theme: ['shared', 'client'],
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

function room(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '';
}

function imports(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  const found = [...code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map((match) => match[1] ?? '');
  return found.map((path) => relative(src, join(src, dirname(file), path)));
}

/** Returns every function of a file that is too long, as `file:line (lines)`. */
function longFunctions(file: string): string[] {
  const code = readFileSync(join(src, file), 'utf8');
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
  const found: string[] = [];
  const check = ({ start, end }: ESTree.Span) => {
    const lines = lineOf(end) - lineOf(start) + 1;
    if (lines > MAX_FUNCTION_LINES) found.push(`${file}:${lineOf(start)} (${lines} lines)`);
  };
  new Visitor({
    FunctionDeclaration: check,
    FunctionExpression: check,
    ArrowFunctionExpression: check,
  }).visit(parseSync(file, code).program);
  return found;
}

describe('architecture', () => {
  it('lets imports go down only', () => {
    const wrong = files
      .filter((file) => room(file) !== '' && !file.endsWith('.test.ts'))
      .flatMap((file) =>
        imports(file)
          .filter(
            (target) => room(target) !== room(file) && !(MAY_IMPORT[room(file)] ?? []).includes(room(target)),
          )
          .map((target) => `${file} may not import ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('opens the client to the theme by its index, and those of search, only', () => {
    const wrong = files
      .filter((file) => room(file) === 'theme')
      .flatMap((file) =>
        imports(file).filter(
          (target) =>
            room(target) === 'client' && !/^client\/(?:index|search\/(?:index|later))\.ts$/.test(target),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it(`keeps files under ${MAX_LINES} lines`, () => {
    const long = files.filter((file) => readFileSync(join(src, file), 'utf8').split('\n').length > MAX_LINES);
    expect(long).toEqual([]);
  });

  it(`keeps functions within ${MAX_FUNCTION_LINES} lines`, () => {
    expect(files.filter((file) => !file.endsWith('.test.ts')).flatMap(longFunctions)).toEqual([]);
  });

  it('names every room of the tree', () => {
    expect([...new Set(files.map(room))].filter((name) => name !== '' && !(name in MAY_IMPORT))).toEqual([]);
  });
});
