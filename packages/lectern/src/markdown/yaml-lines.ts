import { type Document, LineCounter, parseDocument } from 'yaml';

/** Keys and indices that lead to a value. */
export type ValuePath = readonly (string | number)[];

/** Parses YAML, and JSON, which is YAML as well (YAML 1.2, section 1.2). The counter tells the lines of offsets. */
export function parseYaml(yaml: string): { document: Document; counter: LineCounter } {
  const counter = new LineCounter();
  // Its warnings would go to the terminal, without the name of the file.
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error' });
  return { document, counter };
}

/** Tells the line in the text that a value is on, from 1. */
export function lineOfValue(yaml: string): (path: ValuePath) => number {
  const { document, counter } = parseYaml(yaml);
  return (path) => counter.linePos(offsetOf(document, path)).line;
}

/** Where the value at a path starts; the nearest parent that has a place when the value itself is missing. */
export function offsetOf(document: Document, path: ValuePath): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null;
    if (Array.isArray(range)) return Number(range[0]);
  }
  return 0;
}
