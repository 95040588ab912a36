import { describe, expect, it } from 'vitest';
import { withoutNotes } from './notes.ts';

describe('withoutNotes', () => {
  it.each([
    [
      '<math data-lectern-markdown="$a>b$" data-lectern-text="a>b" class="a"><mi>a</mi></math>',
      '<math class="a"><mi>a</mi></math>',
    ],
    ['<hr data-lectern-text=""/>', '<hr/>'],
    ['<br data-lectern-text>', '<br>'],
    ['<p title=\' data-lectern-text="a" \'>', '<p title=\' data-lectern-text="a" \'>'],
    ['<code>x data-lectern-text="a" </code>', '<code>x data-lectern-text="a" </code>'],
    ['<p data-lectern-island="a">', '<p data-lectern-island="a">'],
  ])('of %s leaves %s', (html, expected) => {
    expect(withoutNotes(html)).toBe(expected);
  });
});
