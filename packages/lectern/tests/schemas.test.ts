import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FRONT_MATTER_KEYS } from '../src/markdown/front-matter-schema.ts';

const dist = join(import.meta.dirname, '../dist');
const templates = join(import.meta.dirname, '../../create-lectern/templates');
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

interface Schema {
  description?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: { anyOf: Schema[] };
  anyOf?: Schema[];
  const?: string;
}

/** Returns the paths of keys without a description for editors. */
function withoutText(schema: Schema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const name = path ? `${path}.${key}` : key;
    return [...(inner.description ? [] : [name]), ...withoutText(inner, name)];
  });
  return [...own, ...(schema.anyOf ?? []).flatMap((inner) => withoutText(inner, path))];
}

it('the schema of front matter has all keys, each with its text', () => {
  const schema: Schema = read(join(dist, 'schemas/front-matter.json'));
  expect(Object.keys(schema.properties ?? {})).toEqual(FRONT_MATTER_KEYS);
  expect(withoutText(schema, '')).toEqual([]);
  expect(schema.properties?.hero?.properties?.image).toMatchObject({ required: ['src'] });
});

it('the schema of _meta.json has all kinds of entries', () => {
  const entries = (read(join(dist, 'schemas/meta.json')) as Schema).items?.anyOf ?? [];
  const kinds = entries.flatMap(({ properties }) => properties?.type?.enum ?? properties?.type?.const ?? []);
  expect(kinds).toEqual(['file', 'dir', 'dir-section-header', 'divider', 'section-header', 'custom-link']);
  expect(entries.flatMap((entry) => withoutText(entry, ''))).toEqual([]);
});

it('the starter names schemas that are there', () => {
  const settings = read(join(templates, 'shared/.vscode/settings.json'));
  const named = [
    ...settings['json.schemas'].map(({ url }: { url: string }) => url),
    ...Object.keys(settings['yaml.schemas']),
  ];
  const files = named.map((url: string) => url.replace('./node_modules/lectern/dist', dist));
  expect(files.filter((file) => !file.startsWith(dist) || !existsSync(file))).toEqual([]);
  expect(files).toHaveLength(2);
});
