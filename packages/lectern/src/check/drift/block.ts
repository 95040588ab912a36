import { hashOf } from '../../config/hash.ts';
import { exactToken, proseTokens, skeletons } from './tokens.ts';

/** A part of a block: words, or what is the same in each language. */
export interface Piece {
  /** `name` is that of a component, or code of an attribute. */
  kind: 'prose' | 'code' | 'link' | 'image' | 'name';
  text: string;
  /** Where the link leads that the code is the name of. */
  of?: string;
}

/** A paragraph, an item of a list, a row of a table, a code block: the smallest part of a page that is compared. */
export interface Block {
  /** `meta` is a value of the front matter. */
  kind: 'text' | 'code' | 'meta';
  line: number;
  pieces: Piece[];
  /** Of a code block. */
  lang: string;
  /** Two short hashes; a spelling that was corrected leaves one of them as it was. */
  print: string;
}

/** Characters of one hash: 24 bits, for blocks are compared with those of their own section alone. */
const HASH = 4;
export const PRINT = 2 * HASH;

export function createBlock(kind: Block['kind'], line: number, pieces: Piece[], lang = ''): Block {
  return { kind, line, pieces, lang, print: printOf(kind, pieces) };
}

/** True for two blocks that say the same, but for spelling, markup, punctuation and spaces. */
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

/** Words that meet without a space are one: markup may begin inside of a word. */
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
