import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { site } from './testing.ts';

const bin = fileURLToPath(new URL('../../bin/lectern.js', import.meta.url));

/** Runs the command with the workers of the built engine. */
function run(folder: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'check', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
  return { status, stdout, stderr };
}

it('is a command: findings, exit code, annotations, JSON, fixes', () => {
  const folder = site({
    'docs/index.md': '# A\n\n[b](./b.md)\n',
    'docs/b.md': '# B\n\n## Old\n\n![](./a.svg)\n',
    'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const first = run(folder, [], { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder });
  expect(first).toMatchObject({ status: 1, stderr: '' });
  expect(first.stdout.split('\n')).toEqual([
    'docs/b.md:5  The image ./a.svg has no alternative text. [missing-alt]',
    expect.stringMatching(/^ {2}Describe it in the brackets/),
    'There is no lectern.addresses.json yet: lectern check --fix writes it, and changes are found from then on.',
    '1 finding: 1 missing-alt',
    'More: lectern explain missing-alt',
    expect.stringMatching(/^::warning file=docs\/b\.md,line=5,title=lectern missing-alt::The image/),
    '',
  ]);
  const json = run(folder, ['--json', '--fix'], { GITHUB_ACTIONS: 'true' });
  expect(JSON.parse(json.stdout)).toMatchObject({
    version: 1,
    pages: 2,
    written: ['lectern.addresses.json'],
    // Not "There is no lectern.addresses.json yet": this run has written it.
    notes: [],
  });
  // The page is written and read again, and its alias is recorded.
  const page = readFileSync(join(folder, 'docs/b.md'), 'utf8').replace('![](', '![A](').replace('Old', 'New');
  const renamed = site({
    'docs/index.md': '# A\n\n[b](./b.md)\n',
    'docs/b.md': page,
    'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'lectern.addresses.json': readFileSync(join(folder, 'lectern.addresses.json'), 'utf8'),
  });
  const fixed = run(renamed, ['--fix']);
  expect(fixed.stdout).toBe('Written: docs/b.md\nWritten: lectern.addresses.json\nNo findings in 2 pages.\n');
  expect(fixed.status).toBe(0);
  expect(readFileSync(join(renamed, 'docs/b.md'), 'utf8')).toContain('## <span id="old"></span>New\n');
  expect(readFileSync(join(renamed, 'lectern.addresses.json'), 'utf8')).toContain('"/b": ["new","old"]');
  expect(existsSync(join(renamed, 'dist'))).toBe(false);
});
