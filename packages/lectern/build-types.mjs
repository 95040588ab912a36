// Keeps only the declarations in dist that the public modules need, with imports that every TypeScript resolver can
// read.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** The modules of `exports`, and the module that browser tests and `bench/` use. */
const ENTRIES = ['index', 'internals', 'markdown/index', 'search/index', 'client/index', 'theme/index'];
/** A relative import of a source file. The declaration has the same name with another extension. */
const IMPORT = /((?:\bfrom|\bimport\()\s*)(['"])(\.{1,2}\/[^'"]+)\.tsx?\2/g;
/** Imports of styles and of modules that the bundler makes, which have no types. */
const EFFECT = /^import ['"][^'"]+['"];\n/gm;
/** References to ambient declarations of the sources, which tsc does not copy. */
const AMBIENT = /(\/\/\/ <reference path=")([^"]+)(")/g;

const needed = new Set();
for (const entry of ENTRIES) take(`dist/${entry}.d.ts`);
for (const name of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const file = join('dist', name);
  if (name.endsWith('.d.ts') && !needed.has(file)) rmSync(file);
}

/** Keeps a declaration file and all that it imports. */
function take(file) {
  if (needed.has(file)) return;
  needed.add(file);
  if (!existsSync(file)) throw new Error(`${file} is missing: it is imported by a public module.`);
  const folder = dirname(file);
  const text = readFileSync(file, 'utf8')
    .replace(EFFECT, '')
    .replace(IMPORT, (_, before, quote, name) => {
      take(normalize(join(folder, `${name}.d.ts`)));
      return `${before}${quote}${name}.js${quote}`;
    })
    .replace(AMBIENT, (_, before, path, after) => before + ambient(folder, path) + after);
  writeFileSync(file, text);
}

/**
 * Copies an ambient declaration of `src` to its place in `dist`, and returns its path relative to a folder of `dist`.
 */
function ambient(folder, path) {
  const source = relative('src', normalize(join(folder, path)));
  const copy = join('dist', source);
  mkdirSync(dirname(copy), { recursive: true });
  const text = readFileSync(join('src', source), 'utf8');
  writeFileSync(copy, text.replace(IMPORT, '$1$2$3.js$2'));
  needed.add(copy);
  return `./${relative(folder, copy)}`;
}
