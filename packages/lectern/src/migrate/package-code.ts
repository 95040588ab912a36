import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { isFile } from '../pages/paths.ts';
import { LIVE_HOOKS } from '../shared/live-hooks.ts';
import { moduleNames } from './imports.ts';
import { findPackage, type PackageImport, packageEntry } from './packages.ts';

export interface PackageCode {
  /**
   * Returns why a module of the engine cannot run here; null if it can, undefined if the module is not of the engine.
   */
  ofEngine(specifier: string, names: readonly string[]): string | null | undefined;
  enginePackages: RegExp;
  /** Modules of the engine that packages import and that have a counterpart. */
  needed: Set<string>;
}

/**
 * Returns why a part of a package that depends on the engine cannot run; null if it can. Only the code of that part is
 * checked, since one package often has parts that need the engine and parts that do not.
 *
 * A part with state cannot run either, since it would do nothing in the static text of a page.
 */
export function boundReason(found: PackageImport, code: PackageCode): string | null {
  const entry = packageEntry(found);
  if (entry === null) return `needs ${found.name}, which is made for ${found.bound}`;
  const needed = new Set<string>();
  const reason = reasonIn(entry, found, { ...code, needed }, new Set());
  if (reason === null) for (const specifier of needed) code.needed.add(specifier);
  return reason;
}

function reasonIn(file: string, found: PackageImport, code: PackageCode, seen: Set<string>): string | null {
  if (seen.has(file) || !/\.[cm]?js$/.test(file)) return null;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const hook = LIVE_HOOKS.find((name) => new RegExp(`\\b${name}\\b`).test(text));
  if (hook)
    return `needs ${found.name}, which keeps state (${hook}): move it to a separate file with 'use client'`;
  const { imports, others } = moduleNames(text, file);
  const wanted = [
    ...imports.map(({ specifier, names }) => ({ specifier, names: names.map(({ imported }) => imported) })),
    ...others.map((specifier) => ({ specifier, names: [] })),
  ];
  for (const { specifier, names } of wanted) {
    const reason = reasonOf(specifier, names, file, found, code, seen);
    if (reason) return reason;
  }
  return null;
}

function reasonOf(
  specifier: string,
  names: readonly string[],
  file: string,
  found: PackageImport,
  code: PackageCode,
  seen: Set<string>,
): string | null {
  const engine = code.ofEngine(specifier, names);
  if (engine === null) code.needed.add(specifier);
  if (engine !== undefined) return engine && `needs ${found.name}, whose ${basename(file)} ${engine}`;
  if (specifier.startsWith('.')) {
    const inner = fileOf(resolve(dirname(file), specifier));
    return inner && reasonIn(inner, found, code, seen);
  }
  const other = findPackage(specifier, found.folder, code.enginePackages);
  if (other === null || typeof other === 'string') return other;
  return other.bound ? `needs ${found.name} and ${other.name}, which is made for ${other.bound}` : null;
}

function fileOf(path: string): string | null {
  return [path, `${path}.js`, `${path}.mjs`, `${path}/index.js`].find(isFile) ?? null;
}
