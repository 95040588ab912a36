import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '../../../site/samples/src/shell-words.js';

/** What the command lines of the repository accept, as their own help says. */
export interface Commands {
  /** Commands of `lectern`, and the words that may follow: hosts of `host`, engines of `migrate`. */
  commands: Map<string, string[]>;
  /** Flags of `lectern`, and the commands that have them; empty for all. */
  flags: Map<string, string[]>;
  /** Flags of `npm create lectern`. */
  createFlags: Set<string>;
  /** Packages of the repository. */
  packages: Set<string>;
}

/** Commands of npm that the handbook may tell readers to run. */
const NPM = 'ci create exec init install i pack publish run start test uninstall update view'.split(' ');

/** @param root absolute folder of the repository, whose engine is built */
export function readCommands(root: string): Commands {
  const bin = join(root, 'packages/lectern/bin/lectern.js');
  const help = execFileSync(process.execPath, [bin, '--help'], { encoding: 'utf8' });
  const create = readFileSync(join(root, 'packages/create-lectern/src/cli.ts'), 'utf8');
  const names = readdirSync(join(root, 'packages')).map(
    (name) => JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).name as string,
  );
  return {
    ...readHelp(help),
    createFlags: new Set(create.match(/(?<=^ {2})--\w+/gm)),
    packages: new Set(names),
  };
}

/** Reads `lectern --help`: a line each, which others may continue. */
export function readHelp(help: string): Pick<Commands, 'commands' | 'flags'> {
  const [commandPart = '', optionPart = ''] = help.replace(/\n {8,}/g, ' ').split(/^Options$/m);
  const commands = [...commandPart.matchAll(/^ {2}(\w+) +(.*)$/gm)].map(([, name = '', text = '']) => {
    const [, list = ''] = /(?:the name is|from is) (.*)$/.exec(text) ?? [];
    return [name, list.split(/, | or /).filter(Boolean)] as const;
  });
  const flags = [...optionPart.matchAll(/^ {2}(-\S.*?) {2,}(.*)$/gm)].flatMap(([, names = '', text = '']) => {
    const [, of = ''] = /^((?:\w+(?:, )?)+): /.exec(text) ?? [];
    return (names.match(/--?[\w-]+/g) ?? []).map((flag) => [flag, of.split(', ').filter(Boolean)] as const);
  });
  return { commands: new Map(commands), flags: new Map(flags) };
}

/** Messages about a line of shell: commands and flags that are not there. Other programs are not asked about. */
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
