import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DocsError, type LecternPlugin, type LocaleInfo, type OutputFile, type PluginOutput } from 'lectern';
import { bookPath, isInBook, readBook } from './book.ts';
import { missingForPdf } from './browser.ts';
import { bookDocument } from './document.ts';
import { booksOf, type KnownBook, type PrintOptions } from './options.ts';
import { PdfPrinter } from './pdf.ts';
import { keptPdfs } from './pdf-cache.ts';
import { wordsFor } from './words.ts';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

/** Data about the site for the hooks. */
interface Known {
  options: PrintOptions;
  books: KnownBook[];
  editions: readonly Readonly<LocaleInfo>[];
  project: string;
  /** Missing requirement for PDFs. Null if nothing is missing. */
  missing: ReturnType<typeof missingForPdf>;
}

/**
 * Adds sections of the site as one document to print, and as PDF.
 *
 * @throws DocsError for an option that cannot work
 */
export function print(options: PrintOptions): LecternPlugin {
  const known: Known = { options, books: booksOf(options), editions: [], project: '', missing: null };
  const theme = options.link === false ? 'index.tsx' : 'slots.tsx';
  return {
    name: 'print',
    version,
    theme: fileURLToPath(new URL(`../theme/${theme}`, import.meta.url)),
    config: (config) => ({ ...config, frontmatter: { print: 'boolean', ...config.frontmatter } }),
    pages({ editions, project }) {
      const missing = known.books.some(({ pdf }) => pdf) ? missingForPdf() : null;
      Object.assign(known, { editions, project, missing });
      return [];
    },
    page({ route, frontmatter }) {
      // An untranslated page has no link: its book may have no page of this language.
      const { print: isPrinted, unlisted, pageType = 'doc' } = frontmatter;
      if (route.source || isPrinted === false || unlisted || pageType !== 'doc') return undefined;
      const printed = linkFor(route.path, known);
      return printed && { frontmatter: { printed } };
    },
    files: (output) => bookFiles(known, output),
  };
}

/** Returns the data of the link below a page: addresses without base, and texts. */
function linkFor(path: string, { options, books, editions, missing }: Known) {
  for (const edition of editions) {
    const book = books.find((own) => isInBook(path, own, edition, editions));
    if (!book) continue;
    const address = `/${bookPath(book, edition)}`;
    const { printSection, pdf } = wordsFor(edition, options.words);
    return {
      html: `${address}.html`,
      text: printSection,
      ...(book.pdf && !missing && { pdf: `${address}.pdf`, pdfText: pdf }),
    };
  }
  return undefined;
}

async function bookFiles(known: Known, output: PluginOutput): Promise<OutputFile[]> {
  const { options, books, editions, project, missing } = known;
  const files = new Map(output.files().map((file) => [file.path, file]));
  const { base, siteOrigin } = output;
  const { paper = 'a4' } = options;
  for (const book of books) if (missing && book.pdf) noPdf(book, missing, output);
  const printer = new PdfPrinter({ base, files, paper });
  const cache = keptPdfs(join(project, '.lectern/print'), { files, base, id: `${version} ${paper}` });
  try {
    const made: OutputFile[] = [];
    for (const book of books) {
      const before = made.length;
      for (const edition of editions) {
        const content = readBook(book, edition, editions, { output, files });
        if (!content) continue;
        const path = bookPath(book, edition);
        const hasPdf = Boolean(book.pdf) && !missing;
        const words = wordsFor(edition, options.words);
        const html = bookDocument(content, { base, siteOrigin, words, hasPdf });
        made.push({ path: `${path}.html`, content: html });
        if (!hasPdf) continue;
        const pdf = await cache.get(html, () => printer.print({ path: `${path}.html`, html }));
        made.push({ path: `${path}.pdf`, content: pdf });
      }
      if (made.length === before) noPages(book);
    }
    cache.prune();
    return made;
  } finally {
    await printer.close();
  }
}

function noPdf(
  { name, pdf }: KnownBook,
  { what, hint }: { what: string; hint: string },
  { warn }: PluginOutput,
): void {
  const message = `${what}: the book "${name}" has no PDF.`;
  if (pdf === 'required') throw new DocsError(message, { hint });
  warn(`${message} ${hint}`);
}

function noPages({ folder }: KnownBook): never {
  throw new DocsError(`There is no page to print in the folder "${folder}".`, {
    hint: 'Name a folder inside the folder of each language: "guide", or "" for all pages.',
  });
}
