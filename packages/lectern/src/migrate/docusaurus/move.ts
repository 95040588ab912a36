import { posix, relative } from 'node:path';
import { declareKeys } from '../keys.ts';
import { fitComponents } from '../own-components.ts';
import { createRunnable, isCode } from '../runnable.ts';
import { at, only, type TheirSettings, textAt, theirSettings } from '../their-config.ts';
import type { Draft, Move } from '../types.ts';
import {
  blogAddress,
  blogFolder,
  blogPlugin,
  blogRedirects,
  blogSidebar,
  readTheirBlog,
  type TheirBlog,
} from './blog.ts';
import { type MovedSite, movePages, moveRest, placesOf, restTarget } from './files.ts';
import { type TheirLanguage, theirLanguages } from './languages.ts';
import { moreDocs } from './more-docs.ts';
import { type PluginOptions, pluginOptions } from './options.ts';
import { ownPages } from './own-pages.ts';
import { boundToEngine, ENGINE, isRuntime, LIVE_NAMES, ofDocusaurus, writeRuntime } from './runtime.ts';
import { configOf } from './site-config.ts';
import { moveStatic } from './static.ts';
import { translationsOf } from './translations.ts';
import { type Doc, docsIn, tidy } from './tree.ts';

/** Migrates a Docusaurus site: the current version of its docs, and its blog, with their translations. */
export async function moveDocusaurus(move: Move): Promise<Draft> {
  const { files } = move;
  const settings = await theirSettings(move);
  const options = pluginOptions(settings.raw);
  const [first, ...others] = theirLanguages(settings);
  tellOfFirst(move, first);
  const found = readPages(move, options, others);
  const { root, blog, done, more, own, all, translations } = found;
  const addresses = addressesOf(settings, blog, done?.base);
  const redirects: Record<string, string> = {};
  const languages = [first, ...translations.languages] as const;
  const config = await configOf({ ...found, move, settings, options, redirects, addresses, languages });
  for (const { oldRoute, route } of all) if (oldRoute !== tidy(route)) redirects[oldRoute] = route;
  takeRedirects(options, all, redirects, addresses.madePage);
  const draft: Draft = { config, aliases: { '@site': '.' } };
  const used = new Set<string>();
  const places = placesOf(root, more, blog, translations.places);
  const pages = movePages(move, {
    used,
    ...addresses,
    docs: all,
    root,
    blog,
    places,
    skipped: done?.to,
    runnable: runnableIn(files.root),
    report: move.report,
    placeOf: (file) => restTarget(file, places),
    exists: (file) => files.exists(file),
    absolute: (file) => files.absolute(file),
  });
  if (blog) {
    addBlog(draft, blog, redirects, translations.languages);
    tellOfFeeds(move, blog, addresses.feed);
  }
  inLanguages(redirects, translations.languages);
  dropTaken(redirects, all);
  if (Object.keys(redirects).length > 0) config.redirects = redirects;
  declareKeys(pages, draft);
  writeRuntime(move, used, settings, translations.languages);
  if (!hasAlias(move, root, used)) draft.aliases = {};
  fitComponents(move, new Set([...used].filter((file) => !isRuntime(file))), LIVE_NAMES);
  moveRest(move, places, blog);
  moveStatic(move, settings, root, used);
  tellOfContent(move, own.others);
  return draft;
}

/** Checks whether a page, or a component of one, has an import from `@site`. */
function hasAlias({ files }: Move, root: string, used: ReadonlySet<string>): boolean {
  const scripts = [...used].filter((file) => isCode(file)).map((file) => relative(files.root, file));
  return [...files.list(root, /\.mdx$/), ...scripts].some((file) => files.read(file).includes('@site/'));
}

/** Reads the pages of a site and their locations. */
function readPages(move: Move, options: PluginOptions, languages: readonly TheirLanguage[]) {
  const { files } = move;
  const root = posix.normalize(String(at(options.docs, 'path') ?? 'docs')).replace(/\/$/, '');
  const routeBase = tidy(`/${String(at(options.docs, 'routeBasePath') ?? 'docs')}`);
  const blog = readTheirBlog(move, options, root);
  // Posts that an earlier run has moved are not docs, and links to them are already correct.
  const isDone = blog === null && files.exists('lectern.config.ts');
  const done = isDone ? blogFolder(options, root) : null;
  const docs = docsIn(files, root, routeBase, done?.to);
  const more = moreDocs(move, options, root);
  const own = ownPages(move, options, { root, docs });
  const translations = translationsOf(move, languages, { root, routeBase, docs, more, blog, own });
  blog?.posts.push(...translations.posts);
  const all = [
    ...docs,
    ...more.flatMap((folder) => folder.docs),
    ...(blog?.posts ?? []),
    ...own.pages,
    ...translations.docs,
  ];
  return { root, routeBase, blog, done, docs, more, own, all, translations };
}

