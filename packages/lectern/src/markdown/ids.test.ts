import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../tests/fixtures/markdown/testing.ts';

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

it('takes the older form of an anchor, the name of a link', () => {
  const source = 'Text <a name="old"></a>.\n\n<a name="block"></a>\n\n<p><input name="field"></p>\n';
  expect(compileMd(source).anchors).toEqual(['old', 'block']);
  expect(compileMdx('<a name="old"></a>\n').anchors).toEqual(['old']);
});
