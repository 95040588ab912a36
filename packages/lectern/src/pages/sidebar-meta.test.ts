import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from '../../tests/compiled-site.ts';
import { messageOf } from '../../tests/fixtures/markdown/testing.ts';
import { readNavMeta } from './sidebar-meta.ts';

const HINT =
  'Entries are "name", or objects with a "type" of file, dir, dir-section-header, divider, section-header or custom-link.';

it.each([
  ['a link that is no text', [{ text: 'A', link: {} }]],
  ['an entry below with such a link', [{ text: 'A', items: [{ text: 'B', link: 1 }] }]],
  ['an "activeMatch" that is no regular expression', [{ text: 'A', link: '/', activeMatch: '(' }]],
])('a top navigation names its file for %s', (_what, entries) => {
  const project = folderOf({ 'docs/_nav.json': JSON.stringify(entries) });
  expect(messageOf(() => readNavMeta(join(project, 'docs/_nav.json'), project))).toBe(
    `docs/_nav.json  This _nav.json is not an array of { text, link, activeMatch, items }.\n  ${HINT}`,
  );
});
