import { describe, expect, it } from 'vitest';
import { measure, proseOf } from './measure.ts';

describe('what there is to read', () => {
  it.each([
    ['It is a well-known fact, isn’t it?', 7, 0],
    ['中文和 English。', 1, 3],
    ['ひらがなとカタカナ', 0, 9],
    ['한국어 문서', 0, 5],
    ['ฉันชอบชา', 3, 0],
    ['Größe: 3.14 — *très* bien', 4, 0],
    ['', 0, 0],
  ])('of "%s"', (text, words, characters) => expect(measure(text)).toEqual({ words, characters }));

  it('leaves out code blocks, addresses and markup', () => {
    const text = [
      'One [two](./a-(b).md "title") ![three](x.png) <b class="bold">four</b> `five`',
      '```ts title="a b c"\nconst no = 1;\n```',
      '> ~~~\n> no\n> ~~~',
      '<!-- no\nno -->',
      '[ref]: https://no.example',
      'https://no.example/a',
      '## Six {#no}',
      '````md\n```\nno\n```\n````',
      '```\nnever closed',
    ].join('\n\n');
    expect(proseOf(text, 'md').match(/\w+/g)).toEqual(['One', 'two', 'three', 'four', 'five', 'Six']);
  });

  it('leaves out the code of MDX', () => {
    const text = "import { a } from './no.ts';\nexport const b = 1;\n\nOne {a} two.\n\nimporting three";
    expect(proseOf(text, 'mdx').match(/\w+/g)).toEqual(['One', 'two', 'importing', 'three']);
  });
});
