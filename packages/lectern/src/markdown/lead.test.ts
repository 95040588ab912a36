import { expect, it } from 'vitest';
import { isProse } from './lead.ts';
import { readText } from './read-text.ts';

it('a description is no line that a list or a file is shown in the place of', () => {
  expect(readText('# H\n\n[[toc]]\n\n<<< ./a.js\n\nText', 'a.md').lead).toBe('Text');
  expect(['Text', 'See [[toc]].', ' ', '[[TOC]]', '<<< ./a.js'].map(isProse)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
