/** The properties of a valibot schema that are read here. */
export interface Schema {
  readonly type: string;
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly key?: Schema;
  readonly value?: Schema;
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly pipe?: readonly Schema[];
}

/** A key of an object somewhere in a schema. */
export interface Key {
  /** `themeConfig.search.mode`. */
  path: string;
  schema: Schema;
  isRequired: boolean;
  /** Default in JavaScript. */
  byDefault: string | undefined;
}

/**
 * Maximum number of keys of an object type that is written out. Objects with more keys, which have entries, are
 * `object`.
 */
const KEYS_OF_A_LINE = 3;

/** Returns the type that a schema accepts, in TypeScript. */
export function typeText(schema: Schema): string {
  const { wrapped, item, value, options, entries } = schema;
  if (wrapped) return typeText(wrapped);
  if (schema.type === 'literal') return inCode(schema.literal);
  if (schema.type === 'picklist') return (options ?? []).map(inCode).join(' | ');
  if (schema.type === 'union') {
    return [...new Set((options as Schema[]).map(typeText))].join(' | ');
  }
  if (schema.type === 'array' && item) {
    const text = typeText(item);
    return text.includes(' | ') ? `(${text})[]` : `${text}[]`;
  }
  if (schema.type === 'record' && value) return `Record<string, ${typeText(value)}>`;
  if (entries) return objectText(entries);
  // A recursive schema.
  if (schema.type === 'lazy') return 'object[]';
  return schema.type;
}

function objectText(entries: Readonly<Record<string, Schema>>): string {
  const keys = Object.entries(entries);
  const texts = keys.map(([key, value]) => `${key}${isOptional(value) ? '?' : ''}: ${typeText(value)}`);
  return keys.length > KEYS_OF_A_LINE || texts.some((text) => /\{|object/.test(text))
    ? 'object'
    : `{ ${texts.join('; ')} }`;
}

/** Returns all keys of a schema, in order and without duplicates. */
export function keysOf(schema: Schema, path = ''): Key[] {
  const own = Object.entries(schema.entries ?? {}).flatMap(([key, value]) => {
    const below = path ? `${path}.${key}` : key;
    const found: Key = {
      path: below,
      schema: value,
      isRequired: !isOptional(value),
      byDefault: defaultOf(value),
    };
    return [found, ...keysOf(value, below)];
  });
  const parts = [schema.wrapped, schema.item, schema.value, ...schemasIn(schema.options)];
  const others = parts.flatMap((part) => (part ? keysOf(part, path) : []));
  const byPath = new Map<string, Key>();
  for (const key of [...own, ...others]) {
    const known = byPath.get(key.path);
    byPath.set(key.path, known ? either(known, key) : key);
  }
  return [...byPath.values()];
}

/** Merges a key that several objects of a union have. */
function either(a: Key, b: Key): Key {
  const schema = { type: 'union', options: [a.schema, b.schema] };
  return { ...a, schema, isRequired: a.isRequired && b.isRequired };
}

function schemasIn(options: readonly unknown[] = []): Schema[] {
  return options.filter((option): option is Schema => typeof option === 'object' && option !== null);
}

function isOptional({ type }: Schema): boolean {
  return type === 'optional' || type === 'exact_optional';
}

/** Returns the default of a schema. Empty objects are left out, because the keys in them have their own defaults. */
function defaultOf(schema: Schema): string | undefined {
  if (schema.type !== 'optional' || schema.default === undefined) return undefined;
  const code = inCode(schema.default);
  return code === '{}' && schema.wrapped?.entries ? undefined : code;
}

/** Returns a value as an author writes it in a config. */
export function inCode(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(inCode).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => `${key}: ${inCode(item)}`);
    return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
  }
  return String(value);
}
