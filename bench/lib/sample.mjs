import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a representative page: the doc page of the default language with the median source size. */
export function samplePage({ pages, locales, docsDir }) {
  const [{ lang }] = locales;
  const size = ({ file }) => statSync(join(docsDir, file)).size;
  const docs = pages.filter((page) => page.lang === lang && page.path.split('/').length > 2);
  return (
    docs.sort((a, b) => size(a) - size(b) || (a.path < b.path ? -1 : 1))[Math.floor(docs.length / 2)] ??
    pages[0]
  );
}
