import { describe, expect, it } from 'vitest';
import { compileMd, compileMdx } from '../../tests/fixtures/markdown/testing.ts';

const warningsOf = (source: string, options?: Parameters<typeof compileMd>[1]) =>
  compileMd(source, options).warnings.map(({ where, message }) => `${where}  ${message}`);

describe('syntax of other engines', () => {
  it('is told with what to write, each kind once, outside of code', () => {
    expect(
      warningsOf(
        [
          '```text',
          '!!! note',
          '$$',
          '```',
          '!!! note "Title"',
          '!!! tip',
          '',
          '=== "npm"',
          '',
          '{% include x %} and {{< video >}}',
          '',
          '<script setup lang="ts">',
          'const a = 1 == 2;',
          '</script>',
          '',
          'A ==marked== word, a == b, and `==code==`.',
          '',
          '--8<-- "x.md"',
          '',
          '::: {.note}',
          '',
          '$$',
          'x',
          '$$',
          '',
          'It costs $$.',
        ].join('\n'),
      ),
    ).toEqual([
      'docs/en/a.md:5  Admonitions of MkDocs are plain text here. Write a line ":::tip" before and ":::" after the text.',
      'docs/en/a.md:8  Tabs of MkDocs are plain text here. Write <Tabs> and <Tab label="…"> in an .mdx file.',
      'docs/en/a.md:10  Template tags and shortcodes are plain text here. Write a component in an .mdx file.',
      'docs/en/a.md:12  Code of Vue does not run here. Write a React component in an .mdx file.',
      'docs/en/a.md:16  "==text==" is plain text here. Write <mark>text</mark>.',
      'docs/en/a.md:18  Snippets of MkDocs are plain text here. Write <!--@include: ./file.md-->.',
      'docs/en/a.md:20  Fenced divs of Pandoc are plain text here. Write <div class="…"> and </div>.',
      'docs/en/a.md:22  Formulas are plain text here. Add the plugin @lectern/plugin-math to the config.',
    ]);
  });

  it('is no syntax of others in code', () => {
    expect(warningsOf('`"==text==" is a mark`, and ``a ` ==b==``\n\n`{% include %}`\n')).toEqual([]);
  });

  it('is no syntax of others where a plugin understands it', () => {
    const plugins = [{ name: 'math', markdown: () => ({ features: { math: true } }) }];
    expect(warningsOf('$$\nx\n$$\n', { plugins })).toEqual([]);
  });
});

describe('tags in Markdown files', () => {
  it('that no browser knows are told, each once', () => {
    expect(
      warningsOf(
        [
          'Open http://localhost:<port> or <port>, <b>bold</b>, <my-box>, <svg><linearGradient /></svg>.',
          '',
          '<div>',
          '<Tabs>',
          '<!-- <Note> --><BR>',
          '</div>',
          '',
          '`<code>`, \\<escaped> and <math><mi>x</mi></math>.',
        ].join('\n'),
      ),
    ).toEqual([
      'docs/en/a.md:1  <port> is not an element of HTML, and readers do not see it. Write `<port>` in backticks, or \\<port>.',
      'docs/en/a.md:4  <Tabs> is not an element of HTML, and readers do not see it. Write `<Tabs>` in backticks, or \\<Tabs>.',
    ]);
  });
});

describe('warnings', () => {
  it('name keys of other engines, and what to write', () => {
    const { warnings } = compileMd(
      '---\nlayout: home\norder: 2\nsidebar:\n  order: 2\n  attrs: { class: x }\n---\n\n# A\n',
    );
    expect(warnings).toEqual([
      {
        message: '"layout" in the front matter is not known. Write pageType: home, doc, custom or blank.',
        where: 'docs/en/a.md:2',
      },
      {
        message: '"order" in the front matter is not known. Write sidebar: { order: … }.',
        where: 'docs/en/a.md:3',
      },
      {
        message: '"sidebar.attrs" in the front matter is not known. It has label, order, hidden, badge.',
        where: 'docs/en/a.md:6',
      },
    ]);
  });

  it('name a container that ends with its quotation', () => {
    expect(warningsOf('> :::tip\n> Text\n\nAfter.\n')).toEqual([
      'docs/en/a.md:1  The container ":::tip" is never closed. It ends with its quotation: add a line "> :::".',
    ]);
  });

  it('name the plugin for types on hover, once, unless it is there', () => {
    const source = '```ts twoslash\na\n```\n\n```ts twoslash [a.ts]\nb\n```\n';
    expect(warningsOf(source)).toEqual([
      'docs/en/a.md:1  A code block with "twoslash" has no types here. Add the plugin @lectern/plugin-hover to the config.',
    ]);
    expect(warningsOf(source, { plugins: [{ name: 'hover' }] })).toEqual([]);
  });

  it('say why a preview cannot run', () => {
    const source = '```tsx preview\nimport "nowhere";\n```\n\n```js preview\na\n```\n';
    expect(warningsOf(source)).toEqual([
      'docs/en/a.md:1  A preview cannot run: this is a Markdown file. Rename it: .mdx.',
    ]);
    expect(compileMdx(source).warnings).toEqual([
      { message: 'A preview cannot run: "nowhere" is not installed.', where: 'docs/en/a.mdx:1' },
    ]);
  });

  it('names an unknown language once per file', () => {
    const { warnings } = compileMd('```qqqq\na\n```\n\n```javascrip\nb\n```\n\n```qqqq\nc\n```\n');
    expect(warnings).toEqual([
      {
        message: 'No highlighting for the code language "qqqq". Use "text" for plain text.',
        where: 'docs/en/a.md:1',
      },
      {
        message: 'No highlighting for the code language "javascrip". Did you mean "javascript"?',
        where: 'docs/en/a.md:5',
      },
    ]);
  });
});
