import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('leaves all ids to authors but those with the prefix of the engine', () => {
  const src = join(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?:theme|client|pages)\/.*\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  );
  const ids = files.flatMap((file) =>
    Array.from(
      readFileSync(join(src, file), 'utf8').matchAll(/\bid="([\w-]+)"/g),
      ([, id]) => `${file} ${id}`,
    ),
  );
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id) => !/ lectern-/.test(id))).toEqual([]);
});
