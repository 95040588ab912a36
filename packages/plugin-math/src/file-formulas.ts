import type { MarkdownFile } from 'lectern';
import type { Dollars } from './dollars.ts';
import { createEquations } from './equations.ts';
import { blockHtml, type Formula, inlineHtml } from './formula.ts';
import { type Macros, render, TexError } from './tex.ts';

/** The formulas of one file, in order. Mistakes in them are reported as errors of the page. */
export interface FileFormulas {
  /** Returns the HTML of a formula that is a block, or an empty string if it is invalid. */
  block(tex: string, line: number): string;
  /** Returns the text of a formula in a paragraph, and a number to get its HTML. Null if it is invalid. */
  inText(tex: string, dollars: Dollars): { text: string; number: number } | null;
  /**
   * Returns the HTML of a formula by its number. Call it only after all formulas of the file are known: it may be a
   * reference to a later one.
   */
  htmlOf(number: number): string;
}

/** @param macros macros of the site; definitions in a formula apply to later formulas of the file */
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
