import { describe, expect, it } from 'vitest';
import { kindOf, readTold } from './told.mjs';

describe('readTold', () => {
  it('reads places and messages, and passes over hints', () => {
    const output = [
      'Pages could not be built:',
      '  docs/en/a.mdx:12:3  There is no file ../b.md.',
      '    Fix the path; it is relative to the file it is in.',
      'docs/c.md  "titleSuffix" in the front matter is not known.',
      'warning  docs/d.md:4  A container is not closed.',
      'Built 3 pages in 0.10 s: /tmp/dist',
    ].join('\n');
    expect(readTold(output)).toEqual([
      {
        file: 'docs/en/a.mdx',
        line: 12,
        message: 'There is no file ../b.md.',
        kind: 'There is no file ….',
        isWarning: false,
      },
      {
        file: 'docs/c.md',
        line: 0,
        message: '"titleSuffix" in the front matter is not known.',
        kind: '"titleSuffix" in the front matter is not known.',
        isWarning: false,
      },
      {
        file: 'docs/d.md',
        line: 4,
        message: 'A container is not closed.',
        kind: 'A container is not closed.',
        isWarning: true,
      },
    ]);
  });

  it.each([
    [
      'The link #a names an anchor that /b/c does not have.',
      'The link … names an anchor that … does not have.',
    ],
    ['The link ./a.md leads to no page.', 'The link … leads to no page.'],
    ['There is no component <Icon name="a/b">.', 'There is no component <Icon>.'],
    ['"head[0]" must not be "a b".', '"…" must not be "…".'],
  ])('counts %j as %j', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });
});
