import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { site, write } from './testing.ts';

const bin = fileURLToPath(new URL('../../bin/lectern.js', import.meta.url));

function run(folder: string, args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [bin, 'build', folder, ...args], {
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: '', ...env },
  });
}

it('tells programs what was built, and what is wrong; GitHub where', () => {
  const folder = site({
    'docs/index.md': '# A\n\n[b](./b.md)\n',
    'docs/b.md': `# B\n\n${'Long. '.repeat(900)}\n`,
  });
  const built = run(folder, ['--json']);
  expect(built).toMatchObject({ status: 0, stderr: '' });
  const report = JSON.parse(built.stdout);
  expect(report).toMatchObject({
    version: 1,
    isBuilt: true,
    pages: 2,
    outDir: join(folder, 'dist'),
    errors: [],
  });
  expect(report.largest.map(({ path }: { path: string }) => path)).toEqual(['/b', '/']);
  expect(report.slowest.map(({ path }: { path: string }) => path).sort()).toEqual(['/', '/b']);
  expect(report.bytes).toBeGreaterThan(report.largest[0].bytes + report.largest[1].bytes);

  write(folder, { 'docs/b.md': '# B\n\n[c](./c.md)\n' });
  const failed = run(folder, ['--json'], { GITHUB_ACTIONS: 'true' });
  expect(failed.status).toBe(1);
  expect(JSON.parse(failed.stdout)).toEqual({
    version: 1,
    isBuilt: false,
    errors: [
      expect.objectContaining({
        file: 'docs/b.md',
        line: 3,
        message: 'The link ./c.md leads to no page.',
        kind: 'link',
      }),
    ],
  });
  const annotated = run(folder, [], { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: join(folder, '..') });
  expect(annotated.stdout).toMatch(
    /^::error file=[^/]+\/docs\/b\.md,line=3,title=lectern link::The link \.\/c\.md leads to no page\./,
  );
  expect(annotated.stderr).toContain('docs/b.md:3');
});

it('names a config file that Node.js gives up waiting for', () => {
  const folder = site({
    'package.json': '{ "type": "module" }',
    'docs/index.md': '# A',
    'lectern.config.ts': 'await new Promise(() => {});\nexport default {};\n',
  });
  expect(run(folder, [])).toMatchObject({
    status: 13,
    stderr:
      'lectern.config.ts  The config file waits for something that never comes.\n' +
      '  Look for an "await" of a promise that nothing resolves.\n',
  });
});
