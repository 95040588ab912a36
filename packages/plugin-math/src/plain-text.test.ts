import { describe, expect, it } from 'vitest';
import { render } from './tex.ts';

const textOf = (tex: string) => render(tex, { display: true, macros: {} }).text;

describe('text of a formula', () => {
  it.each([
    ['E=mc^2', 'E=mc^2'],
    ['\\alpha_{ij}', 'α_ij'],
    ['x^{n+1}_0', 'x_0^(n+1)'],
    ["f'(x)", 'f′(x)'],
    ['\\frac{a+b}{2c}', '(a+b)/2c'],
    ['\\sqrt{x}+\\sqrt[3]{a+b}', '√x+√[3](a+b)'],
    ['\\sum_{i=0}^n x_i', '∑_(i=0)^n x_i'],
    ['\\vec{v}+\\hat{x}', 'v+x'],
    ['\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}', '(a b; c d)'],
    ['\\begin{align}a&=b\\\\c&<d\\end{align}', 'a =b; c <d'],
    ['x<0 \\text{ 若 "a" \\& b\\quad c}', 'x<0 若 "a" & b c'],
    ['\\ce{H2O}', 'H_2O'],
    ['A^* + \\phantom{x}', 'A^∗+'],
  ])('of %s is %s', (tex, text) => {
    expect(textOf(tex)).toBe(text);
  });
});
