import { wordsIn } from 'lectern';

/** All words that the plugin shows. */
export interface Words {
  contents: string;
  /** Link on the pages of a book. */
  printSection: string;
  /** Link to the PDF, on these pages and in the book. */
  pdf: string;
  /** Link above the book, on the screen. */
  backToSite: string;
}

/** All words in English. */
export const en: Words = {
  contents: 'Contents',
  printSection: 'Print this section',
  pdf: 'PDF',
  backToSite: 'Back to the site',
};

const zh: Words = {
  contents: '目录',
  printSection: '打印本章节',
  pdf: 'PDF',
  backToSite: '返回网站',
};

/** @param own words of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own?: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn({ en, zh }, language, own);
}
