import { type SchemaDoc, schemaDocs } from '../../packages/lectern/schema-docs.mjs';
import { configSchema } from '../../packages/lectern/src/config/schema.ts';
import { metaEntry } from '../../packages/lectern/src/pages/sidebar-meta.ts';
import { engineFile } from './source.ts';
import { keysOf, type Schema, typeText } from './type-text.ts';

/** An option or a key in the form that the reference shows. */
export interface Entry {
  /** `themeConfig.search.apiUrl`. */
  path: string;
  /** Type in TypeScript. */
  type: string;
  isRequired: boolean;
  /** Default in JavaScript; undefined if there is none. */
  byDefault: string | undefined;
  /** Description: Markdown, in English. */
  text: string;
  /** Example values, in JavaScript. */
  examples: readonly string[];
}

/** Options that a language may override. They are described only once, at the top level. */
const REPEATED = /^themeConfig\.locales\.(?!lang$)/;

/** Returns all options of `lectern.config.ts`. An option comes before those nested in it. */
export function configEntries(): Entry[] {
  const docs = schemaDocs(engineFile('src/config/schema.ts'), 'configSchema');
  return entriesOf(configSchema, docs).filter(({ path }) => !REPEATED.test(path) && !/\.labels\./.test(path));
}

/** Returns all keys of front matter. */
export function frontMatterEntries(): Entry[] {
  const docs = schemaDocs(engineFile('src/shared/frontmatter.ts'), 'Frontmatter');
  return Array.from(docs, ([path, { type = 'unknown', isOptional, text, examples }]) => {
    return { path, type, isRequired: !isOptional, byDefault: undefined, text, examples };
  });
}

/** Returns all keys of the entries of a `_meta.json`. */
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

/** Returns the forms of an entry of a `_meta.json`, each with its keys. */
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
