import { shownLines } from 'lectern/markdown';
import type ts from 'typescript-5';
import type { SampleHovers } from './hover-data.js';
import { type HoverContext, hoverText } from './hover-texts.js';
import { type Edited, positionAt } from './insertions.js';
import { wordsOf } from './words.js';

/**
 * Returns hovers for the words of a sample that readers see.
 *
 * @param code of the whole sample; word numbers count from its start
 * @param files the sample's files as the compiler parsed them
 */
export async function hoversOf(
  code: string,
  files: readonly { file: Edited; source: ts.SourceFile }[],
  context: HoverContext,
): Promise<SampleHovers> {
  const shown = new Set(shownLines(code).map(({ line }) => line));
  const numbers = new Map(
    wordsOf(code).flatMap(({ line, column, text }, number) =>
      shown.has(line) ? [[`${line}:${column} ${text}`, number] as const] : [],
    ),
  );
  const found: [number, SampleHovers[number][1]][] = [];
  for (const { file, source } of files) {
    for (const node of identifiersOf(source, context)) {
      const offset = file.originalOffset(node.getStart(source));
      const { line, column } = positionAt(file.original, offset);
      const number = numbers.get(`${line}:${column} ${node.text}`);
      const told = number === undefined ? null : await hoverText(node, context);
      if (number !== undefined && told) found.push([number, told]);
    }
  }
  return found.sort(([a], [b]) => a - b);
}

function identifiersOf(source: ts.SourceFile, { ts }: HoverContext): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
