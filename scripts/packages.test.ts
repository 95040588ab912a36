import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './setup.mjs';

interface Tarball {
  name: string;
  filename: string;
  files: { path: string }[];
}

const TSC = join(root, 'node_modules/typescript/bin/tsc');
const packages = readdirSync(join(root, 'packages'));
const folder = mkdtempSync(join(tmpdir(), 'lectern-packed-'));
let tarballs: Tarball[] = [];

/**
 * Builds and packs all packages in a separate folder, since tests may be reading their `dist`. The engine's existing
 * build is copied.
 */
beforeAll(async () => {
  const run = promisify(execFile);
  for (const name of packages) {
    const [from, to] = [join(root, 'packages', name), join(folder, 'sources', name)];
    const isEngine = name === 'lectern';
    const filter = (file: string) => !/\/node_modules$/.test(file) && (isEngine || !/\/dist$/.test(file));
    cpSync(from, to, { recursive: true, filter });
    if (isEngine) continue;
    const tsc = [TSC, '-p', join(from, 'tsconfig.build.json'), '--outDir', join(to, 'dist')];
    execFileSync(process.execPath, tsc, { stdio: 'pipe' });
  }
  const specs = packages.map((name) => `./sources/${name}`);
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', ...specs], {
    cwd: folder,
    maxBuffer: 1e8,
  });
  tarballs = Object.values(JSON.parse(stdout));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = ({ filename }: Tarball) => {
  const { buffer, byteOffset, length } = readFileSync(join(folder, filename));
  return buffer.slice(byteOffset, byteOffset + length) as ArrayBuffer;
};

it('each package has a README and a license, and no tests or sources that nothing reads', () => {
  expect(tarballs).toHaveLength(packages.length);
  for (const { name, files } of tarballs) {
    const paths = files.map(({ path }) => path);
    expect(paths, name).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json']));
    expect(
      paths.filter((path) => /\.test\.|^tests\/|\.tsbuildinfo$/.test(path)),
      name,
    ).toEqual([]);
  }
  const engine = tarballs.find(({ name }) => name === 'lectern');
  expect(engine?.files.filter(({ path }) => path.startsWith('src/'))).toEqual([]);
});

it('publint finds nothing wrong with a package', async () => {
  for (const tarball of tarballs) {
    const { messages, pkg } = await publint({ pack: { tarball: read(tarball) }, level: 'suggestion' });
    expect(
      messages.map((message) => formatMessage(message, pkg)),
      tarball.name,
    ).toEqual([]);
  }
});

it('types of all entries resolve as their code does', async () => {
  for (const tarball of tarballs) {
    const result = await checkPackage(createPackageFromTarballData(new Uint8Array(read(tarball))), {
      excludeEntrypoints: ['./package.json'],
    });
    const problems = ('problems' in result ? result.problems : []).filter(
      // The packages contain only ES modules: CommonJS loads them with `import()`, and TypeScript's "node10" does not
      // support `exports`. Stylesheets are for the bundler.
      (problem) =>
        !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(problem.resolutionKind)) &&
        !('moduleSpecifier' in problem && problem.moduleSpecifier.endsWith('.css')),
    );
    expect(problems, tarball.name).toEqual([]);
  }
});

const PROJECT = {
  'theme/index.tsx': `import './own.css';
    import { usePage, useSite } from 'lectern/client';
    import { Badge, Layout as Default, Slot, Tabs, type LayoutSlots } from 'lectern/theme';
    export * from 'lectern/theme';
    export const Layout = (slots: LayoutSlots) => {
      const [site, page] = [useSite(), usePage()];
      return <Default {...slots} top={<Tabs>{[site.title, page.title]}</Tabs>} bottom={<Badge text="end" />} />;
    };
    export { Slot };`,
  'theme/own.css': ':root { --lectern-brand: #246; }',
  'lectern.config.ts': `import { defineConfig, definePlugin } from 'lectern';
    export default defineConfig({ title: 'A', plugins: [definePlugin({ name: 'a' })] });`,
  // Uses the types like MDX's language server: names of components, and of a project's own.
  'mdx.tsx': `declare global { interface MDXProvidedComponents { Own: () => string } }
    declare const components: MDXProvidedComponents;
    export const page = [<components.Badge text="new" />, components.Own(), <components.CardGrid>{[]}</components.CardGrid>];
    // @ts-expect-error a badge has a text or children, and no number of them
    export const wrong = <components.Tabs groupId={1} />;`,
  'tools.ts': `export * as markdown from 'lectern/markdown'; export * as search from 'lectern/search';`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      types: ['node'],
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    },
    include: ['theme', '*.ts', '*.tsx'],
  }),
};

it('a project that checks the types of its packages finds no error in them', () => {
  const project = join(folder, 'project');
  for (const [name, text] of Object.entries(PROJECT)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
  installFrom(project);
  let output = '';
  try {
    execFileSync(process.execPath, [TSC, '-p', project], { encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  expect(output).toBe('');
}, 180_000);

/** Installs the packed engine, and links the other installed packages of the repository. */
function installFrom(project: string): void {
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, 'lectern'), { recursive: true });
  const engine = tarballs.find(({ name }) => name === 'lectern')?.filename ?? '';
  execFileSync('tar', ['-xf', join(folder, engine), '--strip-components=1', '-C', join(modules, 'lectern')]);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== 'lectern') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}
