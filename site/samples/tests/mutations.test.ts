import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const samples = fileURLToPath(new URL('..', import.meta.url));
const docs = join(samples, 'tests/docs');
const scratch = join(samples, '.cache/mutated');

/** Changes to a copy of the packages; one page of `tests/docs` uses each of them. */
const MUTATIONS = [
  {
    name: 'an option of another name',
    file: '@rsbuild/shared/dist/types/config/server.d.ts',
    from: 'strictPort?: boolean',
    to: 'strictPorts?: boolean',
  },
  {
    name: 'another default',
    file: '@rsbuild/shared/dist/constants.js',
    from: 'const DEFAULT_PORT = 8080',
    to: 'const DEFAULT_PORT = 8081',
  },
  {
    name: 'a flag less',
    file: '@rsbuild/core/dist/cli/commands.js',
    from: 'command.option("-o --open [url]", "open the page in browser on startup").option(',
    to: 'command.option(',
  },
];

/**
 * Returns the problems of the pages in `tests/docs`, as `page:line code`.
 *
 * @param facts file of facts that were read from these packages before, because reading them takes seconds
 */
function check(packages: string, facts?: string): string[] {
  const cache = join(scratch, '.cache');
  rmSync(cache, { recursive: true, force: true });
  if (facts && existsSync(facts)) {
    mkdirSync(cache);
    copyFileSync(facts, join(cache, 'facts.json'));
  }
  const args = [join(samples, 'dist/main.js'), '--docs', docs, '--packages', packages, '--cache', cache];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (!/ fences on \d+ pages/.test(stdout)) throw new Error(`The checker failed:\n${stdout}${stderr}`);
  const problems = stdout.matchAll(/^site\/samples\/tests\/docs\/en\/(\S+?:\d+):\d+ {2}.*\((\w+)\)$/gm);
  return Array.from(problems, ([, place, code]) => `${place} ${code}`);
}

beforeAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  if (!existsSync(join(samples, 'dist/main.js')))
    throw new Error('Run "npm run check:samples" first: it builds the checker.');
  mkdirSync(scratch, { recursive: true });
  // Hard links: a changed file is written as a new file, so that the original keeps its text.
  execFileSync('cp', ['-al', join(samples, 'packages'), scratch]);
}, 120_000);

afterAll(() => rmSync(scratch, { recursive: true, force: true }), 120_000);

describe('a changed package', { timeout: 300_000 }, () => {
  const packages = join(scratch, 'packages');

  it('has no problems to begin with', () => {
    expect(check(packages, join(samples, '.cache/facts.json'))).toEqual([]);
  });

  it('makes exactly the pages fail that use what has changed', () => {
    for (const { name, file, from, to } of MUTATIONS) {
      const path = join(packages, 'node_modules', file);
      const text = readFileSync(path, 'utf8');
      expect(text, name).toContain(from);
      rmSync(path);
      writeFileSync(path, text.replace(from, to));
    }
    expect(check(packages)).toEqual([
      // The default is claimed in the prose, and appears in the log of the run.
      'default.mdx:3 fact',
      'default.mdx:12 run',
      'flag.md:4 shell',
      'option.md:5 ts2561',
    ]);
  });
});
