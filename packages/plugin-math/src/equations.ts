import type { MarkdownFile } from 'lectern';
import { escapeAttribute, type Formula } from './formula.ts';

/** The equations of a file that have a number or a tag, and the references to them. */
export interface Equations {
  /** Returns the formula with its numbers, which a style sheet would otherwise count. */
  number(formula: Formula, line: number): Formula;
  /** Returns the reference if a formula is only `\ref{name}` or `\eqref{name}`, otherwise null. */
  reference(tex: string, line: number): { name: string; html(): string } | null;
}

const NUMBER = /<span class="tml-eqn"><\/span>/g;
/** Matches the cell of a number, which is at the edge. */
const CELL = /<mtd(?= style="[^"]*"><mtext(?: class="tml-tag">|><span class="tml-eqn">))/g;
const REFERENCE = /^\s*\\(eq)?ref\s*\{([^{}]*)\}\s*$/;
/** Matches a row that has a label, up to its number or tag. */
const LABELED = /<mtr id="([^"]*)"[^>]*>(?:(?!<mtr id=)[\s\S])*?class="tml-(?:tag|eqn)">([^<]*)</g;

export function createEquations(file: MarkdownFile): Equations {
  const shown = new Map<string, string>();
  let count = 0;
  return {
    number(formula, line) {
      if (/\\(?:eq)?ref\b/.test(formula.tex)) {
        file.fail(
          'A reference to an equation is inside of a formula.',
          line,
          'Put it in its own dollar signs: $\\eqref{name}$.',
        );
      }
      const mathml = formula.mathml
        .replace(CELL, '<mtd class="tml-right"')
        .replace(NUMBER, () => `<span class="tml-eqn">(${++count})</span>`);
      for (const [, id = '', number = ''] of mathml.matchAll(LABELED)) {
        if (shown.has(id))
          file.fail(`Two equations have the label "${id}".`, line, 'Give one of them another.');
        shown.set(id, number);
      }
      return { ...formula, mathml };
    },
    reference(tex, line) {
      const [found, eq, name = ''] = REFERENCE.exec(tex) ?? [];
      if (!found) return null;
      const html = () => {
        const id = name.replace(/[^\w-]/g, '');
        const number = shown.get(id);
        if (number === undefined) {
          const hint = id
            ? 'Give an equation with a number or a \\tag that label, in the same file.'
            : 'Labels are ids, of English letters: \\label{energy}.';
          file.fail(`No equation has the label "${name}".`, line, hint);
        }
        const text = eq ? number : number?.replace(/^\((.*)\)$/, '$1');
        return `<a href="#${escapeAttribute(id)}">${text}</a>`;
      };
      return { name, html };
    },
  };
}
