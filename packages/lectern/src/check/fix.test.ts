import { expect, it } from 'vitest';
import { fixed, withRedirect } from './fix.ts';

it.each([
  ['# A\n', '---\nredirectFrom: /old\n---\n\n# A\n'],
  ['---\ntitle: A # why\n---\n# A\n', '---\ntitle: A # why\nredirectFrom: /old\n---\n# A\n'],
  ['---\nredirectFrom: /older\ntitle: A\n---\n', '---\nredirectFrom: [/older, /old]\ntitle: A\n---\n'],
  ['---\nredirectFrom: [/a, /b]\n---\n', '---\nredirectFrom: [/a, /b, /old]\n---\n'],
  [
    '---\nredirectFrom:\n  - /a\n  - /b\ntitle: A\n---\n',
    '---\nredirectFrom:\n  [/a, /b, /old]\ntitle: A\n---\n',
  ],
  ['---\n---\nx', '---\nredirectFrom: /old\n---\nx'],
])('writes an old address into front matter: %j', (before, after) => {
  expect(withRedirect(before, '/old')).toBe(after);
});

it('changes lines before front matter moves them, and leaves out what is not there', () => {
  const fixes = [
    { file: 'a.md', redirectFrom: '/old' },
    { file: 'a.md', line: 3, from: '## ', to: '## <span id="b"></span>' },
    { file: 'a.md', line: 1, from: '## ', to: 'x' },
  ];
  expect(fixed('# A\n\n## B\n', fixes)).toBe(
    '---\nredirectFrom: /old\n---\n\n# A\n\n## <span id="b"></span>B\n',
  );
});
