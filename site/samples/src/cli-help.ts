import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse as parseShell } from './shell-words.js';

/** Commands and flags that the real command lines accept, read from their own help. */
export interface CommandLines {
  /** Returns messages about unknown commands and flags in a line of shell. */
  check(script: string): string[];
}

/** Flags of each command of a tool: `dev` -> `--port`. */
export type Help = Record<string, string[]>;

const FLAG = /(?<![\w-])--?[a-zA-Z][\w-]*/g;

/** Runs `rsbuild <command> --help` for every command that `rsbuild --help` lists. */
export async function readRsbuildHelp(packagesDir: string): Promise<Help> {
  const bin = join(packagesDir, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const ask = async (args: string[]) => (await promisify(execFile)(process.execPath, [bin, ...args])).stdout;
  const main = await ask(['--help']);
  const commands = [...main.matchAll(/^ {2}(\w+) \[/gm)].map(([, name = '']) => name);
  const asked = commands
    .filter((command) => command !== 'help')
    .map(async (command) => [command, flagsIn(await ask([command, '--help']))] as const);
  return { '': flagsIn(main), ...Object.fromEntries(await Promise.all(asked)) };
}

function flagsIn(help: string): string[] {
  return [...new Set(help.match(FLAG) ?? [])].sort();
}

interface Npm {
  /** Returns the class of a command, by its name or an alias. */
  cmd(name: string): { describeUsage: string };
}

/**
 * Returns the flags of `npm <command>`, including all settings; null if npm has no such command. The help text of `npm
 * <command> --help` is read from npm's own modules, because starting npm takes half a second per command.
 */
function readNpmHelp(command: string, npm: NodeJS.Require): string[] | null {
  const { deref } = npm('../lib/utils/cmd-list.js') as { deref(name: string): string | undefined };
  if (!deref(command)) return null;
  const { describeUsage } = (npm('../lib/npm.js') as Npm).cmd(command);
  return [...flagsIn(describeUsage), ...npmSettings(npm)];
}

/**
 * Returns the flags for npm's settings. Every setting is a flag of each command, some have a short form, and npm's help
 * lists only a part of them.
 */
function npmSettings(npm: NodeJS.Require): string[] {
  const { definitions, shorthands } = npm('@npmcli/config/lib/definitions');
  const letters = Object.keys(shorthands).map((name) => `-${name}`);
  return [...Object.keys(definitions).flatMap((name) => [`--${name}`, `--no-${name}`]), ...letters];
}

/** Returns a `require` function that resolves modules like npm's command line, `bin/npm-cli.js`. */
function requireOfNpm(): NodeJS.Require {
  const bin = spawnSync('bash', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' }).stdout.trim();
  return createRequire(bin);
}

/**
 * @param rsbuild the help of Rsbuild's command line
 * @param packageNames `@rsbuild/*` packages that exist
 */
export function createCommandLines(rsbuild: Help, packageNames: ReadonlySet<string>): CommandLines {
  const known = new Map<string, string[] | null>();
  let npm: NodeJS.Require | undefined;
  const npmHelp = (command: string) => {
    npm ??= requireOfNpm();
    if (!known.has(command)) known.set(command, readNpmHelp(command, npm));
    return known.get(command) ?? null;
  };

  function checkCommand(words: readonly string[]): string[] {
    const [tool = '', ...rest] = words;
    const unknown = rest
      .filter((word) => isUnknownPackage(word))
      .map((word) => `There is no package ${word}.`);
    if (tool === 'rsbuild') return checkRsbuild(rest);
    if (tool === 'npx') return [...unknown, ...checkNpx(rest)];
    if (tool === 'npm') return [...unknown, ...checkNpm(rest)];
    return unknown;
  }

  function isUnknownPackage(word: string): boolean {
    const [name] = /^@rsbuild\/[\w-]+/.exec(word) ?? [];
    return name !== undefined && !packageNames.has(name);
  }

  function checkRsbuild([command = '', ...rest]: readonly string[]): string[] {
    const isFlag = command.startsWith('-');
    const known = rsbuild[isFlag ? '' : command];
    if (!known) return [`rsbuild has no command "${command}". It has: ${listOf(Object.keys(rsbuild))}.`];
    return unknownFlags(isFlag ? [command, ...rest] : rest, known, `rsbuild ${isFlag ? '' : command}`.trim());
  }

  function checkNpx(words: readonly string[]): string[] {
    const at = words.findIndex((word) => !word.startsWith('-'));
    const messages = unknownFlags(words.slice(0, at === -1 ? undefined : at), npmHelp('exec') ?? [], 'npx');
    return at === -1 ? messages : [...messages, ...checkCommand(words.slice(at))];
  }

  function checkNpm([command = '', ...rest]: readonly string[]): string[] {
    if (command === '' || command.startsWith('-')) return [];
    const known = npmHelp(command);
    return known ? unknownFlags(rest, known, `npm ${command}`) : [`npm has no command "${command}".`];
  }

  return { check: (script) => parseShell(script).flatMap(checkCommand) };
}

/** Reports unknown flags. Flags after `--` belong to another program. */
function unknownFlags(words: readonly string[], known: readonly string[], command: string): string[] {
  const end = words.indexOf('--');
  return words
    .slice(0, end === -1 ? undefined : end)
    .filter((word) => /^-/.test(word) && word !== '-')
    .map((word) => word.split('=')[0] ?? word)
    .filter((flag) => !known.includes(flag) && !['-h', '--help', '-V', '--version'].includes(flag))
    .map((flag) => `${command} has no flag ${flag}. It has: ${listOf(known)}.`);
}

function listOf(names: readonly string[]): string {
  const shown = names.filter(Boolean);
  return shown.length > 20 ? `${shown.slice(0, 20).join(', ')}, …` : shown.join(', ');
}
