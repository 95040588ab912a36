import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { checkMacros } from './macros.ts';
import { render, TexError } from './tex.ts';

function mistake(tex: string): unknown {
  try {
    return render(tex, { display: true, macros: {} });
  } catch (error) {
    if (!(error instanceof TexError)) throw error;
    const { message, hint, line } = error;
    return [message, hint, line];
  }
}

const COMMANDS = 'Commands: https://temml.org/docs/en/supported. Your own go into math({ macros }).';

describe('wrong TeX', () => {
  it.each([
    ['a + \\foo', 'Wrong TeX: a + \\foo (Unsupported function name: \\foo).', COMMANDS, 0],
    [
      '\\frac{1',
      "Wrong TeX: \\frac{1 (Unexpected end of input in a macro argument, expected '}').",
      'Correct the formula.',
      0,
    ],
    ['a\n+ b\n+ \\foo', 'Wrong TeX (Unsupported function name: \\foo).', COMMANDS, 2],
    ['a}', "Wrong TeX: a} (Expected 'EOF', got '}').", 'Correct the formula.', 0],
    [
      '\\href{javascript:alert(1)}{a}',
      'Wrong TeX: \\href{javascript:alert(1)}{a} (Unsupported function name: \\href).',
      COMMANDS,
      0,
    ],
    [
      '\\def\\a{\\a\\a}\\a',
      'Wrong TeX: \\def\\a{\\a\\a}\\a (Too many expansions: infinite loop or need to increase maxExpand setting).',
      'Correct the formula.',
      0,
    ],
    [' ', 'The formula is empty.', 'Write TeX into it, or remove it.', 0],
  ])('in %j is told', (tex, ...expected) => {
    expect(mistake(tex)).toEqual(expected);
  });
});

describe('macros', () => {
  it('stand for TeX, with arguments', () => {
    const macros = { '\\RR': '\\mathbb{R}', '\\pair': '(#1,#2)' };
    expect(render('\\pair{\\RR}{b}', { display: false, macros }).text).toBe('(ℝ,b)');
  });

  it.each([
    [
      { RR: 'a' },
      'Plugin "math": the macro "RR" is not a TeX command.',
      'A command is a backslash and letters: "\\\\RR" in JavaScript.',
    ],
    [
      { '\\R2': 'a' },
      'Plugin "math": the macro "\\R2" is not a TeX command.',
      'A command is a backslash and letters: "\\\\R" in JavaScript.',
    ],
    [
      { '\\R': 2 },
      'Plugin "math": the macro "\\R" is not a string.',
      'Set it to the TeX that it stands for, with #1 to #9 for its arguments.',
    ],
  ])('%j are a mistake', (macros, message, hint) => {
    expect(() => checkMacros(macros)).toThrow(expect.objectContaining({ message, hint }));
  });
});

describe('the style sheet', () => {
  it('has the classes of the one that temml comes with, and no font of it', () => {
    const read = (path: string) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const classes = (css: string) => [...new Set(css.match(/\.[a-z][\w-]*(?=[^{}]*\{)/g))].sort();
    const theirs = read(createRequire(import.meta.url).resolve('temml/dist/Temml-Local.css'));
    const ours = read(new URL('../theme/temml.css', import.meta.url).pathname);
    // Omitted: letters and primes of its font, and the number of an equation, which is in the page.
    const left = ['.mathscr', '.tml-eqn', '.tml-prime'];
    expect(classes(ours)).toEqual(classes(theirs).filter((name) => !left.includes(name)));
    expect(ours).not.toMatch(/@font-face|Temml/);
  });
});
