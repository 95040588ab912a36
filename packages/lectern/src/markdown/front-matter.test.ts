import { describe, expect, it } from 'vitest';
import { compileMd } from '../../tests/fixtures/markdown/testing.ts';

const read = (yaml: string) => {
  const { frontmatter, warnings } = compileMd(`---\n${yaml}\n---\n`);
  return { frontmatter, warnings };
};

describe('keys of other engines', () => {
  it.each([
    ['sidebar_label: Short\nsidebar_position: 2', { sidebar: { label: 'Short', order: 2 } }],
    ['nav_order: 3', { sidebar: { order: 3 } }],
    ['sidebar_position: 2\nsidebar:\n  order: 1', { sidebar: { order: 1 } }],
    ['sidebar: false\nsidebar_label: Short', { sidebar: false }],
    ['hide_table_of_contents: true', { outline: false }],
    ['hide_table_of_contents: true\noutline: true', { outline: true }],
    ['tableOfContents: false', { outline: false, tableOfContents: false }],
    ['pageType: doc-wide', { pageType: 'doc' }],
    [
      'sidebar:\n  badge: { text: New, variant: tip }',
      { sidebar: { badge: { text: 'New', variant: 'tip' } } },
    ],
  ])('are read as ours: %j', (yaml, frontmatter) => {
    expect(read(yaml)).toEqual({ frontmatter, warnings: [] });
  });
});
