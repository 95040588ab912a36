import { join } from 'node:path';
import { format } from 'prettier';
import type ts from 'typescript-5';
import { readRsbuildHelp } from './cli-help.js';
import { type Facts, type FactValue, type OptionFact, toFactValue } from './facts.js';
import type { Packages } from './packages.js';
import { typeCode } from './type-code.js';

/** Fields of the config that are options themselves. The fields of all others are the options. */
const NO_GROUPS = new Set(['plugins', 'provider']);

/** Reads options, defaults, flags and constants from the installed packages. */
export async function probeFacts(packages: Packages): Promise<Facts> {
  const core = packages.require('@rsbuild/core');
  // The command line runs while the types are read.
  const commands = readRsbuildHelp(packages.dir);
  const types = await readOptionTypes(packages);
  const production = await defaultsOf(core, packages.dir, 'production');
  const development = await defaultsOf(core, packages.dir, 'development');
  const options: Record<string, OptionFact> = {};
  for (const [name, type] of types) {
    const value = toFactValue(valueAt(production, name));
    const inDevelopment = toFactValue(valueAt(development, name));
    const differs = JSON.stringify(value) !== JSON.stringify(inDevelopment);
    options[name] = {
      type,
      ...(value === undefined ? {} : { default: value }),
      ...(differs && inDevelopment !== undefined ? { defaultInDevelopment: inDevelopment } : {}),
    };
  }
  return {
    version: core.version,
    options,
    commands: await commands,
    constants: { ...constantsOf(packages.require('@rsbuild/shared')), ...constantsOf(core) },
  };
}

interface Core {
  createRsbuild(options: { cwd: string; rsbuildConfig: object }): Promise<{
    initConfigs(): Promise<unknown>;
    getNormalizedConfig(): Record<string, unknown>;
  }>;
}

async function defaultsOf(core: Core, cwd: string, mode: string): Promise<Record<string, unknown>> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = mode;
  try {
    const rsbuild = await core.createRsbuild({ cwd: join(cwd, 'node_modules'), rsbuildConfig: {} });
    await rsbuild.initConfigs();
    return rsbuild.getNormalizedConfig();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** Returns the value at a dotted path; undefined if there is none. */
export function valueAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], root);
}

function constantsOf(module: Record<string, unknown>): Record<string, FactValue> {
  const names = Object.keys(module).filter((name) => /^[A-Z][A-Z\d_]+$/.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, toFactValue(module[name]) ?? null]));
}

/** Returns names and types of all public fields of the config, two levels deep, in declaration order. */
async function readOptionTypes({ dir, require }: Packages): Promise<Map<string, string>> {
  const typescript = require('typescript') as typeof ts;
  const file = join(dir, 'node_modules/@rsbuild/core/dist/index.d.ts');
  const options = {
    module: typescript.ModuleKind.ESNext,
    moduleResolution: typescript.ModuleResolutionKind.Bundler,
    target: typescript.ScriptTarget.ESNext,
    strict: true,
    types: ['node'],
    typeRoots: [`${dir}/node_modules/@types`],
  };
  const program = typescript.createProgram([file], options);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`There are no types in ${file}.`);
  const exported = checker.getExportsOfModule(module).find(({ name }) => name === 'RsbuildConfig');
  if (!exported) throw new Error(`${file} exports no RsbuildConfig.`);
  const config = checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(exported));
  const code = (field: ts.Symbol) => typeCode(field, checker, typescript, formatCode);
  const found = new Map<string, string>();
  for (const group of publicProperties(config, checker)) {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(group));
    if (NO_GROUPS.has(group.name)) found.set(group.name, await code(group));
    else {
      for (const field of publicProperties(type, checker)) {
        found.set(`${group.name}.${field.name}`, await code(field));
      }
    }
  }
  return found;
}

/** Formats a type with the line width that fits next to its label on a desktop. */
const formatCode = (code: string) =>
  format(code, { parser: 'typescript', singleQuote: true, printWidth: 72 });

function publicProperties(type: ts.Type, checker: ts.TypeChecker): ts.Symbol[] {
  return checker
    .getPropertiesOfType(type)
    .filter(
      (symbol) =>
        !symbol.name.startsWith('_') && !symbol.getJsDocTags().some(({ name }) => name === 'private'),
    );
}
