import { hintsByMessage } from '../../packages/lectern/message-sources.mjs';
import { CATALOGUE } from '../../packages/lectern/src/explain/catalogue/index.ts';
import { fixesOf } from '../../packages/lectern/src/explain/explain.ts';
import { code, heading, page, type Writer } from './markup.ts';
import { engineFile } from './source.ts';
import type { ReferencePage } from './types.ts';

export const errorsPage: ReferencePage = {
  name: 'errors',
  write({ t, isTranslation }: Writer) {
    const colon = isTranslation ? '：' : ': ';
    const hints = hintsByMessage(engineFile('.'));
    const parts = CATALOGUE.flatMap(({ id, title, entries }) => [
      heading(2, t(title), `group-${id}`),
      ...entries.flatMap((entry) => {
        const fixes = fixesOf(entry, hints);
        return [
          heading(3, `\`${entry.id}\``, entry.id),
          // Not code blocks: with their buttons they would add six hundred elements to the page.
          entry.messages.map(code).join('\\\n'),
          `**${t('Cause')}**${colon}${t(entry.cause)}`,
          `**${t('Fix')}**${colon}${fixes.map((fix) => (entry.fix ? t(fix) : escapeText(t(fix)))).join(' ')}`,
        ];
      }),
    ]);
    return page(
      t('Messages'),
      t(
        'This page lists all messages of Lectern with their cause and fix. In a message, `…` stands for a name, a path or a number. `lectern explain <id>` shows an entry in the terminal. The id is the heading of the entry on this page, and the line `More:` below a message contains it.',
      ),
      parts,
    );
  },
};

/** Escapes a hint of the engine, which is plain text, for Markdown. */
function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~:!&]/g, '\\$&');
}
