import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx, testResolvers } from '../../tests/fixtures/markdown/testing.ts';
import type { MarkdownPlugin } from '../shared/markdown-plugin.ts';
import { readText } from './read-text.ts';

const NAME = '<h1 align="center">Project</h1>\n\n';

describe('the title of a page', () => {
  it.each([
    ['<h1>Only <i>HTML</i> &amp; more</h1>\n\nText.\n', 'Only HTML & more'],
    ['<div align="center">\n  <h1>In a box</h1>\n</div>\n', 'In a box'],
    [`${NAME}# In Markdown\n`, 'In Markdown'],
    [`${NAME}Text.\n\n## Start\n`, 'Project'],
    [`${NAME}## Only one {#one}\n\n### Below\n`, 'Only one'],
    [`${NAME}## Start\n\n## Go on\n`, 'Project'],
    [`${NAME}## \`Content-Type\` Parser\n\n## Usage\n`, 'Content-Type Parser'],
    [`${NAME}## Only one\n\n> ## In a quotation\n`, 'Only one'],
    ['## Begins with this\n\nText.\n', 'Begins with this'],
    ['<!-- comment -->\n\n### Begins with this {#x}\n', 'Begins with this'],
    ['Text.\n\n## No title\n', ''],
    ['```html\n<h1>Code</h1>\n```\n', ''],
  ])('of %j is %j', (source, title) => {
    const file = '/docs/en/ContentTypeParser.md';
    expect(compileMd(source, { file }).title).toBe(title);
    expect(readText(source, file).heading).toBe(title);
  });

  it('is no heading below a hero', () => {
    expect(compileMd('---\nhero:\n  name: A\n---\n\n## Features\n').title).toBe('');
  });

  it('is found in JSX', () => {
    const source = '<div>\n  <h1>From {1} JSX</h1>\n</div>\n';
    expect(compileMdx(source).title).toBe('From JSX');
  });
});

describe('a heading from the front matter', () => {
  it('is there where a plugin makes another heading of the one of the text', () => {
    const lower: MarkdownPlugin = {
      name: 'lower',
      markdown: () => ({
        mdast: [
          {
            name: 'lower',
            heading: ({ depth, children }) => ({
              type: 'heading',
              depth: (depth + 1) as 2,
              children: [...children],
            }),
          },
        ],
      }),
    };
    const { html } = compileMd('---\ntitle: Cards\n---\n\n# In the text\n', { plugins: [lower] });
    expect(html).toContain('<h1 id="cards">Cards</h1>');
    expect(html).toContain('<h2 id="in-the-text">In the text');
  });

  it('is an anchor, and no entry of the outline', () => {
    const { anchors, toc, title } = compileMd('---\ntitle: Cards\n---\n\nText\n\n## More\n');
    expect({ anchors, toc: toc.map(({ id }) => id), title }).toEqual({
      anchors: ['cards', 'more'],
      toc: ['more'],
      title: 'Cards',
    });
  });

  it.each(['pageType: home', 'pageType: custom', 'hero:\n  name: A', 'layout: home', 'layout: page'])(
    'is not on a page with %j',
    (key) => {
      expect(compileMd(`---\ntitle: A\n${key}\n---\n\nText\n`).html).not.toContain('<h1');
    },
  );

  it('is on a page that is an overview', () => {
    expect(compileMd('---\ntitle: A\noverview: true\n---\n').html).toBe('<h1 id="a">A</h1>\n');
  });

  it('is not on top of a heading that a fragment has', () => {
    const source = "---\ntitle: A\n---\nimport Part from './parts/with-heading.mdx';\n\n<Part />\n";
    const files = { '/docs/en/parts/with-heading.mdx': '# Own\n' };
    const resolve = testResolvers(files);
    expect(compileMdx(source, { resolve }).code.match(/<h1/g)).toHaveLength(1);
  });
});
