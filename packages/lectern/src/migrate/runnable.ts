import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { isFile } from '../pages/paths.ts';
import { CODE_EXTENSIONS, MARKDOWN_EXTENSIONS } from '../pages/resolvers.ts';
import { moduleNames } from './imports.ts';
import { boundReason } from './package-code.ts';
import { findPackage } from './packages.ts';
import { styleReason } from './sass.ts';

/** Checks whether code of a project can run in a page of Lectern. */
export interface Runnable {
  /** Returns why the module that a file imports cannot run; null if it can. */
  reason(specifier: string, names: readonly string[], fromFile: string): string | null;
  /** Returns the project files that an import loads, including its target. */
  files(specifier: string, fromFile: string): string[];
  /** Returns the file that an import resolves to; null for a package, and for a missing file. */
  resolve(specifier: string, fromFile: string): string | null;
  /** Modules of the engine with a counterpart that packages import. */
  needed: ReadonlySet<string>;
}

export interface RunnableOptions {
  root: string;
  /** Absolute paths by import prefix. */
  aliases: Readonly<Record<string, string>>;
  /**
   * Returns why a module of the engine cannot run here; null if it can, undefined if the module is not of the engine.
   */
  ofEngine(specifier: string, names: readonly string[]): string | null | undefined;
  /** Returns the same for imports in packages, if it differs. */
  inPackages?(specifier: string, names: readonly string[]): string | null | undefined;
  /** Packages of the engine. A package that depends on one of them cannot run without it. */
  enginePackages: RegExp;
  /** Returns why an Astro component cannot run; null if it is translated. */
  ofAstro?(file: string): string | null;
}

interface Walk extends RunnableOptions {
  /** Cached reasons by file. */
  known: Map<string, string | null>;
  needed: Set<string>;
}

/** Follows imports through the project's own files and finds missing dependencies. */
export function createRunnable(options: RunnableOptions): Runnable {
  const walk: Walk = { ...options, known: new Map(), needed: new Set() };
  return {
    reason: (specifier, names, fromFile) => reasonOf(specifier, names, fromFile, walk),
    files(specifier, fromFile) {
      const found = new Set<string>();
      const file = specifier.includes('?') ? null : ownFile(specifier, fromFile, walk);
      if (file) collect(file, found, walk);
      return [...found];
    },
    resolve: (specifier, fromFile) => fileOf(pathOf(specifier, fromFile, options.aliases)),
    needed: walk.needed,
  };
}

function reasonOf(specifier: string, names: readonly string[], fromFile: string, walk: Walk): string | null {
  const engine = walk.ofEngine(specifier, names);
  if (engine !== undefined) return engine;
  const path = pathOf(specifier, fromFile, walk.aliases);
  if (path === null) {
    if (isBuiltin(specifier)) return `needs ${specifier}, which browsers do not have`;
    const found = findPackage(specifier, walk.root, walk.enginePackages);
    if (found === null || typeof found === 'string') return found;
    const ofEngine = walk.inPackages ?? walk.ofEngine;
    return found.bound === undefined ? null : boundReason(found, { ...walk, ofEngine });
  }
  const file = fileOf(path);
  // A file that contains only types leaves nothing to import.
  if (file === null && isFile(`${path}.d.ts`)) return null;
  if (file === null) return `imports ${specifier}, which is not there`;
  return specifier.includes('?') ? null : fileReason(file, walk);
}

function fileReason(file: string, walk: Walk): string | null {
  const seen = walk.known.get(file);
  if (seen !== undefined) return seen;
  // In an import cycle, the first file reports the reason.
  walk.known.set(file, null);
  const found = reasonIn(file, walk);
  walk.known.set(file, found);
  return found;
}

/** Returns the reason in a file or its imports, prefixed with the path of the file that contains it. */
function reasonIn(file: string, walk: Walk): string | null {
  const shown = relative(walk.root, file);
  const named = (reason: string | null) =>
    reason && (reason.startsWith('needs') || /^(?:is|imports)/.test(reason) ? `${shown} ${reason}` : reason);
  const sheet = styleReason(file, walk.root);
  if (sheet !== undefined) return named(sheet);
  if (file.endsWith('.astro') && walk.ofAstro) return walk.ofAstro(file);
  if (/\.(?:vue|svelte|astro)$/.test(file)) return `${shown} is no React component`;
  if (!isCode(file)) return null;
  const { imports, others, promised } = moduleNames(readFileSync(file, 'utf8'), file);
  const [global] = promised;
  if (global) return `${shown} needs ${global}, which the bundler of the old engine defined`;
  for (const { specifier, names, isType } of imports) {
    const imported = names.map((name) => name.imported);
    const found = isType ? null : reasonOf(specifier, imported, file, walk);
    if (found) return named(found);
  }
  for (const specifier of others) {
    const found = reasonOf(specifier, [], file, walk);
    if (found) return named(found);
  }
  return null;
}

function collect(file: string, found: Set<string>, walk: Walk): void {
  // Markdown is a part of the page.
  if (found.has(file) || /\.mdx?$/.test(file)) return;
  found.add(file);
  if (!isCode(file)) return;
  const { imports, others } = moduleNames(readFileSync(file, 'utf8'), file);
  const specifiers = imports.flatMap(({ specifier, isType }) => (isType ? [] : [specifier]));
  for (const specifier of [...specifiers, ...others]) {
    const inner = ownFile(specifier, file, walk);
    if (inner) collect(inner, found, walk);
  }
}

export function isCode(file: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(file);
}

/** Returns a file of the project; null for packages and modules of the engine. */
function ownFile(specifier: string, fromFile: string, { ofEngine, aliases }: Walk): string | null {
  return ofEngine(specifier, []) === undefined ? fileOf(pathOf(specifier, fromFile, aliases)) : null;
}

/** Returns the path that an import refers to; null for a package. */
function pathOf(
  specifier: string,
  fromFile: string,
  aliases: Readonly<Record<string, string>>,
): string | null {
  const bare = specifier.split('?')[0] ?? '';
  const alias = Object.keys(aliases)
    .sort((a, b) => b.length - a.length)
    .find((name) => bare === name || bare.startsWith(name.endsWith('/') ? name : `${name}/`));
  if (alias !== undefined) return (aliases[alias] ?? '') + bare.slice(alias.length);
  return /^\.{1,2}(?:\/|$)|^\//.test(bare) ? resolve(dirname(fromFile), bare) : null;
}

function fileOf(path: string | null): string | null {
  if (path === null) return null;
  return [...CODE_EXTENSIONS, ...MARKDOWN_EXTENSIONS].map((ending) => path + ending).find(isFile) ?? null;
}
