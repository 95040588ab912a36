import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { folderOf } from '../../../tests/folders.ts';
import { HOST_SITE as SITE } from '../../../tests/host-site.ts';
import { cloudflare } from './cloudflare.ts';
import { github } from './github.ts';
import { netlify } from './netlify.ts';
import { installCommand, type SitePackages, sitePackages } from './packages.ts';
import type { HostSite } from './site.ts';
import { vercel } from './vercel.ts';

const packagesOf = (files: Record<string, string>, project = ''): SitePackages => {
  const repository = folderOf(files);
  mkdirSync(join(repository, project), { recursive: true });
  return sitePackages(join(repository, project), repository);
};

describe('sitePackages', () => {
  it.each([
    ['package-lock.json', '', 'npm', 'npm ci'],
    ['npm-shrinkwrap.json', '', 'npm', 'npm ci'],
    ['pnpm-lock.yaml', '', 'pnpm', 'pnpm install --frozen-lockfile'],
    ['yarn.lock', '# yarn lockfile v1\n', 'yarn', 'yarn install --frozen-lockfile'],
    ['yarn.lock', '# By hand.\n\n__metadata:\n  version: 8\n', 'yarn@berry', 'yarn install --immutable'],
    ['bun.lock', '', 'bun', 'bun install --frozen-lockfile'],
    ['bun.lockb', '', 'bun', 'bun install --frozen-lockfile'],
  ])('knows who wrote %s: %j', (lockFile, text, manager, command) => {
    const packages = packagesOf({ [lockFile]: text, 'package.json': '{}' });
    expect(packages).toEqual({ manager, folder: '', lockFile, isPinned: false });
    expect(installCommand(packages)).toBe(command);
  });

  it.each([
    ['pnpm@10.1.0+sha512.abc', 'pnpm', 'pnpm install'],
    ['yarn@1.22.22', 'yarn', 'yarn install'],
    ['yarn@4.1.0', 'yarn@berry', 'yarn install'],
    ['bun@1.2.0', 'bun', 'bun install'],
  ])('takes the field %s where there is no lock file', (packageManager, manager, command) => {
    const packages = packagesOf({ 'package.json': JSON.stringify({ packageManager }) });
    expect(packages).toEqual({ manager, folder: '', lockFile: null, isPinned: true });
    expect(installCommand(packages)).toBe(command);
  });

  it('believes a lock file rather than the field, whose version is not that of another one', () => {
    const json = JSON.stringify({ packageManager: 'pnpm@10.1.0' });
    const packages = packagesOf({ 'package.json': json, 'package-lock.json': '{}' });
    expect(packages).toMatchObject({ manager: 'npm', isPinned: false });
  });

  it('takes the lock file that is nearest to the project', () => {
    const files = { 'package-lock.json': '{}', 'sites/docs/pnpm-lock.yaml': '' };
    expect(packagesOf(files, 'sites/docs/en')).toMatchObject({ folder: 'sites/docs', manager: 'pnpm' });
    expect(packagesOf(files, 'sites/blog')).toMatchObject({ folder: '', manager: 'npm' });
  });

  it('takes the folder with package.json where nothing is locked', () => {
    const files = { 'docs/package.json': 'no JSON' };
    expect(packagesOf(files, 'docs')).toMatchObject({ folder: 'docs', manager: 'npm', lockFile: null });
    expect(packagesOf({}, 'docs')).toMatchObject({ folder: '', manager: 'npm', lockFile: null });
  });

  it('does not look above the repository', () => {
    const outer = folderOf({ 'yarn.lock': '' });
    const repository = join(outer, 'repository');
    mkdirSync(repository);
    expect(sitePackages(repository, repository)).toMatchObject({ folder: '', lockFile: null });
  });
});

/** A site in a folder with its own packages. */
const APART: HostSite = {
  ...SITE,
  folder: 'docs-site',
  packages: { manager: 'pnpm', folder: 'docs-site', lockFile: 'pnpm-lock.yaml', isPinned: false },
};

