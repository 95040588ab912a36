import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../../site/samples/src/shell-words.js';

/** Commands and flags of the repository's command lines, read from their own help. */
export interface Commands {
  /** Commands of `lectern`, and the values of their argument: hosts of `host`, engines of `migrate`. */
  commands: Map<string, string[]>;
  /** Flags of `lectern`, and the commands that accept them; empty for all. */
  flags: Map<string, string[]>;
  /** Flags of `npm create lectern`. */
  createFlags: Set<string>;
  /** Packages of the repository. */
  packages: Set<string>;
}

/** Commands of npm that the handbook may use. */
const NPM = 'ci create exec init install i pack publish run start test uninstall update view'.split(' ');

/** @param root absolute folder of the repository, whose engine must be built */
export function readCommands(root: string): Commands {
  const bin = join(root, 'packages/lectern/bin/lectern.js');
  const helpOf = (command?: string) =>
    execFileSync(process.execPath, [bin, ...(command ? [command] : []), '--help'], { encoding: 'utf8' });
  const create = readFileSync(join(root, 'packages/create-lectern/src/cli.ts'), 'utf8');
  const names = readdirSync(join(root, 'packages')).map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).name as string,
  );
  return {
    ...readHelp(helpOf),
    createFlags: new Set(create.match(/(?<=^ {2})--\w+/gm)),
    packages: new Set(names),
  };
}

/**
 * Reads `lectern --help` and the help of each command, which have a line for each command and each flag.
 *
 * @param helpOf returns the help of a command, or of all commands if called without one
 */
export function readHelp(helpOf: (command?: string) => string): Pick<Commands, 'commands' | 'flags'> {
  const commands = new Map<string, string[]>();
  const flags = new Map<string, string[]>();
  const all = helpOf();
  for (const flag of flagsIn(all)) flags.set(flag, []);
  for (const [, name = ''] of all.matchAll(/^ {2}(\w+) +.*$/gm)) {
    const help = helpOf(name);
    const [, list = ''] = /^The (?:name|engine to move from) is ([^.]*)\.(?: |$)/m.exec(help) ?? [];
    commands.set(name, list.split(/, | or /).filter(Boolean));
    for (const flag of flagsIn(help)) {
      const of = flags.get(flag);
      if (!of) flags.set(flag, [name]);
      else if (of.length > 0) of.push(name);
    }
  }
  return { commands, flags };
}

function flagsIn(help: string): string[] {
  return [...help.matchAll(/^ {2}(-\S.*?) {2,}/gm)].flatMap(
    ([, names = '']) => names.match(/--?[\w-]+/g) ?? [],
  );
}

/** Returns messages about unknown commands and flags in a line of shell. Other programs are not checked. */
export function checkLine(script: string, known: Commands): string[] {
  return parse(script).flatMap((words) => checkWords(words, known));
}

function checkWords([tool = '', ...rest]: readonly string[], known: Commands): string[] {
  const missing = rest
    .map((word) => /^(?:@lectern\/[\w-]+|create-lectern)/.exec(word)?.[0])
    .filter((name) => name !== undefined && !known.packages.has(name))
    .map((name) => `There is no package ${name}.`);
  if (tool === 'lectern') return checkLectern(rest, known);
  if (tool === 'npx' || tool === 'npm' || tool === 'pnpm' || tool === 'yarn' || tool === 'bunx')
    return [...missing, ...checkRunner(tool, rest, known)];
  return missing;
}

function checkRunner(tool: string, words: readonly string[], known: Commands): string[] {
  const [first = '', ...rest] = words.filter((word) => !/^-(?:y|-yes)$/.test(word));
  if (tool === 'npm' && !NPM.includes(first))
    return [`npm ${first} is not among the npm commands of the handbook: ${NPM.join(', ')}.`];
  if ((first === 'create' || first === 'init') && /^lectern(?:@\S+)?$/.test(rest[0] ?? ''))
    return rest
      .filter((word) => /^--\w/.test(word))
      .map((word) => word.split('=')[0] ?? '')
      .filter((flag) => !known.createFlags.has(flag))
      .map((flag) => `npm create lectern has no flag ${flag}. It has: ${[...known.createFlags].join(', ')}.`);
  if (first === 'lectern') return checkLectern(rest, known);
  return first === 'exec' && rest[0] === 'lectern' ? checkLectern(rest.slice(1), known) : [];
}

function checkLectern(words: readonly string[], { commands, flags }: Commands): string[] {
  const [command = '', argument = ''] = words[0]?.startsWith('-') ? [''] : words;
  const choices = commands.get(command);
  if (command && !choices)
    return [`lectern has no command "${command}". It has: ${[...commands.keys()].join(', ')}.`];
  const wrongName =
    command === 'host' && !choices?.includes(argument)
      ? [`lectern host has no "${argument}". It has: ${choices?.join(', ')}.`]
      : [];
  const wrongFlags = words
    .filter((word) => word.startsWith('-'))
    .map((word) => word.split('=')[0] ?? '')
    .filter((flag) => {
      const of = flags.get(flag);
      return !of || (of.length > 0 && !of.includes(command));
    })
    .map((flag) => `${`lectern ${command}`.trim()} has no flag ${flag}.`);
  return [...wrongName, ...wrongFlags];
}
