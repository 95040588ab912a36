import type { Help } from './cli-help.js';

/** Part of a default that JSON cannot represent, as code: `/\.js$/`, `(value) => …`. */
export interface Code {
  $code: string;
}

export type FactValue = null | boolean | number | string | Code | FactValue[] | { [key: string]: FactValue };

/** A field of the config: `server.port`. */
export interface OptionFact {
  type: string;
  /** Absent if there is no default. */
  default?: FactValue;
  /** Present only if it differs from the default of production builds. */
  defaultInDevelopment?: FactValue;
}

/** Facts that are read from the installed packages. Nothing in it is written by hand. */
export interface Facts {
  /** Version of `@rsbuild/core`. */
  version: string;
  options: Record<string, OptionFact>;
  /** Flags by command of `rsbuild`; global flags have the key ''. */
  commands: Help;
  /** Exported constants in capitals: `DEFAULT_PORT`. */
  constants: Record<string, FactValue>;
}

/** Converts a value to a form that JSON can represent. Functions lose their bodies. */
export function toFactValue(value: unknown): FactValue | undefined {
  if (value === undefined) return undefined;
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : { $code: String(value) };
  if (typeof value === 'function') return { $code: '[Function]' };
  if (value instanceof RegExp) return { $code: String(value) };
  if (Array.isArray(value)) return value.map((item) => toFactValue(item) ?? null);
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const fact = toFactValue(item);
    return fact === undefined ? [] : [[key, fact] as const];
  });
  return Object.fromEntries(entries);
}

/** A difference between the facts that pages show and those of the packages. */
export interface FactChange {
  kind: 'option' | 'flag' | 'constant';
  /** `server.port`, `dev --port`, `DEFAULT_PORT` */
  name: string;
  message: string;
}

/** @param known the facts that pages show; `real` are those of the installed packages */
export function compareFacts(known: Facts, real: Facts): FactChange[] {
  return [
    ...compareOptions(known.options, real.options),
    ...compareRecords('flag', flagRecord(known.commands), flagRecord(real.commands)),
    ...compareRecords('constant', known.constants, real.constants),
  ];
}

/** Converts `{ dev: ['--port'] }` to `{ 'dev --port': true }`. */
export function flagRecord(commands: Help): Record<string, FactValue> {
  const entries = Object.entries(commands).flatMap(([command, flags]) =>
    flags.map((flag) => [`${command} ${flag}`.trim(), true] as const),
  );
  return Object.fromEntries(entries);
}

function compareOptions(known: Facts['options'], real: Facts['options']): FactChange[] {
  const found = compareRecords('option', known, real);
  return found.flatMap((change) => {
    const [before, after] = [known[change.name], real[change.name]];
    if (!before || !after) return [change];
    const keys = ['type', 'default', 'defaultInDevelopment'] as const;
    const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
    return changed.map((key) => ({
      ...change,
      message: isNow(`The ${key} of ${change.name}`, after[key], before[key]),
    }));
  });
}

function compareRecords(
  kind: FactChange['kind'],
  known: Readonly<Record<string, unknown>>,
  real: Readonly<Record<string, unknown>>,
): FactChange[] {
  const names = [...new Set([...Object.keys(known), ...Object.keys(real)])];
  return names.flatMap((name) => {
    const [before, after] = [known[name], real[name]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    if (after === undefined) return [{ kind, name, message: `The package has no ${kind} ${name} any more.` }];
    if (before === undefined) return [{ kind, name, message: `The package has a new ${kind} ${name}.` }];
    return [{ kind, name, message: isNow(`The ${kind} ${name}`, after, before) }];
  });
}

function isNow(what: string, after: unknown, before: unknown): string {
  return `${what} is now ${JSON.stringify(after) ?? 'unset'}, not ${JSON.stringify(before) ?? 'unset'}.`;
}