/** Returns the commands of a shell line, each with its working directory. Stubs of `npx` and `pnpm` report them. */
function commandsOf(line: string): string[] {
  const folder = folderOf({ 'docs-site/package.json': '{}' });
  const tell = 'tell() { echo "$(basename "$PWD"): $*" >&3; };';
  const own = ['npx', 'pnpm'].map((name) => `${name}() { tell ${name} "$@"; };`).join(' ');
  const script = `exec 3>&1; cd "${folder}"; ${tell} ${own} sed() { :; }; ${line}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8' }).trim().split('\n');
}

describe('packages in a folder of the repository', () => {
  const commands = ['docs-site: pnpm install --frozen-lockfile', 'docs-site: npx lectern build'];

  it('are installed by the command that hosts run', () => {
    const toml = /command = "(.+)"/.exec(netlify(APART).text)?.[1] ?? '';
    expect(commandsOf(toml)).toEqual(commands);
    expect(commandsOf(JSON.parse(vercel(APART).text).buildCommand)).toEqual(commands);
    const wrangler = JSON.parse(cloudflare(APART).text.replace(/^\/\/.*/, ''));
    expect(commandsOf(wrangler.build.command)).toEqual(commands);
  });

  it('are not installed again where the host does it', () => {
    const shared = { ...APART, packages: { ...APART.packages, folder: '' } };
    expect(JSON.parse(vercel(shared).text).buildCommand).toBe('npx lectern build docs-site');
  });

  it('are installed in their folder on GitHub', () => {
    const { steps } = parse(github(APART).text).jobs.publish;
    expect(steps[3].with).toEqual({
      'node-version': 24,
      cache: 'pnpm',
      'cache-dependency-path': 'docs-site/pnpm-lock.yaml',
    });
    const where = { 'working-directory': 'docs-site' };
    expect(steps[4]).toEqual({ run: 'pnpm install --frozen-lockfile', ...where });
    expect(steps[6]).toMatchObject({ run: expect.stringMatching(/^npx lectern build --base /), ...where });
    expect(steps[7].with).toEqual({ path: 'docs-site/dist' });
  });
});

describe('the package manager', () => {
  const stepsOf = (packages: Partial<HostSite['packages']>) => {
    const text = github({ ...SITE, packages: { ...SITE.packages, ...packages } }).text;
    return parse(text).jobs.publish.steps.slice(2, -4);
  };
  const node = (inputs = {}) => ({
    uses: 'actions/setup-node@v4',
    with: { 'node-version': 24, ...inputs },
  });

  it.each([
    [{}, [node({ cache: 'npm' }), { run: 'npm ci' }]],
    [{ lockFile: null }, [node(), { run: 'npm install' }]],
    [
      { manager: 'pnpm', lockFile: 'pnpm-lock.yaml' },
      [
        { uses: 'pnpm/action-setup@v4', with: { version: 'latest' } },
        node({ cache: 'pnpm' }),
        { run: 'pnpm install --frozen-lockfile' },
      ],
    ],
    [
      { manager: 'pnpm', lockFile: null, isPinned: true },
      [{ uses: 'pnpm/action-setup@v4' }, node(), { run: 'pnpm install' }],
    ],
    [
      { manager: 'yarn', lockFile: 'yarn.lock' },
      [node({ cache: 'yarn' }), { run: 'yarn install --frozen-lockfile' }],
    ],
    [
      { manager: 'yarn@berry', lockFile: 'yarn.lock', isPinned: true },
      [node(), { run: 'corepack enable' }, { run: 'yarn install --immutable' }],
    ],
    [
      { manager: 'yarn@berry', lockFile: 'yarn.lock' },
      [
        node(),
        { run: 'corepack enable && corepack prepare yarn@stable --activate' },
        { run: 'yarn install --immutable' },
      ],
    ],
    [
      { manager: 'bun', lockFile: 'bun.lock' },
      [{ uses: 'oven-sh/setup-bun@v2' }, node(), { run: 'bun install --frozen-lockfile' }],
    ],
  ] as const)('of %j is installed on GitHub', (packages, steps) => {
    expect(stepsOf(packages)).toEqual(steps);
  });
});
