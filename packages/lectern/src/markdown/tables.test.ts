import { describe, expect, it } from 'vitest';
import { testOptions } from '../../tests/fixtures/markdown/testing.ts';
import { compile } from './compile.ts';

const LONG_URL = 'https://example.com/a-very-long-address-that-no-phone-shows-in-one-line';
const LONG_CODE = 'a --long "piece of code" with --many parts';

function html(text: string): string {
  return compile(text, testOptions({ file: '/docs/a.md' })).html;
}

/** On a phone, a table of two columns becomes a list of its rows if its longest words leave no room. */
describe('a table of two columns', () => {
  const ROOM: [what: string, cells: [string, string]][] = [
    ['short words', ['Many short words in one cell', 'and as many in the other one, which may break']],
    [
      'Chinese, which breaks anywhere',
      ['在开发服务器启动之后自动打开浏览器窗口', '这一列的文字也可以在任何地方换行显示'],
    ],
    ['the address of a link', [`[Tea](${LONG_URL})`, 'Text']],
    ['a link by reference', ['[Tea][a-reference-with-a-very-long-name-of-its-own]', 'Text']],
    ['the address of an image', [`![Tea](${LONG_URL})`, 'Text']],
    ['tags', [`<kbd class="a-very-long-name-of-a-class-of-its-own">K</kbd>`, 'Text']],
    ['long code in the second column, which breaks', ['Text', `\`${LONG_CODE}\``]],
    ['words between emphasis', ['**Emphasized**~~deleted~~*set apart*', 'Text']],
  ];
  it.each(ROOM)('has room for %s', (_what, [first, second]) => {
    expect(html(`| A | B |\n| --- | --- |\n| ${first} | ${second} |`)).not.toContain('stacks');
  });

  const NO_ROOM: [what: string, cells: [string, string]][] = [
    ['long words', ['aVeryLongWordThatDoesNotBreak', 'anotherLongWord']],
    ['a long word in emphasis', ['**aVeryLongWordThatDoesNotBreak**', '*anotherLongWord*']],
    ['the text of a link', ['[aVeryLongWordThatDoesNotBreak](/a)', 'anotherLongWord']],
    ['long code in the first column, which stays whole', [`\`${LONG_CODE}\``, 'Text']],
    ['code with a bar', ['`one \\| two \\| three \\| four \\| five \\| six`', 'Text']],
  ];
  it.each(NO_ROOM)('has none for %s', (_what, [first, second]) => {
    expect(html(`| A | B |\n| --- | --- |\n| ${first} | ${second} |`)).toContain('stacks');
  });

  it('is read where its rows have signs of quotes and lists before them, or no bars around them', () => {
    const rows = ['A | B', '--- | ---', 'aVeryLongWordThatDoesNotBreak | anotherLongWord'];
    expect(html(rows.join('\n'))).toContain('stacks');
    expect(html(rows.map((row) => `> > ${row}`).join('\n'))).toContain('stacks');
    expect(html(`- ${rows.join('\n  ')}`)).toContain('stacks');
    expect(html('1. A | B\n   --- | ---\n   a b | c')).not.toContain('stacks');
  });
});

it('keeps short text of a cell in one line, but for code, which breaks by rules of its own', () => {
  const cells = ['`a-b`', '`a \\| b`', '``a ` b``', '[`a-b`](/a)', '**a-b**', '`a-b` c', 'a-b', '中文'];
  const rows = cells.map((cell) => `| ${cell} | x |`);
  const found = [...html(`| A | B |\n| --- | --- |\n${rows.join('\n')}`).matchAll(/<td( class="nowrap")?>/g)];
  const first = found.filter((_, index) => index % 2 === 0).map(([, nowrap]) => Boolean(nowrap));
  expect(first).toEqual([false, false, false, true, true, true, true, true]);
});
