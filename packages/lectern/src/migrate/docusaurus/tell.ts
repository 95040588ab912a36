import type { Move } from '../types.ts';
import type { TheirBlog } from './blog.ts';
import type { CodePages } from './code-pages.ts';
import type { TheirLanguage } from './languages.ts';

/** Reports feeds, since the address of a file cannot be redirected by an HTML document. */
export function tellOfFeeds({ report }: Move, { base, from }: TheirBlog, feed: string | null): void {
  if (feed === null) return;
  report.add(
    'content',
    from,
    `Feeds are at ${feed}.rss.xml and ${feed}.atom.xml: let your host redirect ${base}/rss.xml and ${base}/atom.xml to them.`,
  );
}

/** Reports translations into the default language, if the docs folder is written in another one. */
export function tellOfFirst({ files, report }: Move, { folder, label }: TheirLanguage): void {
  const pages = files.list(folder, /\.mdx?$/).filter((file) => !file.includes('/version-'));
  if (pages.length === 0) return;
  report.add(
    'content',
    folder,
    `${pages.length} pages of the default language (${label}) that replace those in the docs folder were not moved: swap the two by hand.`,
  );
}

/** Reports pages that were not moved. @param pagesLeft Markdown files */
export function tellOfContent(
  { files, report }: Move,
  pagesLeft: readonly string[],
  { left }: Pick<CodePages, 'left'>,
): void {
  const versions = files.list('versioned_docs', /\.mdx?$/);
  if (versions.length > 0) {
    report.add(
      'content',
      'versioned_docs',
      `${versions.length} pages of other versions: the current docs were taken over; "multiVersion" is for others.`,
    );
  }
  for (const file of pagesLeft) {
    report.add('content', file, 'Another page has its address: write it as a page of Lectern.');
  }
  for (const { file, reason } of left) {
    const why = reason.replace(`${file} `, 'it ');
    report.add(
      'content',
      file,
      `This page is code, and ${why}: correct that before the move, or write a new page.`,
    );
  }
}
