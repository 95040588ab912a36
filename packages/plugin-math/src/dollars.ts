/** A node with the position that the parser gives it. */
export interface Placed {
  position?: { start: Place; end: Place } | undefined;
}

interface Place {
  line: number;
  offset?: number | undefined;
}

/** Notation of a formula in a line of text. */
export interface Dollars {
  /** Number of dollar signs. Two begin a formula on a separate line. */
  count: number;
  /** Line of the file where the formula begins. */
  line: number;
  /** Reason why the dollar signs do not seem to mark a formula: `$5 and $10`. */
  mistake: string | null;
}

/**
 * Reads the dollar signs of a formula. The parser treats any text between two dollar signs of a paragraph as a formula.
 * Amounts of money are distinguished from formulas as in Pandoc: a formula does not end with a space, and no digit
 * follows it.
 *
 * @param source text that the parser has read
 */
export function readDollars(node: Placed, source: string): Dollars {
  const { start, end } = node.position ?? { start: { line: 1, offset: 0 }, end: { offset: 0 } };
  const written = source.slice(start.offset, end.offset);
  const count = /^\$+/.exec(written)?.[0].length ?? 1;
  const inner = written.slice(count, -count);
  const isPadded = /^\s/.test(inner) && /\s$/.test(inner);
  const shown = written.replace(/\s+/g, ' ');
  const mistake = (why: string) => `"${shown}" is no formula: ${why}.`;
  const dollars = { count, line: start.line, mistake: null };
  if (count > 1 || isPadded) return dollars;
  if (/\s$/.test(inner)) return { ...dollars, mistake: mistake('it ends with a space') };
  if (/^\s/.test(inner)) return { ...dollars, mistake: mistake('it begins with a space') };
  const next = /^\d/.exec(source.slice(end.offset))?.[0];
  return next ? { ...dollars, mistake: mistake(`the digit ${next} follows it`) } : dollars;
}
