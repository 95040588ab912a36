import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Turns of phrase that a reader has to decode, and the plain words for them (CONTRIBUTING.md). */
const RULES: readonly (readonly [find: RegExp, say: string])[] = [
  [/\banew\b/i, 'write "again"'],
  [/\bmend(?:s|ed|ing)?\b/i, 'write "fix"'],
  [/\b(?:is|are) named\b/i, 'write "is called", "is listed" or "is reported"'],
  [/\bbut for\b/i, 'write "except"'],
  [/\bstands? in (?:its|the|their) place\b/i, 'write "replaces"'],
  [/^(?:What|That) /, 'begin with a noun, or with a verb such as "Returns"'],
];

/** Paths of texts that are input of tests or output of tools. */
const NOT_OURS = /\/(?:fixtures|templates|results|edition)\//;

function trackedFiles(): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts'], { cwd: root });
  return String(stdout)
    .split('\n')
    .filter((file) => file !== '' && !NOT_OURS.test(file) && existsSync(join(root, file)));
}

/** Returns what is wrong with the comments of a file, with their lines. */
function mistakesIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  return parseSync(file, code).comments.flatMap(({ value, start }) => {
    const text = value
      .replace(/^\s*\*+ ?/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const line = code.slice(0, start).split('\n').length;
    return RULES.flatMap(([find, say]) => {
      const found = find.exec(text);
      return found ? [`${file}:${line}  "${found[0].trim()}": ${say}.`] : [];
    });
  });
}

it('comments are in plain English', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(mistakesIn)).toEqual([]);
});
