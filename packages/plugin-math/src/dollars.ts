/** A node as the parser places it. */
export interface Placed {
  position?: { start: Place; end: Place } | undefined;
}

interface Place {
  line: number;
  offset?: number | undefined;
}

/** How a formula in a line of text was written. */
export interface Dollars {
  /** Two begin a formula on a separate line. */
  count: number;
  /** Line of the file that the formula begins on. */
  line: number;
  /** Why the dollar signs seem to be none of a formula: `$5 and $10`. */
  mistake: string | null;
}

/**
 * The parser takes whatever is between two dollar signs of a paragraph for a formula. Amounts of money are told from
 * formulas as Pandoc does: a formula does not end with a space, and no digit follows it.
 *
 * @param source what the parser has read
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
