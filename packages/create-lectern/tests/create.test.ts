import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { github } from '../../lectern/src/publish/hosts/github.ts';
import type { HostSite } from '../../lectern/src/publish/hosts/site.ts';
import { installPackages, tsc } from '../../lectern/tests/install-packages.ts';
import { TEMPLATES, type Template } from '../src/answers.ts';
import { createSite } from '../src/create-site.ts';
import { type PackageManager, packageManager } from '../src/package-manager.ts';
import { templateFiles } from '../src/template-files.ts';

const exec = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const lectern = join(root, 'packages/lectern/bin/lectern.js');

const own = join(import.meta.dirname, '..');

// The command line runs the compiled files.
beforeAll(() => void execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: own }));

/** Title with characters that end strings in code and start tags in Markdown. */
const TITLE = `It's "A" <B>`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const answers = (template: Template = 'docs') =>
  ({ folder, title: TITLE, template, host: 'github' }) as const;
const names = () => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Runs a command and returns its output. Throws an error with the output if the command fails. */
async function run(...args: string[]): Promise<string> {
  const { stdout, stderr } = await exec(process.execPath, args, { cwd: folder }).catch((error) => {
    throw new Error(error.stdout + error.stderr);
  });
  return stdout + stderr;
}

describe('a new site', () => {
  it.each(Object.keys(TEMPLATES) as Template[])(
    'of the template "%s" is checked, built and typed',
    async (template) => {
      createSite(answers(template));
      installPackages(folder, template === 'library' ? ['plugin-api'] : []);
      expect(await run(lectern, 'check')).toContain('No findings in');
      expect(await run(lectern, 'build')).toMatch(/Built [1-9]/);
      expect(await run(tsc, '-p', '.', '--skipLibCheck', 'false')).toBe('');
      expect(read('dist/index.html')).toContain('It&#x27;s &quot;A&quot; &lt;B&gt;');
      for (const lang of template === 'bilingual' ? ['', 'zh/'] : ['']) {
        expect(read(`dist/${lang}guide/start.html`)).toMatch(/<a[^>]*class="nav-link"[^>]*aria-current=/);
      }
    },
  );

  it('keeps out of git what is made again, and is published from GitHub', () => {
    createSite(answers());
    expect(read('.gitignore').split('\n')).toEqual(
      expect.arrayContaining(['node_modules/', 'dist/', '.lectern/']),
    );
    expect(read('.github/workflows/publish.yml')).toContain('actions/deploy-pages');
    expect(read('README.md')).toContain(`# It's "A" \\<B\\>`);
  });

  it('has no workflow that publishes where the host is another', () => {
    createSite({ ...answers(), host: 'other' });
    expect(names()).toContain(join('.github/workflows/check.yml'));
    expect(names()).not.toContain(join('.github/workflows/publish.yml'));
  });

  it('has nothing left to fill in', () => {
    for (const template of Object.keys(TEMPLATES) as Template[]) {
      for (const [path, text] of templateFiles(answers(template), packageManager('yarn/4.1.0'))) {
        expect(text.replaceAll('${{', ''), `${template}: ${path}`).not.toMatch(/\{\{\w+\}\}/);
      }
    }
  });
});

/** Returns the workflow that `lectern host github` prints for a new site, without its first line. */
function asHost({ name, hasPnp, version }: PackageManager): string {
  const manager = hasPnp ? 'yarn@berry' : name;
  const packages = { manager, folder: '', lockFile: null, isPinned: hasPnp } as const;
  const { text } = github({ folder: '', outName: 'dist', packages } as HostSite);
  return text.replace(/^.*\n/, '').replace('version: latest', `version: ${Number.parseInt(version, 10)}`);
}

