import { wordsIn } from 'lectern';

/** Every word that the plugin shows. */
export interface Words {
  contents: string;
  /** The link on the pages of a book. */
  printSection: string;
  /** The link to the PDF, there and in the book. */
  pdf: string;
  /** On the screen, above the book. */
  backToSite: string;
}

/** In English, all of them. */
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

/** @param own those of the site, by language */
export function wordsFor(
  language: { readonly lang: string; readonly tag: string },
  own?: Readonly<Record<string, Partial<Words>>>,
): Words {
  return wordsIn({ en, zh }, language, own);
}
