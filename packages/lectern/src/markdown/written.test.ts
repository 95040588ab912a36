import { describe, expect, it } from 'vitest';
import { htmlLine, linkPath, tagSlug, textsOf } from './written.ts';

it.each([
  ['Release notes', 'release-notes'],
  ['Node.js', 'node-js'],
  ['C', 'c'],
  ['C++', 'cplusplus'],
  ['C#', 'csharp'],
  ['/etc/../passwd', 'etc-passwd'],
  ['釉料', '釉料'],
  ['?!', 'tag'],
])('the address of the tag %s', (tag, slug) => expect(tagSlug(tag)).toBe(slug));

it.each([
  ['blog/tags/tea.md', 'blog/a.md', './tags/tea.md'],
  ['tags/绿 茶.md', 'guide/a.md', '../tags/%E7%BB%BF%20%E8%8C%B6.md'],
])('the way to %s from %s', (path, from, way) => expect(linkPath(path, from)).toBe(way));

describe('what plugins write', () => {
  it('has text on one line of HTML', () => {
    expect(htmlLine('a <b>\n\n"c" & d')).toBe('a &lt;b&gt; &quot;c&quot; &amp; d');
  });

  it('takes lists of texts and single ones from front matter', () => {
    expect(textsOf(undefined)).toEqual([]);
    expect(textsOf(' a ')).toEqual(['a']);
    expect(textsOf(['a', 2024, '', null, 'a', { b: 1 }])).toEqual(['a', '2024']);
  });
});
