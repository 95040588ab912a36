import { type Document, LineCounter, parseDocument } from 'yaml';

/** Keys and indices that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** Parses YAML, and JSON, which is YAML as well (YAML 1.2, section 1.2). The counter maps offsets to lines. */
export function parseYaml(yaml: string): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  // Otherwise, its warnings would be printed to the terminal without the name of the file.
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  return { document, counter };
}

/** Returns a function that finds the line of a value in the text, from 1. */
export function lineOfValue(yaml: string): (path: ValuePath) => number {
  const { document, counter } = parseYaml(yaml);
  return (path) => counter.linePos(offsetOf(document, path)).line;
}

/**
 * Returns the offset of the value at a path. If the value is missing, returns that of the nearest parent with a
 * position.
 */
export function offsetOf(document: Document, path: ValuePath): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
    if (Array.isArray(range)) return Number(range[0]);
  }
  return 0;
}
