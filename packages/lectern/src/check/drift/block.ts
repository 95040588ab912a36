import { hashOf } from '../../config/hash.ts';
import { exactToken, proseTokens, skeletons } from './tokens.ts';

/** A part of a block: prose, or something that is the same in every language. */
export interface Piece {
  /** `name` is the name of a component, or code in an attribute. */
  kind: 'prose' | 'code' | 'link' | 'image' | 'name';
  text: string;
  /** Target of the link whose label is this code. */
  of?: string;
}

/** A paragraph, a list item, a table row or a code block: the smallest unit of a page that is compared. */
export interface Block {
  /** `meta` is a value in the front matter. */
  kind: 'text' | 'code' | 'meta';
  line: number;
  pieces: Piece[];
  /** Language of a code block. */
  lang: string;
  /** Two short hashes. A corrected spelling leaves one of them unchanged. */
  print: string;
}

/** Number of characters of one hash: 24 bits, since blocks are compared only with blocks of their own section. */
const HASH = 4;
export const PRINT = 2 * HASH;

export function createBlock(kind: Block['kind'], line: number, pieces: Piece[], lang = ''): Block {
  return { kind, line, pieces, lang, print: printOf(kind, pieces) };
}

/** Checks whether two blocks say the same, ignoring spelling, markup, punctuation and spaces. */
export function isSamePrint(a: string, b: string): boolean {
  return a.slice(0, HASH) === b.slice(0, HASH) || a.slice(HASH) === b.slice(HASH);
}

function printOf(kind: Block['kind'], pieces: readonly Piece[]): string {
  const words = wordsOf(pieces);
  const [letters, consonants] = [0, 1].map((index) =>
    words.map((word) => (word.exact ? word.text : (skeletons(word.text)[index] ?? ''))).join(' '),
  );
  return hash(`${kind} ${letters}`) + hash(`${kind} ${consonants}`);
}

/**
 * Returns the words of a block. Adjacent prose without a space is joined first, since markup may begin inside a word.
 */
function wordsOf(pieces: readonly Piece[]): { text: string; exact: boolean }[] {
  const words: { text: string; exact: boolean }[] = [];
  let prose = '';
  const flush = () => {
    words.push(...proseTokens(prose).map((text) => ({ text, exact: false })));
    prose = '';
  };
  for (const { kind, text } of pieces) {
    if (kind === 'prose') {
      prose += text;
      continue;
    }
    flush();
    words.push({ text: exactToken(kind, text), exact: true });
  }
  flush();
  return words;
}

function hash(text: string): string {
  return hashOf(text).slice(0, HASH);
}
