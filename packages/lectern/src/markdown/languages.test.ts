import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { GRAMMAR_NAMES } from './grammar-names.ts';
import { highlightLines } from './highlight.ts';
import { grammarOf, languageNames } from './languages.ts';

it('lists every grammar of refractor with its other names', async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('refractor/tsx'));
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const entries = await Promise.all(
    files.map(async (file) => {
      const { default: grammar } = await import(`${folder}/${file}`);
      const aliases = grammar.aliases.filter((alias: string) => alias !== grammar.displayName);
      return [grammar.displayName, aliases.join()].filter(Boolean).join('=');
    }),
  );
  expect(GRAMMAR_NAMES.trim().split(/\s+/).sort()).toEqual(entries.sort());
});

it.each([
  ['rs', 'rust', 'fn main() {}'],
  ['c++', 'cpp', 'class Tea {};'],
  ['php', 'php', '<?php echo 1;'],
  ['kt', 'kotlin', 'fun tea() {}'],
  ['vue', 'markup', '<b>x</b>'],
  ['vue-html', 'markup', '<b>x</b>'],
  ['make', 'makefile', 'all: tea'],
  ['apache', 'apacheconf', 'Listen 80'],
  ['haskell', 'haskell', 'module Tea where'],
])('%s is %s, which is there when it is used', (name, grammar, code) => {
  expect(grammarOf(name)).toBe(grammar);
  expect(highlightLines(code, grammar).join()).toContain('class="token');
});

it('has a grammar for each other name', () => {
  const names = new Set(GRAMMAR_NAMES.trim().split(/[\s=,]+/));
  // `log` is the only name that is plain text.
  for (const name of languageNames()) expect(names, name).toContain(grammarOf(name) ?? 'log');
});
