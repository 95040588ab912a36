import { posix, relative } from 'node:path';
import { declareKeys } from '../keys.ts';
import { fitComponents } from '../own-components.ts';
import { createRunnable, isCode } from '../runnable.ts';
import { at, listAt, recordAt, type TheirSettings, textAt, theirSettings } from '../their-config.ts';
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
import { docusaurusConfig } from './config.ts';
import { type MovedSite, movePages, moveRest, placesOf, restTarget } from './files.ts';
import { type DocsFolder, moreDocs, moreSidebars } from './more-docs.ts';
import { type PluginOptions, pluginOptions } from './options.ts';
import { ownPages } from './own-pages.ts';
import { readSidebars } from './read-sidebars.ts';
import { boundToEngine, ENGINE, isRuntime, LIVE_NAMES, ofDocusaurus, writeRuntime } from './runtime.ts';
import { sidebarsByPath } from './sections.ts';
import { moveStatic } from './static.ts';
import { type Doc, docsIn, tidy } from './tree.ts';

/** Migrates a Docusaurus site: the current version of its docs, and its blog. */
export async function moveDocusaurus(move: Move): Promise<Draft> {
  const { files } = move;
  const settings = await theirSettings(move);
  const options = pluginOptions(settings.raw);
  const found = readPages(move, options);
  const { root, blog, done, more, own, all } = found;
  const addresses = addressesOf(settings, blog, done?.base);
  const redirects: Record<string, string> = {};
  const config = await configOf({ ...found, move, settings, options, redirects, addresses });
  for (const { oldRoute, route } of all) if (oldRoute !== tidy(route)) redirects[oldRoute] = route;
  takeRedirects(options, all, redirects);
  const draft: Draft = { config, aliases: { '@site': '.' } };
  const used = new Set<string>();
  const places = placesOf(root, more, blog);
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
    addBlog(draft, blog, redirects);
    tellOfFeeds(move, blog, addresses.feed);
  }
  dropTaken(redirects, all);
  if (Object.keys(redirects).length > 0) config.redirects = redirects;
  declareKeys(pages, draft);
  writeRuntime(move, used, settings);
  if (!hasAlias(move, root, used)) draft.aliases = {};
  fitComponents(move, new Set([...used].filter((file) => !isRuntime(file))), LIVE_NAMES);
  moveRest(move, places, blog);
  moveStatic(move, settings, root, used);
  tellOfContent(move, settings, own.others);
  return draft;
}

/** Checks whether a page, or a component of one, has an import from `@site`. */
function hasAlias({ files }: Move, root: string, used: ReadonlySet<string>): boolean {
  const scripts = [...used].filter((file) => isCode(file)).map((file) => relative(files.root, file));
  return [...files.list(root, /\.mdx$/), ...scripts].some((file) => files.read(file).includes('@site/'));
}

interface ConfigParts {
  move: Move;
  settings: TheirSettings;
  options: PluginOptions;
  root: string;
  routeBase: string;
  docs: readonly Doc[];
  more: readonly DocsFolder[];
  /** Receives the addresses of generated category pages. */
  redirects: Record<string, string>;
  addresses: ReturnType<typeof addressesOf>;
}

/** Returns the new config, with the sidebars of all docs folders. */
async function configOf(parts: ConfigParts): Promise<Draft['config']> {
  const { move, settings, options, root, routeBase, docs, more, redirects, addresses } = parts;
  const named = [at(options.docs, 'sidebarPath'), 'sidebars.ts', 'sidebars.js', 'sidebars.json'];
  const sidebars = await readSidebars({ move, named, folder: root, docs, redirects, base: routeBase });
  const others = await moreSidebars(move, more, redirects);
  const config = docusaurusConfig({
    settings,
    options,
    docs: [...docs, ...more.flatMap((folder) => folder.docs)],
    sidebars: { ...sidebars, ...others.byName },
    root,
    ...addresses,
  });
  const byPath = { ...sidebarsByPath(sidebars, docs), ...others.byPath };
  if (Object.keys(byPath).length > 0) config.themeConfig = { ...config.themeConfig, sidebar: byPath };
  return config;
}

/** Reads the pages of a site and their locations. */
function readPages(move: Move, options: PluginOptions) {
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
  const all = [...docs, ...more.flatMap((folder) => folder.docs), ...(blog?.posts ?? []), ...own.pages];
  return { root, routeBase, blog, done, docs, more, own, all };
}

/** Adds the plugin, the sidebar and the redirects of a migrated blog. */
function addBlog(draft: Draft, blog: TheirBlog, redirects: Record<string, string>): void {
  draft.plugins = [blogPlugin(blog)];
  const { themeConfig } = draft.config;
  const { sidebar } = themeConfig ?? {};
  // The sidebar of the root would otherwise also apply to posts.
  if (sidebar?.['/']) {
    draft.config.themeConfig = { ...themeConfig, sidebar: { ...sidebar, ...blogSidebar(blog) } };
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
): void {
  for (const pair of pairs) {
    const to = textAt(pair, 'to');
    const target = docs.find(({ oldRoute }) => oldRoute === tidy(to ?? ''))?.route ?? to;
    for (const from of [at(pair, 'from')].flat()) {
      if (typeof from === 'string' && target) redirects[tidy(from)] = target;
    }
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

function tellOfContent(
  { files, report, found }: Move,
  { data }: TheirSettings,
  pagesLeft: readonly string[],
): void {
  const where = found.configFile ?? 'docusaurus.config.js';
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
  const locales = listAt(data, 'i18n.locales');
  if (locales.length > 1) {
    const others = locales.filter((lang) => lang !== at(recordAt(data, 'i18n'), 'defaultLocale'));
    report.add(
      'content',
      where,
      `Translations in i18n/ (${others.join(', ')}) were not taken over: docs/<language>/ is their place.`,
    );
  }
}
