/** Returns the median of some numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns median and range, such as `3.2 (3.1–3.9)`; the range only if there is more than one value. */
export function spread(values, digits = 1) {
  const text = median(values).toFixed(digits);
  if (values.length < 2) return text;
  return `${text} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
}

/** Returns the ratio to the reference's median, such as `×8.1`. */
export function ratio(values, reference) {
  return `×${(median(values) / median(reference)).toFixed(1)}`;
}

export function kilobytes({ raw, gzip, brotli }) {
  const format = (bytes) => (bytes / 1000).toFixed(1);
  return `${format(raw)} / ${format(gzip)} / ${format(brotli)}`;
}

/** Returns a Markdown table: the first column is left-aligned, the others are right-aligned. */
export function table(head, rows) {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}
