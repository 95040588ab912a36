const FENCE = /^\s*(?:[-*+>]\s+)*(`{3,}|~{3,})/;

/**
 * Makes what tells of each line of a text, in turn, whether it is part of a block of code, with its fences.
 *
 * @param pattern a line with a fence, whose first group is the fence
 */
export function codeLines(pattern = FENCE): (line: string) => boolean {
  let fence: string | null = null;
  return (line) => {
    const mark = pattern.exec(line)?.[1];
    // A shorter fence is text of the block (CommonMark 0.31, 4.5).
    if (mark && (fence === null || mark.startsWith(fence))) fence = fence === null ? mark : null;
    return fence !== null || mark !== undefined;
  };
}
