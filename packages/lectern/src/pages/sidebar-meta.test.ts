import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messageOf } from '../../tests/fixtures/markdown/testing.ts';
import { folderOf } from '../../tests/folders.ts';
import { readNavMeta, readSidebarMeta } from './sidebar-meta.ts';

const NAV_HINT =
  'Each entry needs a "text", and a "link" or "items". "activeMatch" is a regular expression, all others are texts.';

const SIDEBAR_HINT =
  'Entries are "name", or objects with a "type" of file, dir, dir-section-header, divider, section-header or custom-link.';

it.each([
  ['a link that is no text', [{ text: 'A', link: {} }], 4],
  ['an entry below with such a link', [{ text: 'A', items: [{ text: 'B', link: 1 }] }], 7],
  ['an "activeMatch" that is no regular expression', [{ text: 'A', link: '/', activeMatch: '(' }], 5],
])('a top navigation names its file and line for %s', (_what, entries, line) => {
  const project = folderOf({ 'docs/_nav.json': JSON.stringify(entries, null, 2) });
  expect(messageOf(() => readNavMeta(join(project, 'docs/_nav.json'), project))).toBe(
    `docs/_nav.json:${line}  This _nav.json is not an array of { text, link, activeMatch, items }.\n  ${NAV_HINT}`,
  );
});

it.each([
  ['{}', 1, 'is not an array.'],
  [
    '[\n"a",\n{ "type": "fiel", "name": "b" }\n]',
    3,
    'has an entry of no known form at [1]: {"type":"fiel","name":"b"}.',
  ],
  ['[\n"a",\n\n]', 4, 'is not JSON: '],
  ['[\n"a",, "b"\n]', 2, 'is not JSON: '],
  ['[\n"a\\"\\u00e4]," // b\n]', 2, 'is not JSON: '],
  [`[\n{ "type": "divider" },\n'a'\n]`, 3, 'is not JSON: '],
  ['[\n"a"\n"b"\n]', 3, 'is not JSON: '],
  ['[\n1.5e3, null, true,\n"a"', 3, 'is not JSON: '],
  ['', 1, 'is not JSON: '],
])('a sidebar names its file and line for %j', (text, line, problem) => {
  const project = folderOf({ 'docs/_meta.json': text });
  const message = messageOf(() => readSidebarMeta(join(project, 'docs/_meta.json'), project));
  expect(message).toContain(`docs/_meta.json:${line}  This _meta.json ${problem}`);
  expect(message).toContain(`\n  ${SIDEBAR_HINT}`);
});