describe('the package manager', () => {
  it.each([
    ['npm/11.0.0 node/v24.0.0', 'npm install', 'npx lectern host', false],
    ['', 'npm install', 'npx lectern host', false],
    ['pnpm/10.1.0 npm/? node/v24.0.0', 'pnpm install', 'pnpm exec lectern host', false],
    ['yarn/1.22.22 npm/? node/v24.0.0', 'yarn install', 'yarn lectern host', false],
    ['yarn/4.1.0 npm/? node/v24.0.0', 'yarn install', 'yarn lectern host', true],
    ['bun/1.2.0 npm/? node/v24.0.0', 'bun install', 'bunx lectern host', false],
  ])('of "%s" is in the commands of the README and the workflows', (agent, install, host, hasPnp) => {
    createSite(answers(), packageManager(agent));
    expect(read('README.md')).toContain(`\n${install}\n`);
    expect(read('README.md')).toContain(`\`${host} nginx\``);
    expect(names().includes('.yarnrc.yml')).toBe(hasPnp);
    // Yarn installs no peer dependencies.
    expect(JSON.parse(read('package.json')).devDependencies).toMatchObject({ react: '^19.0.0' });
    expect(read('package.json').includes('"packageManager": "yarn@4.1.0",')).toBe(hasPnp);
    if (hasPnp) expect(read('.yarnrc.yml')).toContain('nodeLinker: node-modules');
    expect(read('.github/workflows/publish.yml')).toBe(asHost(packageManager(agent)));
    expect(read('.github/workflows/check.yml')).toContain(
      `      - run: ${install}\n      - run: ${install.split(' ')[0]} run check\n`,
    );
  });
});

describe('a folder that is not empty', () => {
  it('keeps its files beside those of the site', () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    createSite(answers());
    expect(read('notes.txt')).toBe('mine');
    expect(names()).toContain('lectern.config.ts');
  });

  it('gets nothing where a file of the site is there', () => {
    writeFileSync(join(folder, 'package.json'), '{}');
    mkdirSync(join(folder, 'docs'));
    writeFileSync(join(folder, 'docs/index.md'), 'mine');
    expect(() => createSite(answers())).toThrow(
      /^These files are in .* already, and nothing was written:\n {2}package\.json\n {2}docs\/index\.md\n {2}Choose another folder, or move them away\.$/,
    );
    expect(names().sort()).toEqual(['docs', join('docs/index.md'), 'package.json']);
  });

  it('is as it was when the disk refuses a file', () => {
    // A file with the name of a folder of the site.
    writeFileSync(join(folder, 'theme'), 'mine');
    expect(() => createSite(answers())).toThrow(/EEXIST|ENOTDIR/);
    expect(names()).toEqual(['theme']);
    expect(read('theme')).toBe('mine');
  });
});

describe('the command line', () => {
  const bin = join(own, 'bin/create-lectern.js');
  const failure = (...args: string[]) =>
    run(bin, ...args).then(
      () => 'It passed.',
      (error: Error) => error.message.trim(),
    );

  it('takes the defaults without a terminal, and says what is next', async () => {
    const text = await run(bin, 'my site', '--title', 'Mine');
    expect(text).toBe('The site is written. Next:\n\n  cd "my site"\n  npm install\n  npm run dev\n');
    expect(JSON.parse(read('my site/package.json'))).toMatchObject({
      name: 'my-site',
      devDependencies: { lectern: '^0.1.0' },
    });
  });

  it('writes no workflows where GitHub would not read them', async () => {
    mkdirSync(join(folder, '.git'));
    const text = await run(bin, 'docs/site', '--host', 'github');
    expect(text.split('\n\n').slice(2).join('\n')).toBe(
      [
        'It is in a folder of a repository. To publish it from GitHub:',
        '  mkdir -p ../../.github/workflows',
        '  npx lectern host github > ../../.github/workflows/publish.yml',
        '',
      ].join('\n'),
    );
    expect(names()).toContain(join('docs/site/.gitignore'));
    expect(names().filter((name) => name.includes('.github'))).toEqual([]);
    // GitHub reads workflows in the root folder of a repository.
    createSite(answers());
    expect(names()).toContain(join('.github/workflows/check.yml'));
  });

  it('tells what means nothing', async () => {
    expect(await failure('--template', 'blog')).toBe(
      'There is no template "blog". Choose one of: docs, bilingual, library.',
    );
    expect(await failure('--host', 'x')).toBe('There is no host "x". Choose one of: github, other.');
    expect(await failure('--title', ' ')).toBe('Give a name.');
    expect(await failure('a', 'b')).toBe('There is more than one folder: "a" and "b". See --help.');
    expect(await failure('--titel', 'a')).toContain("Unknown option '--titel'");
    writeFileSync(join(folder, 'file'), '');
    expect(await failure('file')).toBe('file is a file.\n  Choose another folder.');
    expect(names()).toEqual(['file']);
  });
});
