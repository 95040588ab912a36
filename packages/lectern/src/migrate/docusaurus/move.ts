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
import { codePages, withoutTaken, writeCodePages } from './code-pages.ts';
import { type MovedSite, movePages, moveRest, placesOf, restTarget } from './files.ts';
import { firstLanguage, type TheirLanguage, theirLanguages } from './languages.ts';
import { moreDocs } from './more-docs.ts';
import { type PluginOptions, pluginOptions } from './options.ts';
import { ownPages } from './own-pages.ts';
import { addRedirects } from './redirects.ts';
import { boundToEngine, ENGINE, isRuntime, LIVE_NAMES, ofDocusaurus, writeRuntime } from './runtime.ts';
import { configOf } from './site-config.ts';
import { moveStatic } from './static.ts';
import { tellOfContent, tellOfFeeds, tellOfFirst } from './tell.ts';
import { translationsOf } from './translations.ts';
import { docsIn, tidy } from './tree.ts';

/** Migrates a Docusaurus site: the current version of its docs, and its blog, with their translations. */
export async function moveDocusaurus(move: Move): Promise<Draft> {
  const { files } = move;
  const settings = await theirSettings(move);
  const options = pluginOptions(settings.raw);
  const [first, ...others] = theirLanguages(settings);
  tellOfFirst(move, first);
  const runnable = runnableIn(files.root);
  const siteTitle = textAt(settings.data, 'title');
  const found = readPages(move, { options, languages: others, runnable, siteTitle });
  const { root, blog, done, more, own, code, all, translations } = found;
  const addresses = addressesOf(settings, blog, done?.base);
  const redirects: Record<string, string> = {};
  const languages = [first, ...translations.languages] as const;
  const langs = translations.languages.map(({ lang }) => lang);
  const config = await configOf({ ...found, move, settings, options, redirects, addresses, languages });
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
    runnable,
    report: move.report,
    placeOf: (file) => restTarget(file, places),
    exists: (file) => files.exists(file),
    absolute: (file) => files.absolute(file),
  });
  if (blog) {
    addBlog(draft, blog, redirects, langs);
    tellOfFeeds(move, blog, addresses.feed);
  }
  addRedirects(redirects, { ...addresses, options, docs: all, langs });
  if (Object.keys(redirects).length > 0) config.redirects = redirects;
  declareKeys(pages, draft);
  writeCodePages(move, code, { root, langs, used });
  writeRuntime(move, used, settings, { languages: translations.languages, hasPages: code.pages.length > 0 });
  if (!hasAlias(move, root, used)) draft.aliases = {};
  fitComponents(move, new Set([...used].filter((file) => !isRuntime(file))), LIVE_NAMES);
  moveRest(move, places, blog);
  moveStatic(move, settings, root, used);
  tellOfContent(move, own.others, code);
  return draft;
}

/** Checks whether a page, or a component of one, has an import from `@site`. */
function hasAlias({ files }: Move, root: string, used: ReadonlySet<string>): boolean {
  const scripts = [...used].filter((file) => isCode(file)).map((file) => relative(files.root, file));
  return [...files.list(root, /\.mdx$/), ...scripts].some((file) => files.read(file).includes('@site/'));
}

interface Reading {
  options: PluginOptions;
  /** Languages other than the default one. */
  languages: readonly TheirLanguage[];
  runnable: MovedSite['runnable'];
  siteTitle: string | undefined;
}

/** Reads the pages of a site and their locations. */
function readPages(move: Move, { options, languages, runnable, siteTitle = '' }: Reading) {
  const { files } = move;
  const root = posix.normalize(String(at(options.docs, 'path') ?? 'docs')).replace(/\/$/, '');
  const routeBase = tidy(`/${String(at(options.docs, 'routeBasePath') ?? 'docs')}`);
  const blog = readTheirBlog(move, options, root);
  // Posts that an earlier run has moved are not docs, and links to them are already correct.
  const isDone = blog === null && files.exists('lectern.config.ts');
  const done = isDone ? blogFolder(options, root) : null;
  const scripts = codePages(move, options, { root, runnable, siteTitle });
  const hasHome = routeBase !== '/' && scripts.pages.some(({ doc }) => doc.route === '/');
  const docs = docsIn(files, root, routeBase, { except: done?.to, hasHome });
  const more = moreDocs(move, options, root);
  const own = ownPages(move, options, { root, docs });
  const code = withoutTaken(scripts, [...docs, ...own.pages]);
  const translations = translationsOf(move, languages, { root, routeBase, docs, more, blog, own });
  blog?.posts.push(...translations.posts);
  const all = [
    ...docs,
    ...more.flatMap((folder) => folder.docs),
    ...(blog?.posts ?? []),
    ...own.pages,
    ...code.pages.map(({ doc }) => doc),
    ...translations.docs,
  ];
  return { root, routeBase, blog, done, docs, more, own, code, all, translations };
}

/** Adds the plugin, the sidebar and the redirects of a migrated blog. */
function addBlog(
  draft: Draft,
  blog: TheirBlog,
  redirects: Record<string, string>,
  langs: readonly string[],
): void {
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
  const lang = firstLanguage(data);
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
