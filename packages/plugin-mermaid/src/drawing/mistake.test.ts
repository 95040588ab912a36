import { describe, expect, it } from 'vitest';
import { readMistake } from './mistake.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });
const jison = (line: number, expected: string, got = 'NEWLINE') =>
  new Error(`Parse error on line ${line}:\n...A-->B B[--C\n-------^\nExpecting ${expected}, got '${got}'`);

describe('a mistake', () => {
  it('of a type names the first line', () => {
    const code = '\n---\ntitle: a\n---\n%% note\nflow TD\n A-->B';
    expect(readMistake(named('UnknownDiagramError', 'No diagram type detected'), code)).toEqual({
      message: 'Mermaid knows no type of diagram in "flow TD".',
      hint: 'Start with flowchart, sequenceDiagram, classDiagram or another type: https://mermaid.js.org/intro/.',
      line: 5,
    });
    expect(readMistake(named('UnknownDiagramError', ''), '').message).toBe(
      'Mermaid knows no type of diagram in "an empty diagram".',
    );
  });

  it('of a line is at that line, whatever the parsers do not see', () => {
    const lines = [
      '---',
      'title: a',
      '---',
      '%%{init: {',
      '}}%%',
      '',
      'flowchart TD',
      '%% note',
      'A-->B',
      'B[--C',
    ];
    expect(readMistake(jison(3, "'SQE', 'PE'"), lines.join('\n'))).toEqual({
      message: `Mermaid cannot read "B[--C": 'SQE', 'PE' expected, got 'NEWLINE'.`,
      hint: 'Fix the diagram: https://mermaid.js.org/intro/ shows how each type is written.',
      line: 9,
    });
  });

  it('beyond the end is at the last line, and says little of much', () => {
    const { line, message } = readMistake(
      jison(9, "'a', 'b', 'c', 'd', 'e', 'f'", '1'),
      'flowchart TD\nA-->',
    );
    expect(line).toBe(1);
    expect(message).toBe(`Mermaid cannot read "A-->": 'a', 'b', 'c', 'd' or 2 others expected, got the end.`);
  });

  it.each([
    [
      "Parsing failed:  Parse error on line 2, column 6: Expecting token of type ':' but found `4`.",
      'Mermaid cannot read ""a" 4": Expecting token of type \':\' but found `4`.',
    ],
    [
      'Parsing failed: Lexer error on line 2, column 3: unexpected character: ->|<- at offset: 28, skipped 1 characters.',
      'Mermaid cannot read ""a" 4": unexpected character: ->|<-.',
    ],
    [
      'Lexical error on line 2. Unrecognized text.\n...',
      'Mermaid cannot read ""a" 4": Unrecognized text. ...',
    ],
  ])('in the words of another parser: %s', (message, expected) => {
    expect(readMistake(new Error(message), 'pie\n"a" 4')).toMatchObject({ message: expected, line: 1 });
  });

  it('of another kind is told as it is', () => {
    expect(readMistake(new TypeError('x is\nno function'), 'pie')).toEqual({
      message: 'Mermaid cannot draw this: x is no function',
      hint: 'Simplify the diagram, or include an image that is drawn elsewhere.',
      line: 0,
    });
  });
});
