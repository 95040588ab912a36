import { describe, expect, it } from 'vitest';
import { splitSections } from './sections.ts';

const textOf = (html: string) => splitSections(html, 'A')[0]?.text;

describe('splitSections', () => {
  it.each([
    ['<p>a<math data-lectern-text="b^2"><mi>b</mi><mn>2</mn></math>c</p>', 'ab^2c'],
    [
      '<div data-lectern-text="a &lt; &quot;b&quot;"><div><p>x</p></div><div>y</div></div><p>c</p>',
      'a < "b" c',
    ],
    ['<div data-lectern-text=""><svg><text>x</text><text>y</text></svg></div><p>c</p>', 'c'],
    ['<p>a <b data-lectern-text="b"><i data-lectern-text="c">x</i>y</b></p>', 'a b'],
    ['<p>a <br data-lectern-text="b"/> c</p><hr data-lectern-text="d">', 'a b c d'],
    ['<p data-lectern-markdown="a-->b <c>">x</p><p data-lectern-text="a > b">y</p>', 'x a > b'],
    ['<p>a data-lectern-text="b"</p>', 'a data-lectern-text="b"'],
  ])('reads what is noted at elements of %s', (html, expected) => {
    expect(textOf(html)).toBe(expected);
  });

  it('reads a formula in a heading as it is noted', () => {
    const html = '<h2 id="a">A <math data-lectern-text="b^2"><mi>b</mi><mn>2</mn></math></h2><p>c</p>';
    expect(splitSections(html, 'A')[1]).toMatchObject({ id: 'a', heading: 'A b^2', text: 'c' });
  });
});
