import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CssNode, type Declaration, generate, parse } from 'css-tree';
import { describe, expect, it } from 'vitest';

const theme = fileURLToPath(new URL('../src/theme/', import.meta.url));

/** Styles for right-to-left pages that logical properties cannot express. */
const MIRRORING = 'languages/rtl.css';

/** Declarations that may name a side, as `file: declaration`, by the reason. */
const ALLOWED = {
  'mirrored in languages/rtl.css': [
    'ui/ui.css: transform-origin: left',
    'ui/ui.css: translate: var(--from, -100%)0',
    'search/search.css: box-shadow: inset 2px 0 var(--lectern-accent)',
  ],
  'code goes from left to right anywhere': [
    'styles/code.css: box-shadow: -0.25rem 0 0.5rem var(--lectern-code-paper)',
    'styles/code.css: box-shadow: inset 2px 0 var(--tone)',
  ],
  'the same at both sides': [
    'styles/prose.css: background: linear-gradient(90deg,var(--lectern-paper) 50%,transparent) left/var(--edge) local,linear-gradient(270deg,var(--lectern-paper) 50%,transparent) right/var(--edge) local,linear-gradient(90deg,var(--lectern-shadow),transparent) left/0.75rem 100%no-repeat,linear-gradient(270deg,var(--lectern-shadow),transparent) right/0.75rem 100%no-repeat',
  ],
};

const SIDE = /(?:^|-)(?:left|right)(?:-|$)/;
/** Shorthands whose second value is for the right side and whose fourth is for the left. */
const SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** True for a declaration that would have to differ in a mirrored page. */
function isPhysical({ property, value }: Declaration): boolean {
  const parts = partsOf(value);
  if (SIDE.test(property) || parts.some((part) => /^(?:left|right)$/.test(part))) return true;
  if (SIDES.test(property)) return parts.length === 4 && parts[1] !== parts[3];
  if (property === 'border-radius') return isOneSided(parts);
  if (property === 'translate') return parts.length > 0 && !isZero(parts[0]);
  // The first of the two offsets is the horizontal one.
  if (property === 'box-shadow') return !isZero(parts.find((part) => /^-?[\d.]/.test(part)));
  return /linear-gradient\((?:90deg|270deg|to (?:left|right))/.test(generate(value));
}

/** Corners: top left, top right, bottom right, bottom left. A missing value is that of the opposite corner. */
function isOneSided([a, b = a, c = a, d = b]: readonly string[]): boolean {
  return a !== b || d !== c;
}

function isZero(part: string | undefined): boolean {
  return part === undefined || Number.parseFloat(part) === 0;
}

function partsOf(value: Declaration['value']): string[] {
  if (value.type !== 'Value') return [];
  return value.children.toArray().map((node: CssNode) => generate(node));
}

/** Matches declarations by their punctuation, because the parser misreads some nested rules. */
const DECLARATION = /(?<=[{;}]\s*)[a-z-]+:\s[^;{}]+(?=;)/g;

function physicalIn(file: string): string[] {
  const css = readFileSync(join(theme, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...css.matchAll(DECLARATION)]
    .map(([text]) => parse(text, { context: 'declaration' }) as Declaration)
    .filter(isPhysical)
    .map((declaration) => `${file}: ${declaration.property}: ${generate(declaration.value)}`);
}

describe('the theme in languages that are written from right to left', () => {
  const files = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.css') && file !== MIRRORING);

  it('names no side in its styles: they are logical properties, but for those that are known', () => {
    expect(files.flatMap(physicalIn).sort()).toEqual(Object.values(ALLOWED).flat().sort());
  });

  it.each([
    ['margin-left: 1px', true],
    ['left: 0', true],
    ['border-top-left-radius: 1px', true],
    ['text-align: right', true],
    ['float: left', true],
    ['padding: 1px 2px 3px 4px', true],
    ['padding: 1px 2px 3px 2px', false],
    ['inset: 0 auto auto 0', true],
    ['inset: 0 1px auto', false],
    ['border-radius: 0 1px 1px 0', true],
    ['border-radius: 1px 1px 0 0', false],
    ['translate: -50% 0', true],
    ['translate: 0 -100%', false],
    ['box-shadow: 2px 0 red', true],
    ['box-shadow: 0 2px red', false],
    ['box-shadow: inset 0 2px red', false],
    ['background: linear-gradient(to left, red, blue)', true],
    ['margin-inline: 1px 2px', false],
    ['text-align: start', false],
  ])('%s is one: %s', (css, expected) => {
    const node = parse(css, { context: 'declaration' }) as Declaration;
    expect(isPhysical(node)).toBe(expected);
  });
});
