import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { textPlaces } from './text-places.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-places-'));
afterAll(() => rmSync(project, { recursive: true }));

const CONFIG = [
  "// It's the reader's way in.",
  'export default {',
  '  nav: [{ text: \'A\', link: \'/a\' }, { text: "B", link: "/b" }],',
  '  other: `/c`, again: "/a",',
  "  // don't: '/hidden'",
  "  quoted: '\\/d', both: \"it's\",",
  '};',
].join('\n');

it('tells the first line that a text is in quotes on, whatever comes before it', () => {
  const [config, part] = [join(project, 'lectern.config.ts'), join(project, 'nav.json')];
  writeFileSync(config, CONFIG);
  writeFileSync(part, '\n{ "link": "/of-part" }\n');
  const placeOf = textPlaces({ project });
  const lineOf = (text: string) => placeOf(text, [config, part]);
  expect(['/a', '/b', '/c', '/hidden', "it's"].map(lineOf)).toEqual([
    'lectern.config.ts:3',
    'lectern.config.ts:3',
    'lectern.config.ts:4',
    'lectern.config.ts:5',
    'lectern.config.ts:6',
  ]);
  expect(lineOf('/of-part')).toBe('nav.json:2');
  // This text is put together by code.
  expect(lineOf('/nowhere')).toBe('lectern.config.ts');
  expect(placeOf('/a', [join(project, 'gone.ts')])).toBe('gone.ts');
  expect(placeOf('/a', [])).toBe('lectern.config.ts');
});
