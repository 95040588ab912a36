import { createRequire } from 'node:module';
import { refractor, type Syntax } from 'refractor/core';
import { addLanguage, GRAMMARS } from './languages.ts';

const require = createRequire(import.meta.url);

/** Grammars of plugins, by name. */
const added = new Map<string, Syntax>();

let areRegistered = false;

/**
 * Registers the built-in grammars, but not before there is code to highlight. The order is fixed, since some grammars
 * depend on those that were registered before them.
 */
function registerAll(): void {
  if (areRegistered) return;
  areRegistered = true;
  for (const grammar of GRAMMARS) refractor.register(grammar);
}

/**
 * Makes sure that a grammar can be used. The most used ones are always available. The others, of which there are more
 * than 270, are loaded when a page uses them.
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
 * @returns false if all of them had been added before
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
