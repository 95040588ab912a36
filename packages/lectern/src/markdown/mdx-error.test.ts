import { describe, expect, it } from 'vitest';
import type { MessageCase } from '../../tests/fixtures/markdown/testing.ts';
import { compileMdx, messageOf, testResolvers } from '../../tests/fixtures/markdown/testing.ts';
import { DocsError } from '../shared/error.ts';

const TAG = 'Close it, as in <Tag>…</Tag> or <Tag />; a tag that opens inside a paragraph closes inside it.';
const EXPRESSION = 'Braces hold JavaScript in MDX; write \\{ for a plain brace.';
const ESM = 'A line that starts with "import" or "export" is JavaScript in MDX; end it with an empty line.';

const MDX: MessageCase[] = [
  [
    'an open tag',
    '---\nfooter: true\n---\n\n# x\n\n<A>\n\ntext\n',
    `:7:1  The tag <A> is never closed.\n  ${TAG}`,
  ],
  ['an open tag in a paragraph', 'text <b>\n\nx</b>\n', `:1:6  The tag <b> is never closed.\n  ${TAG}`],
  [
    'a closing tag too many',
    'a </B>\n',
    ':1:3  The closing tag </B> has no opening tag.\n  Remove it, or add the opening tag. A tag that opens inside a paragraph closes inside it.',
  ],
  [
    'an HTML comment',
    '\n<!-- a -->\n',
    ':2:1  HTML comments do not work in MDX.\n  Write {/* comment */} instead. A file to include is imported: import Part from "./part.md", then <Part />.',
  ],
  [
    'an attribute without a value, which the parser gives no place of',
    '# x\n\n<A b={ } />\n',
    ':3  An attribute has no value: "={}".\n  Write one between the braces, or leave the attribute out.',
  ],
  [
    'an export that waits',
    '# A\n\nText that says await.\n\nexport const a = await Promise.resolve(1);\n\n{a}',
    ':5  A page cannot wait: "await" is outside of a function.\n  Load the data in a data module (name.data.ts), which may wait, and import it here.',
  ],
  [
    'a name that two exports declare',
    'export const a = 1\n\nx\n\nexport const a = 2\n',
    ':5  The name "a" is declared twice on this page.\n  Give one of the two another name.',
  ],
  [
    'a backslash at the end of an export, which ends the parser',
    'export const a = `\\',
    `:1:18  This import or export cannot be read: Unterminated string.\n  ${ESM}`,
  ],
  [
    'a backslash at the end of an export that is not the last block',
    'export const a = `\\\n\nb\n',
    `:1:18  This import or export cannot be read: Unterminated string.\n  ${ESM}`,
  ],
  [
    'two default exports, which the parser gives no place of',
    'export default () => null\n\nexport default () => null\n\na',
    ':3  This page has a default export already.\n  Keep one of them: it is the layout of the page.',
  ],
  [
    'an open brace',
    'a {b\n',
    ':1:3  A "{" is never closed.\n  Close the expression with "}", or write \\{ for a plain brace.',
  ],
  [
    'a bad expression, its column without markers',
    '**中。**后 {a b}\n',
    `:1:12  This is not a JavaScript expression: Expected \`,\` or \`)\` but found \`Identifier\`.\n  ${EXPRESSION}`,
  ],
  [
    'a bad attribute',
    'x\n\n<A b=c/>\n',
    ':3:1  This tag cannot be read.\n  Attributes are name="text" or name={value}, and the tag ends with ">"; write \\< for a plain "<".',
  ],
  [
    'a tag whose end begins a quote',
    '# x\n\n<a\n  href="y"\n>x</a>\n',
    ':3:1  The ">" that ends this tag begins a quote.\n  Put it at the end of the line before: at the start of a line, ">" is the sign of a quote.',
  ],
  [
    'a lone angle bracket',
    'a <3 b\n',
    ':1:3  This "<" does not start a tag.\n  Write \\< or &lt; for a plain "<", and [text](url) for a link.',
  ],
  [
    'a broken import, its line in the file',
    '---\nfooter: true\n---\n\nimport a from "a"\n\nText\n\nimport b fro\n',
    `:9:10  This import or export cannot be read: Expected \`from\` but found \`Identifier\`.\n  ${ESM}`,
  ],
  [
    'a re-export',
    'import a from "a"\n\nText\n\nexport const b = 1\nexport { c } from "./c"\n',
    ':6  An MDX page cannot re-export from another module.\n  Import the names first, then export them in their own statement.',
  ],
  [
    'a named import from a fragment',
    'import { b } from "./b.md"\n',
    ':1  Only the default export of ./b.md can be imported.\n  Write "import b from \'./b.md\'" and <b />.',
  ],
  ['a dead link in JSX', 'x\n\n<a href="./dead">x</a>\n', ':3  Link goes nowhere: ./dead\n  Fix it.'],
];

describe('messages of MDX', () => {
  for (const [name, source, message] of MDX) {
    it(name, () => {
      expect(messageOf(() => compileMdx(source))).toBe(`docs/en/a.mdx${message}`);
    });
  }

  it('a broken fragment', () => {
    const resolve = testResolvers({ '/docs/en/b.mdx': '\n<A>\n' });
    expect(messageOf(() => compileMdx('import B from "./b.mdx"\n\n<B />\n', { resolve }))).toContain(
      'docs/en/b.mdx:2:1  The tag <A> is never closed.',
    );
  });

  it('a component that no one defined says so when it runs', () => {
    const { code } = compileMdx('# x\n\n<Missing />\n');
    const { default: Content } = new Function(code)({ modules: {} });
    expect(messageOf(() => Content({ components: {} }))).toContain(
      'docs/en/a.mdx:3:1  <Missing> is not defined.\n  Import it at the top of the file, or correct its name.',
    );
  });
});

describe('an import in a container', () => {
  it('is told on the line where it is written', () => {
    const resolve = {
      ...testResolvers(),
      module(name: string): string {
        throw new DocsError(`There is no module ${name}.`);
      },
    };
    const source = "# A\n\n:::tip\nimport A from './a.tsx';\n:::\n\nText\n";
    expect(messageOf(() => compileMdx(source, { resolve }))).toBe(
      'docs/en/a.mdx:4  There is no module ./a.tsx.',
    );
  });
});
