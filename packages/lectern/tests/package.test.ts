import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const compiled = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });

/** Static imports of a module. */
const AT_ONCE = /^(?:Import|Export)\w*Declaration$/;

/** Returns the sources that a module imports, by the kind of statement or expression. */
function sourcesIn(code: string, kind = /^(?:Import|Export)/): string[] {
  const names: string[] = [];
  JSON.stringify(parseAst(code), (_, node) => {
    if (kind.test(node?.type) && typeof node.source?.value === 'string') {
      names.push(node.source.value);
    }
    return typeof node === 'bigint' ? null : node;
  });
  return names;
}

/** Returns the packages that a module imports. */
function packagesIn(code: string): string[] {
  return sourcesIn(code)
    .filter((name) => !name.startsWith('.') && !isBuiltin(name))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
}

it('the bundled engine imports only what is installed with it', () => {
  const chunks = compiled.filter((name) =>
    /^(?:chunks|site|build|markdown|search)\/[^/]+\.js$|^(?:cli|index)\.js$/.test(name),
  );
  const imported = new Set(chunks.flatMap((name) => packagesIn(read(`dist/${name}`))));
  expect(chunks.length).toBeGreaterThan(50);
  expect(imported).toContain('vite');
  expect(
    [...imported].filter((name) => !(name in { ...manifest.dependencies, ...manifest.peerDependencies })),
  ).toEqual([]);
});

/** Returns a file of `dist` and all that it imports: files that must be found and opened before its first line runs. */
function filesFor(name: string): Set<string> {
  const files = new Set([name]);
  for (const file of files) {
    for (const source of sourcesIn(read(`dist/${file}`), AT_ONCE)) {
      if (source.startsWith('.')) files.add(posix.join(posix.dirname(file), source));
    }
  }
  return files;
}

/** There used to be 53 files, and thirty more of the parser, which took a third of a thread's startup time. */
it('a thread, and what a build starts with, are a few files', () => {
  expect(packagesIn(read('dist/chunks/compile.js'))).not.toContain('satteri');
  expect([...filesFor('build/render-worker.js')].sort()).toEqual([
    'build/render-worker.js',
    'chunks/common.js',
    'chunks/compile.js',
    'chunks/public.js',
    'chunks/render.js',
    'chunks/rolldown-runtime.js',
    'chunks/start.js',
    'chunks/text.js',
  ]);
  expect(filesFor('chunks/build.js').size).toBeLessThan(9);
});

it('a search of its own has nothing of Node.js, and a config file loads little', () => {
  const files = [...filesFor('search/index.js')];
  expect(files).toContain('chunks/search.js');
  expect(
    files.flatMap((file) => sourcesIn(read(`dist/${file}`))).filter((name) => !name.startsWith('.')),
  ).toEqual([]);
  const sizeOf = (name: string) =>
    [...filesFor(name)].reduce((sum, file) => sum + read(`dist/${file}`).length, 0);
  expect(sizeOf('search/index.js')).toBeLessThan(200_000);
  expect(sizeOf('index.js')).toBeLessThan(150_000);
});

/** The bundle contains the parser's JavaScript, while its native part is installed separately. */
it('the parser is wanted in the version that is bundled', () => {
  const installed = JSON.parse(read('../../node_modules/satteri/package.json'));
  expect(manifest.dependencies.satteri).toBe(installed.version);
});

it('each package that is bundled is in the list of licenses, with its license', () => {
  const packages = read('dist/LICENSES.md').split(/^## /m).slice(1);
  expect(packages.map((text) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(['htmlparser2', 'picomatch', 'refractor', 'satteri', 'valibot', 'yaml']),
  );
  expect(packages.filter((text) => !/^License: [\w.-]+$/m.test(text))).toEqual([]);
});

it('each dependency of a package has a row that says why, and each row is a dependency', () => {
  const table = readFileSync(join(folder, '../../docs-dev/dependencies.md'), 'utf8');
  const rows = [...table.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| [^|]+ \| [^|]{10,} \|$/gm)].map(
    ([, user, name]) => `${user} needs ${name}`,
  );
  const needed = readdirSync(join(folder, '..')).flatMap((name) => {
    const { name: user, dependencies, peerDependencies } = JSON.parse(read(`../${name}/package.json`));
    return Object.keys({ ...dependencies, ...peerDependencies })
      .filter((dependency) => dependency !== 'lectern')
      .map((dependency) => `${user} needs ${dependency}`);
  });
  expect(rows.sort()).toEqual(needed.sort());
});