/** Adds the plugin, the sidebar and the redirects of a migrated blog. */
function addBlog(
  draft: Draft,
  blog: TheirBlog,
  redirects: Record<string, string>,
  languages: readonly TheirLanguage[],
): void {
  const langs = languages.map(({ lang }) => lang);
  draft.plugins = [blogPlugin(blog, langs)];
  const { themeConfig } = draft.config;
  const { sidebar } = themeConfig ?? {};
  // The sidebar of the root would otherwise also apply to posts.
  if (sidebar?.['/']) {
    const locales = themeConfig?.locales?.map((locale) =>
      locale.sidebar ? { ...locale, sidebar: { ...locale.sidebar, ...blogSidebar(blog) } } : locale,
    );
    draft.config.themeConfig = {
      ...themeConfig,
      sidebar: { ...sidebar, ...blogSidebar(blog) },
      ...only({ locales }),
    };
  }
  Object.assign(redirects, { ...blogRedirects(blog), ...redirects });
}

function runnableIn(root: string): MovedSite['runnable'] {
  return createRunnable({
    root,
    aliases: { '@site': root },
    ofEngine: ofDocusaurus,
    inPackages: boundToEngine,
    enginePackages: ENGINE,
  });
}

/** Returns functions that map addresses of the old site that are not docs. */
function addressesOf({ data }: TheirSettings, blog: TheirBlog | null, doneBase: string | undefined) {
  const url = (textAt(data, 'url') ?? '').replace(/\/$/, '');
  const lang = textAt(data, 'i18n.defaultLocale') ?? 'en';
  const name = blog?.base.split('/').at(-1);
  // Feeds contain absolute URLs, which need the origin of the site.
  const feed = url.startsWith('http') && at(blog?.options, 'feedOptions.type') !== null;
  const madePage = (path: string) => {
    if (doneBase && `${path}/`.startsWith(`${doneBase}/`)) return path;
    return blog && blogAddress(blog, path, feed ? `/feeds/${name}.${lang}` : null);
  };
  return {
    madePage,
    feed: blog && feed ? `/feeds/${name}.${lang}` : null,
    elsewhere: (path: string) => madePage(path) ?? (url ? url + path : path),
  };
}

function takeRedirects(
  { redirects: pairs }: PluginOptions,
  docs: readonly Doc[],
  redirects: Record<string, string>,
  madePage: (path: string) => string | null,
): void {
  for (const pair of pairs) {
    const to = textAt(pair, 'to') ?? '';
    const target = docs.find(({ oldRoute }) => oldRoute === tidy(to))?.route ?? madePage(to) ?? to;
    for (const from of [at(pair, 'from')].flat()) {
      if (typeof from === 'string' && target) redirects[tidy(from)] = target;
    }
  }
}

/** Adds the redirects of each language. Docusaurus has every address in every language. */
function inLanguages(redirects: Record<string, string>, languages: readonly TheirLanguage[]): void {
  const prefixes = languages.map(({ lang }) => `/${lang}`);
  const isLocalized = (path: string) => prefixes.some((prefix) => `${path}/`.startsWith(`${prefix}/`));
  const all = Object.entries(redirects).filter(([from]) => !isLocalized(from));
  for (const prefix of prefixes) {
    for (const [from, to] of all)
      redirects[prefix + from] ??= to.startsWith('/') && !isLocalized(to) ? prefix + to : to;
  }
}

/** Removes redirects from addresses that a page uses now. */
function dropTaken(redirects: Record<string, string>, docs: readonly Doc[]): void {
  const taken = new Set(docs.map(({ route }) => tidy(route)));
  for (const from of Object.keys(redirects)) if (taken.has(from)) delete redirects[from];
}

/** Reports feeds, since the address of a file cannot be redirected by an HTML document. */
function tellOfFeeds({ report }: Move, { base, from }: TheirBlog, feed: string | null): void {
  if (feed === null) return;
  report.add(
    'content',
    from,
    `Feeds are at ${feed}.rss.xml and ${feed}.atom.xml: let your host redirect ${base}/rss.xml and ${base}/atom.xml to them.`,
  );
}

/** Reports translations into the default language, if the docs folder is written in another one. */
function tellOfFirst({ files, report }: Move, { folder, label }: TheirLanguage): void {
  const pages = files.list(folder, /\.mdx?$/).filter((file) => !file.includes('/version-'));
  if (pages.length === 0) return;
  report.add(
    'content',
    folder,
    `${pages.length} pages of the default language (${label}) that replace those in the docs folder were not moved: swap the two by hand.`,
  );
}

function tellOfContent({ files, report }: Move, pagesLeft: readonly string[]): void {
  const versions = files.list('versioned_docs', /\.mdx?$/);
  if (versions.length > 0) {
    report.add(
      'content',
      'versioned_docs',
      `${versions.length} pages of other versions: the current docs were taken over; "multiVersion" is for others.`,
    );
  }
  for (const file of pagesLeft) {
    const why = /\.mdx?$/.test(file) ? 'Another page has its address' : 'This page is code';
    report.add('content', file, `${why}: write it as a page of Lectern.`);
  }
}
