import { describe, expect, it } from 'vitest';
import { type BlockData, changeBlock } from './block.ts';
import type { Hover, Note } from './types.ts';

const at = (line: number, column: number, length: number, text: string, docs?: string): Hover => ({
  line,
  column,
  length,
  text,
  ...(docs !== undefined && { docs }),
});

/** Returns the changed code and the data that the browser gets. */
function change(code: string, hovers: Hover[], notes: Note[] = [], hidden: number[] = []) {
  let data: BlockData | undefined;
  const changed = changeBlock(code, { hovers, notes, hidden, problems: [] }, (name, content) => {
    data = JSON.parse(content);
    return `/assets/${name}`;
  });
  return { ...changed, below: [...(changed?.below ?? [])], data };
}

/** Returns the words that the data refers to in the text that readers see. */
function words({ texts, words }: BlockData, shown: string): [string, string][] {
  const found: [string, string][] = [];
  let end = 0;
  for (let index = 0; index < words.length; index += 3) {
    const [gap = 0, length = 0, text = 0] = words.slice(index, index + 3);
    found.push([shown.slice(end + gap, end + gap + length), texts[text]?.[0] ?? '']);
    end += gap + length;
  }
  return found;
}

describe('changeBlock', () => {
  it('gives places in what readers see, and each text once', () => {
    const code = 'let hidden;\n// ---cut---\nconst a = b;\n// [!code focus]\nb(a); // [!code ++]';
    const hovers = [
      at(1, 5, 6, 'hidden'),
      at(3, 7, 1, 'A'),
      at(3, 11, 1, 'B', 'docs'),
      at(5, 1, 1, 'B', 'docs'),
      at(5, 3, 1, 'A'),
      at(5, 20, 2, 'in a comment'),
    ];
    const { data, attributes, code: other } = change(code, hovers);
    expect(data?.texts).toEqual([['A'], ['B', 'docs']]);
    expect(data && words(data, 'const a = b;\nb(a);')).toEqual([
      ['a', 'A'],
      ['b', 'B'],
      ['b', 'B'],
      ['a', 'A'],
    ]);
    expect(attributes).toEqual({ 'data-hover': '/assets/hover.json' });
    expect(other).toBeUndefined();
  });

  it('hides questions, and puts answers and errors below their lines, as attributes', () => {
    const code = '// @errors: 1\nlet a;\n//  ^?\nlet b; // [!code focus]';
    const notes: Note[] = [
      { line: 2, column: 5, text: 'let a: Map<"x", 1>\n& {}', kind: 'type' },
      { line: 2, column: 5, text: 'no', kind: 'error' },
      { line: 4, column: 1, text: 'No.', kind: 'error' },
    ];
    const { code: shown, below, attributes } = change(code, [], notes, [1, 3]);
    expect(shown).toBe('let a; // [!code error]\nlet b; // [!code focus] [!code error]');
    expect(attributes).toBeUndefined();
    expect(below).toEqual([
      [
        1,
        '<span class="code-note type" style="--at:4" data-note="let a: Map&lt;&quot;x&quot;, 1&gt;&#10;&amp; {}"></span>' +
          '<span class="code-note error" style="--at:4" data-note="no"></span>',
      ],
      [2, '<span class="code-note error" style="--at:0" data-note="No."></span>'],
    ]);
  });
});
