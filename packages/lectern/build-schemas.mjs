// Writes dist/schemas: JSON schemas of front matter and `_meta.json` for editors. They are made from the schemas that a
// build checks with, and from the comments that describe their keys.
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { frontMatterShapes, metaEntry } from './dist/internals.js';
import { schemaDocs } from './schema-docs.mjs';

/** Names of types in the front matter schema. */
const SCALARS = {
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  number: { type: 'number' },
  weight: { type: ['boolean', 'number'] },
  label: { type: ['boolean', 'string'] },
  date: { type: 'string', description: 'Year, month and day, or with a time: 2024-03-19T10:00+08:00' },
  tag: { type: 'array', minItems: 1, maxItems: 3, items: [{ type: 'string' }] },
  any: {},
};

const DRAFT = 'http://json-schema.org/draft-07/schema#';

const frontMatterDocs = schemaDocs(resolve('src/shared/frontmatter.ts'), 'Frontmatter');
write('front-matter.json', {
  title: 'Front matter of a page of Lectern',
  // Other keys are allowed: a project may declare its own with `frontmatter` in its config.
  ...mapOf(frontMatterShapes, [], '', frontMatterDocs),
});

const metaDocs = schemaDocs(resolve('src/pages/sidebar-meta.ts'), 'metaEntry');
const { $schema: _draft, ...entry } = toJsonSchema(metaEntry, { errorMode: 'ignore' });
for (const { properties = {} } of entry.anyOf) {
  for (const [key, property] of Object.entries(properties)) describe(property, metaDocs.get(key)?.text);
}
write('meta.json', {
  title: 'Order and titles of a sidebar folder of Lectern',
  description: '_meta.json beside the pages of a folder',
  type: 'array',
  items: entry,
});

function write(name, schema) {
  mkdirSync('dist/schemas', { recursive: true });
  writeFileSync(`dist/schemas/${name}`, `${JSON.stringify({ $schema: DRAFT, ...schema }, null, 2)}\n`);
}

function mapOf(shapes, required, path, docs) {
  const properties = Object.entries(shapes).map(([key, shape]) => {
    const inner = path ? `${path}.${key}` : key;
    return [key, describe(schemaOf(shape, inner, docs), docs.get(inner)?.text)];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 && { required }),
  };
}

function schemaOf(shape, path, docs) {
  if (typeof shape === 'string') return { ...SCALARS[shape] };
  if (shape.oneOf) return { enum: shape.oneOf };
  if (shape.either) return { anyOf: shape.either.map((inner) => schemaOf(inner, path, docs)) };
  if (shape.list) return { type: 'array', items: schemaOf(shape.list, path, docs) };
  return mapOf(shape.map, shape.required, path, docs);
}

function describe(schema, text) {
  if (text) schema.description = text;
  return schema;
}
