import { CHECK_CODES } from '../shared/check-codes.ts';
import { DocsError, nearest } from '../shared/error.ts';
import { CATALOGUE } from './catalogue/index.ts';
import type { ErrorEntry } from './catalogue/types.ts';
import { idOf, messageIn } from './find.ts';

export interface ExplainOptions {
  /** The hints of the messages themselves, by their texts in the catalogue. */
  hints: ReadonlyMap<string, readonly string[]>;
  /** URL of the published handbook, with a trailing slash. Without it, the output has no link. */
  handbook?: string | undefined;
}

/**
 * Returns the output of `lectern explain`: cause and fix of messages.
 *
 * @param words ids of messages or checks, or messages as they were printed; without any, all ids are listed
 * @throws DocsError for a word that is neither
 */
export function explain(words: readonly string[], { hints, handbook }: ExplainOptions): string {
  if (words.length === 0) return listOfAll();
  return words.map((word) => explainOne(word, hints, handbook)).join('\n\n');
}

function explainOne(word: string, hints: ExplainOptions['hints'], handbook: string | undefined): string {
  const entries = CATALOGUE.flatMap((group) => group.entries);
  const entry =
    entries.find(({ id }) => id === word) ?? entries.find(({ id }) => id === idOf(messageIn(word)));
  const check = Object.entries(CHECK_CODES).find(([code]) => code === word)?.[1];
  if (!entry && !check) {
    const near = nearest(word, [...entries.map(({ id }) => id), ...Object.keys(CHECK_CODES)]);
    throw new DocsError(`There is no message "${word}".`, {
      hint: near ? `Did you mean "${near}"?` : 'lectern explain without an id lists all of them.',
    });
  }
  return [
    word === entry?.id || check ? word : entry?.id,
    ...(check ? ['', `Check of lectern check: ${check}`] : []),
    ...(entry ? textOf(entry, hints) : []),
    ...(entry && handbook ? [`More: ${handbook}reference/errors#${entry.id}`] : []),
  ].join('\n');
}

function textOf(entry: ErrorEntry, hints: ExplainOptions['hints']): string[] {
  return [
    '',
    ...entry.messages.map((message) => `  ${message}`),
    '',
    `Cause: ${entry.cause}`,
    `Fix: ${fixesOf(entry, hints).join('\n     ')}`,
  ];
}

/** Returns the fix of a message from the catalogue, or else the hints of the message. */
export function fixesOf({ messages, fix }: ErrorEntry, hints: ExplainOptions['hints']): readonly string[] {
  return fix ? [fix] : [...new Set(messages.flatMap((message) => hints.get(message) ?? []))];
}

function listOfAll(): string {
  const groups = CATALOGUE.map(
    ({ title, entries }) => `${title.replaceAll('`', '')}\n${entries.map(({ id }) => `  ${id}`).join('\n')}`,
  );
  return [...groups, 'Run lectern explain <id> to read the cause and the fix of a message.'].join('\n\n');
}
