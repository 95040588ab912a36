import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const compiled = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });

/** Packages that a module imports. */
function packagesIn(code: string): string[] {
  const names: string[] = [];
  JSON.stringify(parseAst(code), (_, node) => {
    if (/^(?:Import|Export)/.test(node?.type) && typeof node.source?.value === 'string') {
      names.push(node.source.value);
    }
    return typeof node === 'bigint' ? null : node;
  });
  return names
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

it('each package that is bundled is in the list of licenses, with its license', () => {
  const packages = read('dist/LICENSES.md').split(/^## /m).slice(1);
  expect(packages.map((text) => text.split(' ')[0])).toEqual(
    expect.arrayContaining(['htmlparser2', 'picomatch', 'refractor', 'valibot', 'yaml']),
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
