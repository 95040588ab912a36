import { createRequire } from 'node:module';
import { refractor, type Syntax } from 'refractor/core';
import { addLanguage, GRAMMARS } from './languages.ts';

const require = createRequire(import.meta.url);

/** Grammars of plugins, by name. */
const added = new Map<string, Syntax>();

let areRegistered = false;

/** In one order, as some grammars see those that were there before them; not before there is code to highlight. */
function registerAll(): void {
  if (areRegistered) return;
  areRegistered = true;
  for (const grammar of GRAMMARS) refractor.register(grammar);
}

/**
 * Makes sure that a grammar can be used. The most used ones always can; of the others, of which there are more than
 * 270, a page loads what it uses.
 */
export function loadGrammar(name: string): void {
  registerAll();
  if (refractor.registered(name)) return;
  const { default: grammar } = require(`refractor/${name}`) as { default: Syntax };
  refractor.register(grammar);
}

/**
 * Adds the grammars of plugins, which override others of the same name.
 *
 * @returns false when all of them were there already
 */
export function addGrammars(grammars: readonly Syntax[]): boolean {
  const fresh = grammars.filter((grammar) => added.get(grammar.displayName) !== grammar);
  if (fresh.length > 0) registerAll();
  for (const grammar of fresh) {
    added.set(grammar.displayName, grammar);
    delete (refractor.languages as Record<string, unknown>)[grammar.displayName];
    refractor.register(grammar);
    addLanguage(grammar.displayName, grammar.aliases ?? []);
  }
  return fresh.length > 0;
}
