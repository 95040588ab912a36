import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileMdx } from '../../tests/fixtures/markdown/testing.ts';
import { expressionPlaces } from './expression-place.ts';

const project = mkdtempSync(join(tmpdir(), 'lectern-expressions-'));
afterAll(() => rmSync(project, { recursive: true }));

/** File name that `compileMdx` uses for its text. */
const FILE = 'docs/en/a.mdx';
const FENCE = '```';

/** Returns the place that is found for the code at the last `mark` in a compiled page. */
function placeOf(text: string, mark: string): string | null {
  mkdirSync(join(project, 'docs/en'), { recursive: true });
  writeFileSync(join(project, FILE), text);
  const { code } = compileMdx(text);
  const offset = code.lastIndexOf(mark);
  const before = code.slice(0, offset).split('\n');
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  return expressionPlaces(FILE, project)(code, place)?.replace(`${FILE}:`, '') ?? null;
}

describe('the place of an expression that fails', () => {
  it.each([
    ['in a paragraph', '# A\n\nx\n\nThe value {a.b} here\n', 'a.b', '5'],
    ['of its own', '# A\n\nSome **text**.\n\n{a.b}\n', 'a.b', '5'],
    ['in a list', '# A\n\n- x\n- y {a.b}\n', 'a.b', '4'],
    ['in an attribute', '# A\n\n<a\n  title={a.b}>x</a>\n', 'a.b', '4'],
    ['in a function', '# A\n\n<div>\n  {[1].map((n) => <b key={n}>{n.c.d}</b>)}\n</div>\n', 'd }', '4'],
    ['in an export', 'export const c = a.b;\n\n# A\n', 'a.b', '1'],
    ['after the same words', '# A\n\nx {a.b} y\n\n<b>\n  {a.b}\n</b>\n', 'a.b', '6'],
    ['after a block of code', `# A\n\n${FENCE}js\na.b\n${FENCE}\n\nx {a.b}\n`, 'a.b', '7'],
    [
      'after a block of code in another one',
      `# A\n\n\`${FENCE}md\n${FENCE}js\na.b\n${FENCE}\na.b\n\`${FENCE}\n\nx {a.b}\n`,
      'a.b',
      '10',
    ],
    ['whose name begins another one', '# A\n\n{/* a.bc */}\n\nx {a.b}\n', 'a.b', '5'],
  ])('is that of one %s', (_name, text, mark, line) => {
    expect(placeOf(text, mark)).toBe(line);
  });

  it('is not told where nothing has its name', () => {
    expect(placeOf('# A\n\nx {(() => 1)()}\n', '(()')).toBeNull();
  });
});
