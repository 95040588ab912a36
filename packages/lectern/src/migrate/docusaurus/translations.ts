import { posix } from 'node:path';
import { only } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { TheirBlog } from './blog.ts';
import type { Place } from './files.ts';
import type { TheirLanguage } from './languages.ts';
import type { DocsFolder } from './more-docs.ts';
import { pagesOutside } from './own-pages.ts';
import { type Post, postsIn } from './posts.ts';
import { type Doc, docsIn } from './tree.ts';

/** Pages in the default language, and the folder of their translations. */
interface Source {
  docs: readonly Doc[];
  /** Folder in the default language, relative to the project. */
  from: string;
  /** Folder in the folder of a language: `docusaurus-plugin-content-docs/current`. */
  inLanguage: string;
  /** Id of an additional docs folder. */
  plugin?: string | undefined;
  /** Where translations without an original are moved to, relative to the docs folder, and the base of their addresses. */
  to: string;
  base: string;
  /** Null if only pages are moved, not the files next to them. */
  rest: Pick<Place, 'hasNumbers' | 'stays'> | null;
  /** Returns the pages of a folder of translations. */
  read(folder: string): Doc[];
}

/** Everything that may have translations. */
export interface Translated {
  /** Docs folder, relative to the project. */
  root: string;
  routeBase: string;
  docs: readonly Doc[];
  more: readonly DocsFolder[];
  blog: TheirBlog | null;
  /** Pages outside the docs folder, and their folder. */
  own: { folder: string; pages: readonly Doc[] };
}

export interface Translations {
  /** Languages that have pages. */
  languages: TheirLanguage[];
  /** Their pages. Those without a translation are included, with a file that does not exist. */
  docs: Doc[];
  posts: Post[];
  places: Place[];
}

/**
 * Finds the translations of a site (`i18n/`). Each is moved to the path of its original, in the folder of its language:
 * `docs/zh/guide/start.md`. A language without pages is reported: many sites keep their translations at a service.
 */
export function translationsOf(
  move: Move,
  languages: readonly TheirLanguage[],
  site: Translated,
): Translations {
  const sources = sourcesOf(move, site);
  const found: Translations = { languages: [], docs: [], posts: [], places: [] };
  for (const language of languages) {
    const { lang, folder } = language;
    const to = `${site.root}/${lang}`;
    const folders = sources.map(({ inLanguage }) => posix.join(folder, inLanguage));
    const isTaken = move.files.list(to, /\.mdx?$/).length > 0;
    const count = folders.flatMap((from) => move.files.list(from, /\.mdx?$/)).length;
    if (isTaken || count === 0) {
      tellWhy(move, language, { to, isTaken, count });
      continue;
    }
    found.languages.push(language);
    for (const [index, source] of sources.entries()) {
      const place = { from: folders[index] as string, to: posix.join(to, source.to) };
      if (source.rest) found.places.push({ ...place, ...source.rest });
      for (const page of pagesIn(source, { lang, root: site.root, place })) {
        if (isPost(page)) found.posts.push(page);
        else found.docs.push(page);
      }
    }
  }
  return found;
}

function tellWhy(
  { files, report }: Move,
  { label, folder }: TheirLanguage,
  { to, isTaken, count }: { to: string; isTaken: boolean; count: number },
): void {
  if (isTaken && count > 0) {
    report.add('content', folder, `${to} has pages of the docs: move the translations of ${label} by hand.`);
  } else if (!isTaken && !files.exists('lectern.config.ts')) {
    // The same text for all languages: a report tells them as one.
    report.add(
      'content',
      folder,
      'This language has no pages here: add it to "locales" once they are in docs/<language>.',
    );
  }
}

/** Returns the folder of translated docs in the folder of a language. @param plugin id of an additional docs folder */
export function translatedDocs(plugin?: string): string {
  return `docusaurus-plugin-content-docs${plugin ? `-${plugin}` : ''}/current`;
}

function sourcesOf(move: Move, { root, routeBase, docs, more, blog, own }: Translated): Source[] {
  const { files } = move;
  const ofDocs = (
    pages: readonly Doc[],
    { from, to, base, plugin }: { from: string; to: string; base: string; plugin?: string },
  ): Source => ({
    docs: pages,
    from,
    inLanguage: translatedDocs(plugin),
    plugin,
    to,
    base: to && `/${to}`,
    rest: { hasNumbers: false },
    read: (folder) => docsIn(files, folder, base),
  });
  const inside = (folder: string) => folder.slice(root.length + 1);
  return [
    ofDocs(docs, { from: root, to: '', base: routeBase }),
    ...more.map(({ id, from, to, base, docs }) => ofDocs(docs, { from, to: inside(to), base, plugin: id })),
    ...(blog ? [ofBlog(move, blog, inside(blog.to))] : []),
    {
      docs: own.pages,
      from: own.folder,
      inLanguage: 'docusaurus-plugin-content-pages',
      to: '',
      base: '',
      rest: null,
      read: (folder) => pagesOutside(files, folder, folder),
    },
  ];
}

function ofBlog(move: Move, { posts, from, base }: TheirBlog, to: string): Source {
  return {
    docs: posts,
    from,
    inLanguage: 'docusaurus-plugin-content-blog',
    to,
    base: '',
    rest: { hasNumbers: true, stays: /^(?:options\.json|(?:authors|tags)\.ya?ml)$/ },
    read: (folder) => postsIn(move, { from: folder, to: folder, base }),
  };
}

/** Returns the pages of a language: its translations, and a page for each original without one. */
function pagesIn(
  source: Source,
  { lang, root, place }: { lang: string; root: string; place: Pick<Place, 'from' | 'to'> },
): Doc[] {
  const translations = source.read(place.from);
  const byName = new Map(translations.map((page) => [nameIn(page.from, place.from), page]));
  const inLanguage = (path: string) => `/${lang}${path}`;
  const pages = source.docs.map((original): Doc => {
    const own = byName.get(nameIn(original.from, source.from));
    byName.delete(nameIn(original.from, source.from));
    const from = own?.from ?? place.from + original.from.slice(source.from.length);
    const to = posix.join(root, lang, original.to.slice(root.length + 1));
    const { isAlone: _isAlone, ...page } = original;
    return {
      ...page,
      ...own,
      from,
      to: to.replace(/\.mdx?$/, posix.extname(from)),
      id: original.id,
      route: inLanguage(original.route),
      oldRoute: inLanguage(own?.oldRoute ?? original.oldRoute),
      translates: original.from,
      lang,
    };
  });
  const alone = [...byName.values()].map((page) => ({
    ...page,
    to: place.to + page.to.slice(place.from.length),
    route: inLanguage(source.base + page.route),
    oldRoute: inLanguage(page.oldRoute),
    lang,
    ...only({ plugin: source.plugin }),
  }));
  return [...pages, ...alone];
}

/** Returns the path of a page in its folder, without the extension, which may differ between languages. */
function nameIn(file: string, folder: string): string {
  return file.slice(folder.length + 1).replace(/\.mdx?$/, '');
}

function isPost(page: Doc): page is Post {
  return 'date' in page;
}
