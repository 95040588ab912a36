import { type SchemaDoc, schemaDocs } from '../../packages/lectern/schema-docs.mjs';
import { configSchema } from '../../packages/lectern/src/config/schema.ts';
import { metaEntry } from '../../packages/lectern/src/pages/sidebar-meta.ts';
import { engineFile } from './source.ts';
import { keysOf, type Schema, typeText } from './type-text.ts';

/** An option or a key, as the reference shows it. */
export interface Entry {
  /** `themeConfig.search.apiUrl`. */
  path: string;
  /** In TypeScript. */
  type: string;
  isRequired: boolean;
  /** In JavaScript; undefined where there is none. */
  byDefault: string | undefined;
  /** Markdown, in English. */
  text: string;
  /** Values, in JavaScript. */
  examples: readonly string[];
}

/** What a language may set again: described once. */
const REPEATED = /^themeConfig\.locales\.(?!lang$)/;

/** All options of `lectern.config.ts`; one that holds others comes before them. */
export function configEntries(): Entry[] {
  const docs = schemaDocs(engineFile('src/config/schema.ts'), 'configSchema');
  return entriesOf(configSchema, docs).filter(({ path }) => !REPEATED.test(path) && !/\.labels\./.test(path));
}

/** All keys of front matter. */
export function frontMatterEntries(): Entry[] {
  const docs = schemaDocs(engineFile('src/shared/frontmatter.ts'), 'Frontmatter');
  return Array.from(docs, ([path, { type = 'unknown', isOptional, text, examples }]) => {
    return { path, type, isRequired: !isOptional, byDefault: undefined, text, examples };
  });
}

/** All keys of the entries of a `_meta.json`. */
export function metaEntries(): Entry[] {
  return entriesOf(metaEntry, schemaDocs(engineFile('src/pages/sidebar-meta.ts'), 'metaEntry'));
}

function entriesOf(schema: unknown, docs: ReadonlyMap<string, SchemaDoc>): Entry[] {
  return keysOf(schema as Schema).map(({ path, schema: value, isRequired, byDefault }) => {
    const doc = docs.get(path);
    const { text = '', examples = [] } = doc ?? {};
    return { path, type: doc?.type ?? typeText(value), isRequired, byDefault, text, examples };
  });
}

/** The forms of an entry of a `_meta.json`, each with its keys. */
export function metaForms(): { type: string; keys: { name: string; isRequired: boolean }[] }[] {
  const forms = (metaEntry as unknown as { options: Schema[] }).options;
  return forms.flatMap(({ entries }) => {
    if (!entries?.type) return [];
    const keys = keysOf({ type: 'object', entries }).filter(({ path }) => path !== 'type');
    return [
      {
        type: typeText(entries.type),
        keys: keys.map(({ path, isRequired }) => ({ name: path, isRequired })),
      },
    ];
  });
}
