const FENCE = /^\s*(?:[-*+>]\s+)*(`{3,}|~{3,})/;

/**
 * Returns a function that is called with each line of a text, in order. It checks whether the line is part of a code
 * block, including its fences.
 *
 * @param pattern matches a line with a fence; its first group is the fence
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
