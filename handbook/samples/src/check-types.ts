import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../../../site/samples/src/sample.js';
import { isCode, type PlacedSample } from './projects.js';

/** Compiler options, as in projects that `npm create lectern` writes. Each fence is a module of its own. */
const OPTIONS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  allowJs: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  types: ['lectern/theme', 'node'],
};

/**
 * Type-checks all code in one run of TypeScript.
 *
 * @param folder absolute folder that contains all projects
 * @param root absolute folder of the repository, whose TypeScript is used
 * @throws Error if TypeScript itself fails
 */
export function checkTypes(placed: readonly PlacedSample[], folder: string, root: string): Problem[] {
  const byFile = new Map(
    placed
      .filter(({ sample }) => isCode(sample))
      .map((item) => [relative(folder, join(item.project, item.file)).split(sep).join('/'), item]),
  );
  if (byFile.size === 0) return [];
  const config = { compilerOptions: OPTIONS, files: [...byFile.keys()] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = resolve(root, 'node_modules/typescript/bin/tsc');
  const { stdout, stderr, status } = spawnSync(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const problems = [
    ...stdout.matchAll(/^(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): error (?<code>TS\d+): (?<text>.*)$/gm),
  ].flatMap(({ groups = {} }) => {
    const item = byFile.get((groups.file ?? '').split(sep).join('/'));
    // Copies of a file in later versions of a project are skipped: the file's own fence reports the error.
    return item ? [problemAt(item, groups)] : [];
  });
  if (status !== 0 && problems.length === 0)
    throw new Error(`TypeScript could not check the samples:\n${stdout}${stderr}`);
  return problems;
}

function problemAt({ sample }: PlacedSample, groups: Record<string, string>): Problem {
  const { line = '1', column = '1', code = 'ts', text = '' } = groups;
  return {
    page: sample.page,
    line: sample.line + Number(line) - 1,
    column: Number(column),
    message: text,
    code: code.toLowerCase(),
  };
}
