import { describe, expect, it } from 'vitest';
import { compileMd, messageOf } from '../../tests/fixtures/markdown/testing.ts';
import { costlyText } from './long-text.ts';

const REFERENCES =
  'This paragraph has too many character references, such as &amp;, for its length.\n  Split it into several paragraphs, or write the characters themselves.';
const LONG_LINE =
  'This line has too many emphases, links and code spans for its length.\n  Break it into several lines.';
const DIRECTIVES =
  'This page has containers, and more than 20000 words behind a colon, which may be directives.\n  Split the page, or put that text into a code block.';

describe('text that takes the parser time with the square of its size', () => {
  it.each([
    ['character references', `# A\n\n${'&amp;'.repeat(30_000)}`, `docs/en/a.md:3  ${REFERENCES}`],
    [
      'the same in lines of one paragraph',
      `# A\n\n${'a &amp; b\n'.repeat(16_000)}`,
      `docs/en/a.md:3  ${REFERENCES}`,
    ],
    [
      'the same in a cell',
      `| a |\n| - |\n| b |\n| ${'&#38;'.repeat(30_000)} |`,
      `docs/en/a.md:4  ${REFERENCES}`,
    ],
    ['a line of bold Chinese', `\n${'**中文**字'.repeat(16_000)}`, `docs/en/a.md:2  ${LONG_LINE}`],
    [
      'words behind colons, where there are containers',
      `:::tip\na\n:::\n\n${'a:b\n'.repeat(20_001)}`,
      `docs/en/a.md:20005  ${DIRECTIVES}`,
    ],
  ])('is refused: %s', (_name, source, message) => {
    expect(messageOf(() => compileMd(source))).toBe(message);
  });

  it.each([
    ['references in many paragraphs', 'a &amp; b\n\n'.repeat(30_000)],
    ['references in a list', '- a &amp; b\n'.repeat(30_000)],
    ['references in a table', `| a |\n| - |\n${'| a &amp; b |\n'.repeat(30_000)}`],
    ['references in a code block of a list', `- a\n  ~~~xml\n${'  &amp;\n'.repeat(40_000)}  ~~~\n`],
    ['references in HTML', `<table>\n${'<td>&nbsp;</td>\n'.repeat(40_000)}</table>`],
    ['a long line of bold words', '**a** b '.repeat(40_000)],
    ['long lines of Chinese', `${'中文。'.repeat(30_000)}\n**中**文\n`.repeat(10)],
    ['words behind colons, where there are no containers', 'a:b\n'.repeat(40_000)],
    ['code with colons', `:::tip\na\n:::\n\n\`\`\`css\n${'a{b:c}\n'.repeat(40_000)}\`\`\`\n`],
  ])('is taken: %s', (_name, source) => {
    expect(costlyText(source, 'md')).toBeNull();
  });
});
