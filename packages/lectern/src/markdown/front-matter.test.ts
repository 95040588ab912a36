import { describe, expect, it } from 'vitest';
import { compileMd, messageOf } from '../../tests/fixtures/markdown/testing.ts';

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
    ['editUrl: false', { editLink: false, editUrl: false }],
    ['prev: false', { prev: false }],
    ['pageType: doc-wide', { pageType: 'doc' }],
    [
      'sidebar:\n  badge: { text: New, variant: tip }',
      { sidebar: { badge: { text: 'New', variant: 'tip' } } },
    ],
  ])('are read as ours: %j', (yaml, frontmatter) => {
    expect(read(yaml)).toEqual({ frontmatter, warnings: [] });
  });
});

it('values of other engines for a key of ours stop no build', () => {
  expect(read('prev: { text: Before, link: /b }\nnext: After\nlastUpdated: 2024-03-19').warnings).toEqual([
    {
      message:
        '"lastUpdated" in the front matter must be true or false, not "2024-03-19". The date is that of the last commit. Write lastUpdated: false to hide it.',
      where: 'docs/en/a.md:4',
    },
  ]);
});

describe('aliases of YAML', () => {
  it.each([
    [
      'title: a\ndescription: **x',
      'docs/en/a.md:3  "**x" in the front matter is an alias of YAML, and nothing has that name.\n  Put values that begin with "*" in quotes: "**x".',
    ],
    [
      'own:\n- &a [x, x]\n- &b [*a, *a, *a]\n- &c [*b, *b, *b]\n- &d [*c, *c, *c]\n- [*d, *d, *d]',
      'docs/en/a.md:4  The front matter cannot be read: Excessive alias count indicates a resource exhaustion attack.\n  Put values that begin with "*" in quotes: "*text".',
    ],
  ])('without a name, or for too much, are told with their place: %j', (yaml, message) => {
    expect(messageOf(() => read(yaml))).toBe(message);
  });
});

it('a value in quotes whose next line is not indented is told with what to do', () => {
  expect(messageOf(() => read('description: "One\nand two."'))).toBe(
    'docs/en/a.md:2  The front matter is not valid YAML: Missing closing "quote.\n  Close the quote, and indent the lines on which the value continues.',
  );
});

describe('blank lines before front matter', () => {
  it('are no part of the text, and mistakes have their lines', () => {
    const { frontmatter, html } = compileMd('\n \n---\ntitle: A page\n---\n\nText\n');
    expect(frontmatter).toEqual({ title: 'A page' });
    expect(html).toBe('<h1 id="a-page">A page</h1>\n<p>Text</p>\n');
    expect(messageOf(() => compileMd('\n \n---\ntitle: A page\ntitel: x\n---\n'))).toMatch(
      /:5 {2}"titel" in the front matter is not known\./,
    );
  });

  it('leave a rule and a heading what they are', () => {
    expect(compileMd('\n---\n\nText\n\n---\n').html).toBe('<hr>\n<p>Text</p>\n<hr>\n');
    expect(compileMd('\n---\nSome text\n---\n').html).toContain('<h2');
  });
});
