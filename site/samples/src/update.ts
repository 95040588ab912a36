import { writeFileSync } from 'node:fs';
import type { Page } from './extract.js';
import type { Facts } from './facts.js';
import { pageOfOption } from './option-pages.js';

/** Writes what the packages say, and takes options that have a page by now off the list of those without. */
export function updateFacts(input: {
  factsFile: string;
  facts: Facts;
  exemptFile: string;
  exempt: Readonly<Record<string, string>>;
  pages: readonly Page[];
}): void {
  const written = new Set(input.pages.map(({ key }) => key));
  const kept = Object.entries(input.exempt).filter(
    ([option]) => option in input.facts.options && !written.has(pageOfOption(option)),
  );
  writeJson(input.factsFile, input.facts);
  writeJson(input.exemptFile, Object.fromEntries(kept));
}

/** Writes a file that people read, too. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
