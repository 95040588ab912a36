import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineMessages, hintsByMessage, otherSentences } from '../../message-sources.mjs';
import { CHECK_CODES } from '../shared/check-codes.ts';
import { CATALOGUE } from './catalogue/index.ts';
import { fixesOf } from './explain.ts';
import { idOf } from './find.ts';

const folder = join(import.meta.dirname, '../..');
const entries = CATALOGUE.flatMap((group) => group.entries);

/** Files whose sentences are not messages. */
const NO_MESSAGES =
  // Texts about messages, migration reports, files for hosts, theme labels, check names, help, and hints that suggest a
  // replacement.
  /^(?:explain|migrate|publish\/hosts|shared\/strings)\/|^(?:publish\/headers|shared\/check-codes|config\/vite-settings|markdown\/front-matter-foreign|commands)\.ts$/;

/** Sentences in other files that are not messages: they report the result of a command or are part of a hint. */
const OTHERS = [
  'Check that its module exports it.',
  'Correct the name in the import, or export it there.',
  'An import of an image gives its address: write <img src={Name} alt="" />.',
  'Blocks have one frame.',
  'Built … page… in … s: …',
  'Could not resolve …',
  "If \"…\" stands for a folder, set it in the config: vite: { resolve: { alias: { '…': '…' } } }.",
  'It is a file of the public folder, which cannot be imported. Write its path where you use it: src="…".',
  'It is first used at …; choose another one.',
  'Links to other sites: … asked for.…',
  'No findings in … pages.',
  'No results for "…".…',
  'Paths that start with "/" are looked up in the public folder.',
  'Ready in … ms. Ctrl+C stops the server.',
  'Samples are not run in the page.',
  'The layout has ….',
  'The package "…" is installed and does not export this.',
  'The path is relative to the file it is in.',
  'The site is on …',
  'This heading seems to be it: begin it with <span id="…"></span>, as lectern check --fix does.',
  'Written by "lectern check --fix": commit it. See docs-dev/check.md of Lectern.',
  "… The others were rendered here. Pages with warnings and pages in feeds always are, and all pages are if files, the project's path, the config, Node.js or Lectern differ.",
  '… For the names of simpleicons.org: npm i -D simple-icons.',
  '… errors in …',
  '… of … pages were taken from the shards.',
  '…. The build went on.',
  '…: … of …',
];

it('has every message of the engine, each once, and no other', () => {
  const listed = entries.flatMap(({ messages }) => messages);
  expect([...listed].sort()).toEqual(
    engineMessages(folder)
      .map(({ text }) => text)
      .sort(),
  );
});

it('knows each sentence of the engine as a message, or as something else', () => {
  const others = otherSentences(folder).filter(({ file }) => !NO_MESSAGES.test(file));
  expect([...new Set(others.map(({ text }) => text))].sort()).toEqual([...OTHERS].sort());
});

it('has a fix for each', () => {
  const hints = hintsByMessage(folder);
  const without = entries.filter((entry) => fixesOf(entry, hints).length === 0);
  expect(without.map(({ id }) => id)).toEqual([]);
});

it('has an id for each that no other has', () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
});

it('finds each message by its text', () => {
  const lost = entries.flatMap(({ id, messages }) =>
    messages.filter((text) => idOf(text.replaceAll('…', 'a b')) !== id).map((text) => `${id}: ${text}`),
  );
  expect(lost).toEqual([]);
});

it('gives no id of a message to a check that is about something else', () => {
  const both = Object.keys(CHECK_CODES).filter((code) => entries.some(({ id }) => id === code));
  expect(both.sort()).toEqual([
    'contradiction',
    'drift',
    'heading-jump',
    'ledger',
    'lost-anchor',
    'lost-page',
    'missing-alt',
    'missing-section',
    'missing-translation',
    'orphan',
    'outside-link',
    'unknown-key',
  ]);
});
