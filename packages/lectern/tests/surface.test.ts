import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { HOOKS } from '../src/config/plugins.ts';
import { configSchema } from '../src/config/schema.ts';
import { FRONT_MATTER_KEYS } from '../src/markdown/front-matter-schema.ts';
import { NOTES } from '../src/shared/notes.ts';
import { en } from '../src/shared/strings/en.ts';

/** The public API. `UPDATE=1 npx vitest run …` rewrites the list: review the difference. */
const list = fileURLToPath(new URL('../../../docs-dev/surface.md', import.meta.url));
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Returns the names that a module exports, including types. All are listed explicitly or declared in the module. */
function exportsOf(file: string): string[] {
  const code = read(file);
  const listed = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gms)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/^\s*type\s+/, '').trim()),
  );
  const declared = [...code.matchAll(/^export (?:async )?(?:function|const|interface|type) (\w+)/gm)];
  return [...listed, ...declared.map(([, name = '']) => name)].filter(Boolean).sort();
}

interface Schema {
  readonly wrapped?: Schema;
  readonly pipe?: readonly Schema[];
  readonly options?: readonly Schema[];
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
}

/** Returns the paths of all options: `themeConfig.search.mode`. */
function optionsOf(schema: Schema, path: string): string[] {
  const inner = [schema.wrapped, schema.item, ...(schema.options ?? []), ...(schema.pipe ?? [])];
  const below = Object.entries(schema.entries ?? {}).flatMap(([key, value]) => {
    const name = path ? `${path}.${key}` : key;
    // A tree of entries is the same on every level, and words are listed only once.
    return key === 'items' || key === 'labels' ? [name] : [name, ...optionsOf(value, name)];
  });
  const others = inner.filter((item) => item && item !== schema) as Schema[];
  return [...new Set([...below, ...others.flatMap((item) => optionsOf(item, path))])];
}

function section(title: string, names: readonly string[]): string {
  return `## ${title}\n\n${names.map((name) => `\`${name}\``).join(' · ')}\n`;
}

it('is listed, so that no change of it goes unseen', () => {
  const text = [
    '# Public surface\n',
    'What a site, a theme or a plugin may use. `packages/lectern/tests/surface.test.ts` writes this list and fails when it changes.\n',
    section('Options of `lectern.config.ts`', optionsOf(configSchema as unknown as Schema, '').sort()),
    section('Words of the theme (`themeConfig.labels`)', Object.keys(en).sort()),
    section('Keys of front matter', [...FRONT_MATTER_KEYS].sort()),
    section('Keys of a plugin', HOOKS),
    section('Attributes for twins and search', Object.values(NOTES)),
    section('`lectern`', exportsOf('src/index.ts')),
    section('`lectern/client`', exportsOf('src/client/index.ts')),
    section('`lectern/theme`', exportsOf('src/theme/index.ts')),
    section('`lectern/markdown`', exportsOf('src/markdown/index.ts')),
    section('`lectern/search`', exportsOf('src/search/index.ts')),
    section(
      'Custom properties (`--lectern-…`)',
      [
        ...new Set(
          [...read('src/theme/styles/tokens.css').matchAll(/--lectern-([\w-]+):/g)].map(
            ([, name = '']) => name,
          ),
        ),
      ].sort(),
    ),
  ].join('\n');
  if (process.env.UPDATE) writeFileSync(list, text);
  expect(text).toBe(readFileSync(list, 'utf8'));
});
