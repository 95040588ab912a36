import data from '../samples/facts.json';

/** A value in the format of `samples/src/facts.ts`. */
export type FactValue = unknown;

export interface OptionFact {
  type: string;
  default?: FactValue;
  defaultInDevelopment?: FactValue;
}

/**
 * Facts, only at build time: pages are rendered then. Browsers load the components too, but must not load the facts.
 */
const facts = import.meta.env.SSR ? data : { version: '', options: {}, commands: {}, constants: {} };

const options = facts.options as Record<string, OptionFact>;
const commands = facts.commands as Record<string, string[]>;
const constants = facts.constants as Record<string, FactValue>;

/** @throws if the package has no such option: the build fails and reports the page */
export function optionFact(name: string): OptionFact {
  const fact = options[name];
  if (!fact) throw new Error(`There is no option "${name}" in Rsbuild ${facts.version}.`);
  return fact;
}

/** Returns the default of an option or of a part of it: `output.distPath.js`. */
export function defaultOf(name: string): FactValue {
  const [group = '', field = '', ...rest] = name.split('.');
  const option = `${group}.${field}`;
  const value = valueAt(optionFact(options[option] ? option : name).default, rest);
  if (rest.length > 0 && value === undefined) throw new Error(`There is no default "${name}".`);
  return value;
}

/** @throws if the command of the real CLI has no such flag */
export function assertFlag(command: string, flag: string): void {
  const known = commands[command];
  if (!known) throw new Error(`rsbuild has no command "${command}".`);
  if (!known.includes(flag))
    throw new Error(`"rsbuild ${command}" has no flag ${flag}. It has: ${known.join(', ')}.`);
}

export function constantOf(name: string): FactValue {
  const value = valueAt(constants, name.split('.'));
  if (value === undefined) throw new Error(`The packages export no constant "${name}".`);
  return value;
}

function valueAt(root: FactValue, path: readonly string[]): FactValue {
  return path.reduce<FactValue>(
    (value, key) => (value as Record<string, FactValue> | undefined)?.[key],
    root,
  );
}
