/** Returns a Markdown table without columns that are empty in all rows. Empty if there are no rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const used = head.map((_, column) => column === 0 || rows.some((row) => row[column]));
  const line = (cells: readonly string[]) => `| ${cells.filter((_, column) => used[column]).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
