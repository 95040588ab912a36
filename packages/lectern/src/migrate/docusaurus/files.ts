import { posix } from 'node:path';
import { type Page, readPage } from '../page.ts';
import type { Move } from '../types.ts';
import { postFrontMatter, type TheirBlog, withoutTruncate } from './blog.ts';
import { globalComponents, withImports } from './global-components.ts';
import type { DocSite } from './links.ts';
import { docusaurusPage } from './pages.ts';
import { withoutNumber } from './tree.ts';

/** A site whose pages are moved. */
export interface MovedSite extends DocSite {
  blog: TheirBlog | null;
  /** A folder that was moved before. */
  skipped: string | undefined;
}

/** Translates the pages of the docs and the posts of the blog, and puts them where their addresses say. */
export function movePages({ files }: Move, site: MovedSite): Page[] {
  const { docs, root, blog, report, skipped } = site;
  const globals = globalComponents(files, report);
  const alone = docs.filter(({ isAlone }) => isAlone).map(({ from }) => from);
  const all = [...files.list(root, /\.mdx?$/), ...(blog ? files.list(blog.from, /\.mdx?$/) : []), ...alone];
  return all.flatMap((file) => {
    if (file.startsWith(`${root}/public/`) || (skipped && file.startsWith(`${skipped}/`))) return [];
    const doc = docs.find(({ from }) => from === file);
    const post = blog?.posts.find(({ from }) => from === file);
    try {
      // All of Docusaurus' pages are MDX, whatever they end in; what is none is read as Markdown.
      const source = files.read(file);
      const page = withImports(pageOf(file, post ? withoutTruncate(source) : source), globals);
      if (post && blog) postFrontMatter(page, post, blog);
      const { text, isMdx } = docusaurusPage(page, doc, site, files.absolute(file));
      files.write(file, text);
      const target = doc?.to ?? (blog && isInside(file, blog.from) ? restTarget(file, root, blog) : file);
      const ending = isMdx ? '.mdx' : (/\.mdx?$/.exec(target)?.[0] ?? '.md');
      files.move(file, target.replace(/\.mdx?$/, ending));
      return [page];
    } catch (error) {
      report.add('unread', file, (error as Error).message);
      return [];
    }
  });
}

/** What lies beside pages goes where they go; what folders and authors are called is in the config now. */
export function moveRest({ files }: Move, root: string, blog: TheirBlog | null): void {
  for (const file of [...files.list(root), ...(blog ? files.list(blog.from) : [])]) {
    if (/\.mdx?$/.test(file) || file.startsWith(`${root}/public/`)) continue;
    const isData = /^_category_\.(?:json|ya?ml)$/.test(posix.basename(file)) || blog?.files.includes(file);
    if (isData) files.remove(file);
    else files.move(file, restTarget(file, root, blog));
  }
}

/** Where a file that is no page goes. */
export function restTarget(file: string, root: string, blog: TheirBlog | null): string {
  if (blog && isInside(file, blog.from)) return blog.to + file.slice(blog.from.length);
  if (!isInside(file, root) || isInside(file, `${root}/public`)) return file;
  const parts = file.slice(root.length + 1).split('/');
  const name = parts.pop() ?? '';
  return [root, ...parts.map((part) => withoutNumber(part).name), name].join('/');
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`);
}

function pageOf(file: string, source: string): Page {
  try {
    return readPage(file, source, 'mdx');
  } catch (error) {
    if (file.endsWith('.mdx')) throw error;
    return readPage(file, source, 'md');
  }
}
