import { posix } from 'node:path';
import type { Files } from './files.ts';
import { literalOf } from './literal.ts';
import { packageFolder } from './packages.ts';
import { at, isRecord } from './their-config.ts';
import type { Move } from './types.ts';

/**
 * Returns the aliases in `paths` of a tsconfig.json: `@en/*` becomes `@en`. Aliases of single files and into packages
 * are left out, and so are names that Lectern uses itself.
 */
export function tsconfigAliases(files: Files): Record<string, string> {
  if (!files.exists('tsconfig.json')) return {};
  const config = literalOf(files.read('tsconfig.json'));
  const paths = at(config, 'compilerOptions.paths');
  if (!isRecord(paths)) return {};
  const base = String(at(config, 'compilerOptions.baseUrl') ?? '.');
  return Object.fromEntries(
    Object.entries(paths).flatMap(([name, targets]) => {
      const [target] = Array.isArray(targets) ? targets : [];
      const alias = name.replace(/\/\*$/, '');
      if (typeof target !== 'string' || /^@theme/.test(alias) || alias === '*') return [];
      const path = [base, target.replace(/\/\*$/, '')].join('/').replace(/(?:^|(?<=\/))\.\//g, '');
      return files.exists(path) ? [[alias, path]] : [];
    }),
  );
}

/**
 * Removes `extends` from a tsconfig.json if its target does not exist. It often belongs to the old engine, and
 * components could not be compiled.
 */
export function dropMissingBase({ files, report }: Move): void {
  if (!files.exists('tsconfig.json')) return;
  const text = files.read('tsconfig.json');
  const base = at(literalOf(text), 'extends');
  if (typeof base !== 'string' || isThere(base, files)) return;
  const match = new RegExp(
    `"extends"\\s*:\\s*"${base.replace(/[.*+?^$()|[\]\\/]/g, '\\$&')}"\\s*,?[ \\t]*\\n?`,
  ).exec(text);
  if (!match) return;
  const start = text.slice(0, match.index).trimEnd().length;
  files.write('tsconfig.json', `${text.slice(0, start)}\n${text.slice(match.index + match[0].length)}`);
  report.add('done', 'tsconfig.json', `It extended ${base}, which is not there: taken out.`);
}

function isThere(base: string, files: Files): boolean {
  if (base.startsWith('.'))
    return ['', '.json'].some((ending) => files.exists(posix.normalize(base + ending)));
  const [first = '', second] = base.split('/');
  return packageFolder(first.startsWith('@') ? `${first}/${second}` : first, files.root) !== null;
}
