import type { MarkdownFile } from 'lectern';
import type { Dollars } from './dollars.ts';
import { createEquations } from './equations.ts';
import { blockHtml, type Formula, inlineHtml } from './formula.ts';
import { type Macros, render, TexError } from './tex.ts';

/** The formulas of one file, in its order. What is wrong with them is told as errors of the page. */
export interface FileFormulas {
  /** HTML of a formula that is a block; empty where it is wrong. */
  block(tex: string, line: number): string;
  /** A formula in a paragraph: its text, and a number to ask for its HTML by; null where it is wrong. */
  inText(tex: string, dollars: Dollars): { text: string; number: number } | null;
  /** Not before all formulas of the file are known: it may be a reference to a later one. */
  htmlOf(number: number): string;
}

/** @param macros of the site; what a formula defines holds for the later ones of the file */
export function createFormulas(file: MarkdownFile, macros: Macros): FileFormulas {
  const own = { ...macros };
  const equations = createEquations(file);
  const inText: (() => string)[] = [];

  function formula(tex: string, display: boolean, line: number): Formula | null {
    try {
      return equations.number({ tex, ...render(tex, { display, macros: own }) }, line);
    } catch (error) {
      if (!(error instanceof TexError)) throw error;
      file.fail(error.message, line + error.line, error.hint);
      return null;
    }
  }

  function keep(text: string, html: () => string) {
    return { text, number: inText.push(html) - 1 };
  }

  return {
    block(tex, line) {
      const found = formula(tex, true, line);
      return found ? blockHtml(found, 'div') : '';
    },
    inText(tex, { count, line, mistake }) {
      if (mistake) {
        file.fail(mistake, line, 'Write \\$ for a dollar sign.');
        return null;
      }
      const reference = equations.reference(tex, line);
      if (reference) return keep(reference.name, reference.html);
      const isBlock = count > 1;
      const found = formula(tex, isBlock, line);
      return found && keep(found.text, () => (isBlock ? blockHtml(found, 'span') : inlineHtml(found)));
    },
    htmlOf: (number) => inText[number]?.() ?? '',
  };
}
