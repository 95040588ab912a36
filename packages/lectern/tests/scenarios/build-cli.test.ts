import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import type { BuildProgress } from '../../src/build/progress.ts';
import { run as runCommand } from '../faults.ts';
import { site, siteWithPackages, write } from './testing.ts';

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
      'lectern.config.ts  The config file waits for something that never happens.\n' +
      '  Look for an "await" of a promise that nothing resolves.\n',
  });
});

it('tells how many pages a site has before it looks at them, also when few have changed', async () => {
  const folder = site({ 'docs/index.md': '# A\n', 'docs/b.md': '# B\n', 'docs/c.md': '# C\n' });
  const compiling = async () => {
    const told: string[] = [];
    const onProgress = ({ phase, done, total }: BuildProgress) => {
      if (phase === 'compile') told.push(`${done} of ${total}`);
    };
    await build(folder, { onProgress });
    return told;
  };
  expect(await compiling()).toEqual(['0 of 3', '3 of 3']);
  write(folder, { 'docs/b.md': '# B\n\nNew.\n' });
  expect(await compiling()).toEqual(['0 of 3', '3 of 3']);
  expect(await compiling()).toEqual(['0 of 3']);
});

/** Returns the peak memory of a small site's build in kB, by proc_pid_status(5). */
function peakOf(env: Record<string, string>): number {
  const tell =
    'import { readFileSync as read } from "node:fs"; process.on("exit", () => console.log(read("/proc/self/status", "utf8")));';
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(tell)}`;
  // The site has a component: sites without one share a cached bundle.
  const folder = siteWithPackages({
    'docs/index.mdx': "import { B } from './B.tsx';\n\n# A\n\n<B />\n",
    'docs/B.tsx': 'export const B = () => <p>b</p>;\n',
  });
  const { stdout } = run(folder, [], { ...env, NODE_OPTIONS });
  return Math.max(...Array.from(stdout.matchAll(/^VmHWM:\s+(\d+)/gm), ([, kilobytes]) => Number(kilobytes)));
}

it.runIf(existsSync('/proc/self/status'))(
  'has the bundler give its memory back, unless its allocator is told otherwise',
  () => {
    // Defaults of mimalloc.
    const usual = peakOf({ MIMALLOC_ARENA_EAGER_COMMIT: '2', MIMALLOC_PURGE_DELAY: '1000' });
    expect(peakOf({})).toBeLessThan(0.8 * usual);
  },
);

it.each(['build', 'dev', 'check', 'merge'])(
  'refuses to %s where Yarn has no node_modules folder',
  async (command) => {
    const folder = site({ 'docs/index.md': '# A\n' });
    const ended = await runCommand([command, folder], { before: "process.versions.pnp = '3';" });
    expect(ended).toEqual({
      code: 1,
      output:
        'Yarn runs without a node_modules folder, which Vite does not support.\n' +
        '  Write "nodeLinker: node-modules" into .yarnrc.yml, and run yarn install.\n' +
        'More: lectern explain yarn-pnp\n',
    });
  },
);

it.skipIf(!('enableCompileCache' in module))(
  'keeps what V8 has made of the engine in the folder that Node.js has for that, and adds nothing in the next build',
  () => {
    const folder = site({ 'docs/index.md': '# A' });
    const temporary = site({});
    const kept = () =>
      readdirSync(join(temporary, 'node-compile-cache'), { recursive: true, encoding: 'utf8' }).sort();
    expect(run(folder, [], { TMPDIR: temporary }).status).toBe(0);
    const first = kept();
    expect(first.length).toBeGreaterThan(5);
    expect(run(folder, [], { TMPDIR: temporary }).status).toBe(0);
    expect(kept()).toEqual(first);
  },
);
