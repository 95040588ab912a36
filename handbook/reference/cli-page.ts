import { COMMANDS, FLAGS, type Flag, flagUsage } from '../../packages/lectern/src/commands.ts';
import { code, codeBlock, heading, page, table, type Writer } from './markup.ts';
import type { ReferencePage } from './types.ts';

/** The command line, from the table that `lectern --help` is written from. */
export const cliPage: ReferencePage = {
  name: 'cli',
  write({ t }: Writer) {
    const flags = Object.entries<Flag>(FLAGS);
    const rows = (wanted: readonly [string, Flag][]) =>
      wanted.map(([name, flag]) => [code(flagUsage(name, flag)), t(flag.text)]);
    const commands = Object.entries(COMMANDS).flatMap(([name, { args, text, more = [] }]) => {
      const own = flags.filter(([, flag]) => flag.commands?.includes(name));
      return [
        heading(2, code(`lectern ${name}`), name),
        codeBlock(`lectern ${name} ${args}`, 'bash'),
        t([text, ...more].join(' ').replaceAll('<', '\\<')),
        ...(own.length > 0 ? [table([t('Flag'), t('Description')], rows(own))] : []),
      ];
    });
    const everywhere = flags.filter(([, flag]) => !flag.commands);
    return page(
      t('Command line'),
      t('`lectern <command> [root]`: all commands with their flags. The root is the folder of the project.'),
      [
        ...commands,
        heading(2, t('Without a command'), 'general'),
        table([t('Flag'), t('Description')], rows(everywhere)),
        heading(2, t('Exit codes'), 'exit-codes'),
        t(
          'Every command ends with 1 after an error, and with 0 else. `check` ends with 1 where there are findings, and `search` where there is no answer.',
        ),
      ],
    );
  },
};
