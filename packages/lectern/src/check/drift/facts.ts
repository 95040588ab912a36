import type { Block, Piece } from './block.ts';
import { hasNumber, withUnit } from './number-words.ts';
import type { Section } from './sections.ts';
import { numberOf } from './tokens.ts';

/** What a text says in the same way in each language. */
export interface Fact {
  kind: 'number' | 'code' | 'link' | 'name';
  value: string;
  line: number;
  /** Of a link. */
  hash?: string;
  /** Of code that is the name of a link: where that leads. */
  of?: string;
}

/** Options, flags and files in running text: `assetPrefix`, `--open`, `rspack.config.ts`. */
const NAME =
  /(?<![\w.-])(?:--[a-z][\w-]+|[a-z][a-z\d]*(?:[A-Z]\w*)+(?:\.\w+)*|[a-z][\w-]*(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|json|css|less|scss|html|mdx?|ya?ml|toml|wasm|svg))(?![\w.-]*\w)/g;
const NUMBER = /(?<![\p{L}\p{N}._/-])-?\d+(?:[.,]\d+)*(?![.,]?\d|[A-Za-z_]|-[A-Za-z])/gu;

/**
 * The facts of a section in the order of their lines. Code blocks are compared by themselves, and descriptions in front
 * matter are no translations of each other.
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
  // What is in a page of another language may have another id there.
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

/** `'asset'` and `asset` name one thing. */
function withoutQuotes(code: string): string {
  return /^(["'])([^"']+)\1$/.exec(code)?.[2] ?? code;
}

/** Words of a language in code are translated: a placeholder, a comment. */
function isPlain(code: string): boolean {
  return code.trim() !== '' && /^[\x20-\x7e\s]+$/.test(code) && !/^<.*>$|\s\w+\s\w+\s/.test(code.trim());
}

/** All that a section says, in one text: a fact may be in it in another form, code as plain text. */
export function wholeText({ blocks }: Section): string {
  return blocks.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join(' ');
}

/** The facts of one section that another one does not have in any form. */
export function missingFacts(from: Section, other: Section): Fact[] {
  const text = wholeText(other);
  const plain = text.replace(/\s+/g, ' ').toLowerCase();
  const links = new Set(other.blocks.flatMap(({ pieces }) => pieces.flatMap((piece) => linkOf(piece))));
  // A link to a heading of the own page may name the page, or not.
  const isThere = (link: string, hash = '') => links.has(link) || (hash !== '' && links.has(`#${hash}`));
  const titled = titledLinks(other);
  const seen = new Set<string>();
  // A placeholder may have a name of the language: each stands for one of the other's.
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

/** Where the links of a section lead whose names are words, and no code. */
function titledLinks({ blocks }: Section): Set<string> {
  const pieces = blocks.flatMap((block) => block.pieces);
  const coded = new Set(pieces.flatMap(({ of }) => of ?? []));
  return new Set(pieces.flatMap(({ kind, text }) => (kind === 'link' && !coded.has(text) ? text : [])));
}

/** `style: true` is there where "set `style` to `true`" is. */
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

/** What tells a section from others in any language: code, links, names. */
export function marksOf(section: Section): Set<string> {
  const blocks = codeBlocks(section).map(({ print }) => print);
  const facts = factsOf(section).filter(({ kind }) => kind !== 'number');
  return new Set([...blocks, ...facts.map(({ kind, value }) => `${kind} ${value}`)]);
}

export function codeBlocks({ blocks }: Section): Block[] {
  return blocks.filter(({ kind }) => kind === 'code');
}
