import { writeFileSync } from 'node:fs';
import type { Page } from './extract.js';
import type { Facts } from './facts.js';
import { pageOfOption } from './option-pages.js';

/** Writes the facts from the packages, and removes options that now have a page from the list of those without. */
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

/** Writes JSON in a form that people can read, too. */
export function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
