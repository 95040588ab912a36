import { checkErrors, linkErrors, migrateErrors, navigationErrors, redirectErrors } from './errors/links.ts';
import { mdxErrors, moduleErrors } from './errors/mdx.ts';
import { frontMatterErrors, markdownErrors } from './errors/pages.ts';
import { pluginErrors, systemErrors } from './errors/plugins.ts';
import { commandErrors, configErrors } from './errors/project.ts';
import type { ErrorGroup } from './errors/types.ts';
import { codeBlock, heading, page, type Writer } from './markup.ts';
import { engineMessages } from './messages.ts';
import type { ReferencePage } from './types.ts';

/** Every message of the engine: a test compares the list with the sources. */
export const ERROR_GROUPS: readonly ErrorGroup[] = [
  commandErrors,
  configErrors,
  frontMatterErrors,
  markdownErrors,
  mdxErrors,
  moduleErrors,
  linkErrors,
  navigationErrors,
  redirectErrors,
  pluginErrors,
  systemErrors,
  checkErrors,
  migrateErrors,
];

/** Steps that a message itself names, by its text. Words that are no sentence say nothing alone. */
export function hintsByMessage(): Map<string, readonly string[]> {
  return new Map(
    engineMessages().map(({ text, hints }) => [text, hints.filter((hint) => /[.?!]$/.test(hint.trim()))]),
  );
}

export const errorsPage: ReferencePage = {
  name: 'errors',
  write({ t, isTranslation }: Writer) {
    const colon = isTranslation ? '：' : ': ';
    const hints = hintsByMessage();
    const parts = ERROR_GROUPS.flatMap(({ id, title, entries }) => [
      heading(2, t(title), `group-${id}`),
      ...entries.flatMap((entry) => {
        const said = entry.messages.flatMap((message) => hints.get(message) ?? []);
        const cures = entry.cure ? [entry.cure] : [...new Set(said)];
        return [
          heading(3, `\`${entry.id}\``, entry.id),
          codeBlock(entry.messages.join('\n'), 'text'),
          `**${t('Cause')}**${colon}${t(entry.cause)}`,
          `**${t('Cure')}**${colon}${cures.map((cure) => (entry.cure ? t(cure) : escapeText(t(cure)))).join(' ')}`,
        ];
      }),
    ]);
    return page(
      t('Messages'),
      t(
        'Every message of Lectern, with its cause and its cure. In the messages, `…` stands for a name, a path or a number.',
      ),
      parts,
    );
  },
};

/** A hint of the engine, which is plain text, as Markdown. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~:!]/g, '\\$&');
}
