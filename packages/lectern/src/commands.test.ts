import { expect, test } from 'vitest';
import { COMMANDS, FLAGS, flagsOf, helpText } from './commands.ts';

test('help lists the commands, and the options that all of them take', () => {
  const help = helpText();
  for (const name of Object.keys(COMMANDS)) expect(help).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(help.split('Options of all commands\n')[1]).toBe(
    [
      '  -v, --version  Print the version',
      '  -h, --help     Print help; after a command, with its options',
      '',
      'lectern <command> --help lists the options of a command.',
    ].join('\n'),
  );
});

test('help of a command lists what it takes, and no more', () => {
  expect(helpText('search')).toBe(
    [
      'lectern search "words" [root]',
      '',
      'Search the built site.',
      '',
      'Options',
      '  --base <path>    Path under which the site is served',
      '  --outDir <dir>   Output folder',
      '  --config <file>  Config file, relative to the root',
      '  --json           Print the result as JSON',
      "  --lang <code>    Search in this language instead of the site's first one",
      '  -v, --version    Print the version',
      '  -h, --help       Print help; after a command, with its options',
    ].join('\n'),
  );
});

test('each flag is taken by a command', () => {
  const names = Object.keys(COMMANDS) as (keyof typeof COMMANDS)[];
  const taken = new Set(names.flatMap((name) => flagsOf(name).map(([flag]) => flag)));
  expect([...taken].sort()).toEqual(Object.keys(FLAGS).sort());
});
