import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { correct } from './corrections.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-corrections-'));
afterAll(() => rmSync(folder, { recursive: true }));

const patch = join(folder, 'tree.patch');
writeFileSync(
  patch,
  `diff --git a/docs/a.md b/docs/a.md
--- a/docs/a.md
+++ b/docs/a.md
@@ -2,2 +2,3 @@
 one
+new
 two
diff --git a/docs/b.md b/docs/b.md
--- a/docs/b.md
+++ b/docs/b.md
@@ -1 +1 @@
-[dead](x.md)
+[live](y.md)
`,
);

function corrected(a: string, b: string): [told: string[], a: string, b: string] {
  mkdirSync(join(folder, 'docs'), { recursive: true });
  writeFileSync(join(folder, 'docs/a.md'), a);
  writeFileSync(join(folder, 'docs/b.md'), b);
  const told = correct({ name: 'tree' }, folder, patch);
  const read = (name: string) => readFileSync(join(folder, 'docs', name), 'utf8');
  return [told, read('a.md'), read('b.md')];
}

it('makes the changes of a person where their places are by now', () => {
  expect(corrected('# A\n\nmore\n\none\ntwo\n', '[dead](x.md)\n')).toEqual([
    [],
    '# A\n\nmore\n\none\nnew\ntwo\n',
    '[live](y.md)\n',
  ]);
});

it('leaves out what does not fit any more, and tells of it', () => {
  const [told, a, b] = corrected('# A\none\nother\n', '[dead](x.md)\n');
  expect([a, b]).toEqual(['# A\none\nother\n', '[live](y.md)\n']);
  expect(told.join('\n')).toContain('docs/a.md');
});
