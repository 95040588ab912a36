import { assertOptions, assertWords, DocsError } from 'lectern';
import { en, type Words } from './words.ts';

/** One text for all languages, or a text for each: `{ en: 'Guide', zh: '指南' }`. */
export type Localized = string | Readonly<Record<string, string>>;

export interface Book {
  /** Folder of the pages, below that of each language: `guide`. Empty for all pages of a language. */
  folder: string;
  /** Title on the cover. Default: title of the first page of the folder. */
  title?: Localized;
  /** A line below the title: `Version 2`. */
  subtitle?: Localized;
  /** Name in the address, `/print/<name>.html`. Default: the folder with `-` instead of `/`, or `all`. */
  name?: string;
  /** Whether to make a PDF as well: `true` makes it if there is a browser, `'required'` fails the build without one. */
  pdf?: boolean | 'required';
}

export interface PrintOptions {
  books: readonly Book[];
  /** Paper size of the PDF. Default: `a4`. Readers who print the HTML choose it themselves. */
  paper?: 'a4' | 'letter' | 'legal' | 'a5';
  /**
   * Whether to show a link to the book below each of its pages. With `false`, there are only the links of
   * `<PrintLink />`.
   */
  link?: boolean;
  /** Words instead of the plugin's own, by language: `{ fr: { contents: 'Sommaire' } }`. */
  words?: Readonly<Record<string, Partial<Words>>>;
}

/** A book with its defaults. */
export interface KnownBook extends Book {
  name: string;
  pdf: boolean | 'required';
}

const PAPERS = ['a4', 'letter', 'legal', 'a5'];
const OPTIONS = ['books', 'paper', 'link', 'words'];
const KEYS = ['folder', 'title', 'subtitle', 'name', 'pdf'];

/**
 * Returns the books of the options.
 *
 * @throws DocsError for an invalid option
 */
export function booksOf(options: PrintOptions): KnownBook[] {
  assertOptions(options, OPTIONS, 'print()');
  assertWords(options.words, en, 'print()');
  const { books, paper = 'a4' } = options;
  if (!Array.isArray(books) || books.length === 0) {
    throw mistake('print() has no books.', "Name the folders to print: { books: [{ folder: 'guide' }] }.");
  }
  if (!PAPERS.includes(paper)) {
    throw mistake(`"paper" of print() is ${JSON.stringify(paper)}.`, `Known: ${PAPERS.join(', ')}.`);
  }
  const known = books.map(withDefaults);
  for (const [index, { name }] of known.entries()) {
    if (!known.slice(0, index).some((other) => other.name === name)) continue;
    throw mistake(`Two books of print() are called "${name}".`, "Give one of them another: { name: 'api' }.");
  }
  return known;
}

function withDefaults(book: Book): KnownBook {
  assertOptions(book, KEYS, 'a book of print()');
  if (typeof book.folder !== 'string' || book.folder.split('/').includes('..')) {
    throw mistake(
      `"folder" of a book of print() is ${JSON.stringify(book.folder)}.`,
      'Name a folder inside the folder of each language: "guide", or "" for all pages.',
    );
  }
  const folder = book.folder.replace(/^\/+|\/+$/g, '');
  const { name = folder.replaceAll('/', '-') || 'all', pdf = false } = book;
  if (!/^[\w-]+$/.test(name)) {
    throw mistake(
      `The book "${name}" of print() has a name that cannot be in an address.`,
      'Give it one of letters, digits, "-" and "_": { name: \'guide\' }.',
    );
  }
  return { ...book, folder, name, pdf };
}

function mistake(message: string, hint: string): DocsError {
  return new DocsError(message, { hint });
}

/** Returns a text in a language. If there is none, returns the first one. */
export function inLanguage(text: Localized, lang: string): string {
  return typeof text === 'string' ? text : (text[lang] ?? Object.values(text)[0] ?? '');
}
