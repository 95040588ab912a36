import {
  COMMANDS,
  type Command,
  type CommandName,
  type Flag,
  flagsOf,
  flagUsage,
} from '../../packages/lectern/src/commands.ts';
import { code, codeBlock, heading, page, table, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** Page about the command line, made from the table that also generates `lectern --help`. */
export const cliPage: ReferencePage = {
  name: 'cli',
  write({ t }: Writer) {
    const rows = (flags: readonly [string, Flag][]) =>
      flags.map(([name, flag]) => [code(flagUsage(name, flag)), t(flag.text)]);
    const commands = Object.entries<Command>(COMMANDS).flatMap(([name, { args, text, more }]) => {
      const own = flagsOf(name as CommandName).filter(([, { commands }]) => commands);
      return [
        heading(2, code(`lectern ${name}`), name),
        codeBlock(`lectern ${name} ${args}`, 'bash'),
        t(text),
        ...(more ? [t(more)] : []),
        ...(own.length > 0 ? [table([t('Option'), t('Description')], rows(own))] : []),
      ];
    });
    return page(
      t('Command line'),
      t(
        '`lectern <command> [root]`: all commands with their options. The root is the folder of the project.',
      ),
      [
        ...commands,
        heading(2, t('Options of all commands'), 'general'),
        table([t('Option'), t('Description')], rows(flagsOf())),
        heading(2, t('Exit codes'), 'exit-codes'),
        t(
          'Every command exits with 1 after an error, and with 0 otherwise. `check` also exits with 1 when it has findings, and `search` when it has no answer.',
        ),
      ],
    );
  },
};
