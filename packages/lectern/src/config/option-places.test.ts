import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocsError, DocsErrors, isDocsErrors } from '../shared/error.ts';
import { withPlaces } from './option-places.ts';

const NAME = 'lectern.config.ts';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the places of the errors of a config, by the given messages. */
async function places(code: string, ...messages: string[]): Promise<string[]> {
  const file = join(folder, NAME);
  writeFileSync(file, code);
  const errors = messages.map((message) => new DocsError(message, { where: NAME, hint: 'h' }));
  const placed = await withPlaces(new DocsErrors('Mistakes:', errors, 'end'), file, NAME);
  if (!isDocsErrors(placed)) throw placed;
  expect(placed).toMatchObject({ message: 'Mistakes:', summary: 'end' });
  return placed.errors.map(({ where }) => where);
}

it('are where the option is written, or the last of its parents that is', async () => {
  const code = `import { defineConfig } from 'lectern';
const nav = [
  { text: 'A', lnk: '/a' },
];
export default defineConfig({
  titel: 'x',
  'base': 1,
  themeConfig: { nav, ...more, footer: make() },
} as const);
`;
  expect(
    await places(
      code,
      'titel is not an option.',
      'base is 1; expected string.',
      'themeConfig.nav[0].lnk is not an option.',
      'themeConfig.nav[0].link is missing.',
      'themeConfig.footer.message is 1; expected string.',
      'themeConfig.outline is 1; expected boolean.',
    ),
  ).toEqual([
    'lectern.config.ts:6:3',
    'lectern.config.ts:7:3',
    'lectern.config.ts:3:16',
    'lectern.config.ts:3:3',
    'lectern.config.ts:8:32',
    'lectern.config.ts:8:3',
  ]);
});

it('stay as they are where the file does not say', async () => {
  expect(
    await places(
      'export default make();',
      'title is 1; expected string.',
      'Plugin "a": there is no hook "b".',
    ),
  ).toEqual([NAME, NAME]);
  expect(await places('export default {', 'title is 1; expected string.')).toEqual([NAME]);
  expect(await places('export default () => ({ title: 1 });', 'title is 1; expected string.')).toEqual([
    NAME,
  ]);
});
