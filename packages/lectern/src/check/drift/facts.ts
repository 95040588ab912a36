import type { Block, Piece } from './block.ts';
import { hasNumber, withUnit } from './number-words.ts';
import type { Section } from './sections.ts';
import { numberOf } from './tokens.ts';

/** A fact that a text states the same way in every language. */
export interface Fact {
  kind: 'number' | 'code' | 'link' | 'name';
  value: string;
  line: number;
  /** Hash of a link. */
  hash?: string;
  /** Target of the link whose label is this code. */
  of?: string;
}

/** Options, flags and file names in running text: `assetPrefix`, `--open`, `rspack.config.ts`. */
const NAME =
  /(?<![\w.-])(?:--[a-z][\w-]+|[a-z][a-z\d]*(?:[A-Z]\w*)+(?:\.\w+)*|[a-z][\w-]*(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|json|css|less|scss|html|mdx?|ya?ml|toml|wasm|svg))(?![\w.-]*\w)/g;
const NUMBER = /(?<![\p{L}\p{N}._/-])-?\d+(?:[.,]\d+)*(?![.,]?\d|[A-Za-z_]|-[A-Za-z])/gu;

/**
 * Returns the facts of a section in the order of their lines. Code blocks are compared separately, and descriptions in
 * front matter are not translations of each other.
 */
export function factsOf({ blocks }: Section): Fact[] {
  return blocks
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ pieces, line }) =>
      pieces.flatMap((piece) => factsIn(piece).map((fact) => ({ ...fact, line }))),
    );
}

function factsIn({ kind, text, of }: Piece): Omit<Fact, 'line'>[] {
  if (kind === 'code')
    return isPlain(text)
      ? [{ kind: 'code', value: withoutQuotes(text.trim()), ...(of !== undefined && { of }) }]
      : [];
  // The target may have a different id in another language, so the hash is kept separately.
  if (kind === 'link') {
    const [value = '', hash = ''] = text.split('#');
    return value === '' ? [] : [{ kind: 'link', value, hash }];
  }
  if (kind !== 'prose') return [];
  const numbers = Array.from(text.matchAll(NUMBER), (match) => ({
    kind: 'number' as const,
    value: withUnit(numberOf(match[0]), text.slice(match.index + match[0].length)),
  }));
  const names = Array.from(text.matchAll(NAME), ([value]) => ({ kind: 'name' as const, value }));
  return [...numbers, ...names];
}

/** Removes quotes: `'asset'` and `asset` mean the same. */
function withoutQuotes(code: string): string {
  return /^(["'])([^"']+)\1$/.exec(code)?.[2] ?? code;
}

/** Checks whether code is free of natural language, which is translated: a placeholder, a comment. */
function isPlain(code: string): boolean {
  return code.trim() !== '' && /^[\x20-\x7e\s]+$/.test(code) && !/^<.*>$|\s\w+\s\w+\s/.test(code.trim());
}

/** Returns the whole text of a section. A fact may occur in it in another form, such as code as plain text. */
export function wholeText({ blocks }: Section): string {
  return blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ');
}

/** Returns the facts of one section that another section lacks in any form. */
export function missingFacts(from: Section, other: Section): Fact[] {
  const text = wholeText(other);
  const plain = text.replace(/\s+/g, ' ').toLowerCase();
  const links = new Set(other.blocks.flatMap(({ pieces }) => pieces.flatMap((piece) => linkOf(piece))));
  // A link to a heading of the same page may include the page or omit it.
  const isThere = (link: string, hash = '') => links.has(link) || (hash !== '' && links.has(`#${hash}`));
  const titled = titledLinks(other);
  const seen = new Set<string>();
  // A placeholder may be translated: each one in the other section matches one here.
  let translated = codesOf(other).filter((code) => !isPlain(code)).length;
  return factsOf(from).filter(({ kind, value, hash, of }) => {
    const key = `${kind} ${value}`;
    if (seen.has(key)) return false;
    seen.add(key);
    if (kind === 'number') return !hasNumber(text, value);
    if (kind === 'link') return !isThere(value, hash);
    if (hasText(plain, value.replace(/\s+/g, ' ').toLowerCase())) return false;
    if (of !== undefined && titled.has(of)) return false;
    return kind !== 'code' || translated-- <= 0;
  });
}

/** Returns the targets of links whose labels are words instead of code. */
function titledLinks({ blocks }: Section): Set<string> {
  const pieces = blocks.flatMap((block) => block.pieces);
  const coded = new Set(pieces.flatMap(({ of }) => of ?? []));
  return new Set(pieces.flatMap(({ kind, text }) => (kind === 'link' && !coded.has(text) ? text : [])));
}

/** Checks whether a text contains a value. `style: true` also matches "set `style` to `true`". */
function hasText(plain: string, value: string): boolean {
  if (plain.includes(value)) return true;
  const words = value.match(/[\w$@./-]{2,}|\d/g) ?? [];
  return /[:=\s]/.test(value) && words.length > 0 && words.every((word) => plain.includes(word));
}

function codesOf({ blocks }: Section): string[] {
  return blocks.flatMap(({ kind, pieces }) =>
    kind === 'text' ? pieces.flatMap((piece) => (piece.kind === 'code' ? [piece.text] : [])) : [],
  );
}

function linkOf({ kind, text }: Piece): string[] {
  if (kind !== 'link') return [];
  return text.startsWith('#') ? [text] : [text.replace(/#.*$/s, '')];
}

/** Returns the facts that distinguish a section in every language: code, links, names. */
export function marksOf(section: Section): Set<string> {
  const blocks = codeBlocks(section).map(({ print }) => print);
  const facts = factsOf(section).filter(({ kind }) => kind !== 'number');
  return new Set([...blocks, ...facts.map(({ kind, value }) => `${kind} ${value}`)]);
}

export function codeBlocks({ blocks }: Section): Block[] {
  return blocks.filter(({ kind }) => kind === 'code');
}
