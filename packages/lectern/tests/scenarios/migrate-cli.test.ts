import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../../bin/lectern.js');
const root = mkdtempSync(join(tmpdir(), 'lectern-cli-'));

const FILES = {
  'docs/.vitepress/config.mjs': "export default { title: 'Tea' };\n",
  'docs/index.md': '# Tea\n\n[Pot](./pot)\n\n<Kettle />\n',
  '.gitignore': 'node_modules\n',
};

/** Runs `lectern` and returns what a shell sees. */
function lectern(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const plain = (text: string) => text.replaceAll(root, '<root>');
  return { status, stdout: plain(stdout), stderr: plain(stderr) };
}

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
    cwd: root,
    encoding: 'utf8',
  });

beforeAll(() => {
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  git('init', '-q');
});
afterAll(() => rmSync(root, { recursive: true }));

it('says what the command takes', () => {
  const { status, stdout } = lectern('migrate', '--help');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^lectern migrate \[from\] \[root\]\n/);
  expect(stdout).toContain('The engine to move from is rspress, vitepress, starlight, docusaurus or plain.');
  expect(stdout).toContain('--dry-run      Print the changes as a diff, and write nothing');
  expect(stdout).not.toContain('--port');
});

it('refuses what only other commands take', () => {
  expect(lectern('migrate', '--port', '80', '--json', 'plain')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'lectern migrate does not take --port, --json.\n  lectern migrate --help lists its options.\nMore: lectern explain flag-of-others\n',
  });
});

it('refuses what could not be undone, and what it does not know', () => {
  expect(lectern('migrate')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      '<root>  Changes are not committed: .gitignore, docs/.\n  Commit or stash first, so that the move can be undone; or go on with --force.\nMore: lectern explain not-committed\n',
  });
  expect(lectern('migrate', 'hugo')).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringContaining('lectern migrate does not know "hugo".'),
  });
  expect(existsSync(join(root, 'lectern.config.ts'))).toBe(false);
});

it('prints a diff that git can apply beside its report, and writes nothing', () => {
  const { status, stdout, stderr } = lectern('migrate', '--dry-run');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^diff --git /);
  expect(stderr).toContain('Nothing was written. Run it without --dry-run.');
  // Links are checked as well.
  expect(stderr).toContain('docs/index.md:3  The link ./pot leads to no page.');
  expect(existsSync(join(root, 'lectern.config.ts'))).toBe(false);
  execFileSync('git', ['apply', '--check', '--whitespace=nowarn', '-'], { cwd: root, input: stdout });
});

it('moves a tree that is committed, in a folder that is named', () => {
  git('add', '-A');
  git('commit', '-qm', 'tea');
  const { status, stdout, stderr } = lectern('migrate', 'vitepress', '.');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^VitePress: 1 file changed, 1 file written\.\n\nLeft to you:\n/);
  expect(readFileSync(join(root, 'docs/index.md'), 'utf8')).toContain(':::warning[Not moved: Kettle]');
  expect(git('status', '--short')).toBe(' M docs/index.md\n?? lectern.config.ts\n');
});
