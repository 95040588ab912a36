import { posix } from 'node:path';
import type { ConfigSidebarItem, UserConfig } from '../../config/schema.ts';
import { at, only, type TheirSettings } from '../their-config.ts';
import type { Move } from '../types.ts';
import type { CodePages } from './code-pages.ts';
import { docusaurusConfig } from './config.ts';
import { localesOf, type TheirLanguage, type Words, wordsIn } from './languages.ts';
import { type DocsFolder, moreSidebars } from './more-docs.ts';
import type { PluginOptions } from './options.ts';
import { readSidebars } from './read-sidebars.ts';
import { sidebarsByPath } from './sections.ts';
import { type Translations, translatedDocs } from './translations.ts';
import type { Doc } from './tree.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;
type NavItem = NonNullable<Theme['nav']>[number];
type ThemeLocale = NonNullable<Theme['locales']>[number];

export interface ConfigParts {
  move: Move;
  settings: TheirSettings;
  options: PluginOptions;
  root: string;
  routeBase: string;
  docs: readonly Doc[];
  more: readonly DocsFolder[];
  /** Pages outside the docs folder, and those that are code. */
  own: { pages: readonly Doc[] };
  code: CodePages;
  translations: Translations;
  /** All languages of the new site, the default one first. */
  languages: readonly [TheirLanguage, ...TheirLanguage[]];
  /** Receives the addresses of generated category pages. */
  redirects: Record<string, string>;
  addresses: { elsewhere(path: string): string };
}

/** Returns the new config, with the sidebars of all docs folders and languages. */
export async function configOf(parts: ConfigParts): Promise<UserConfig> {
  const { settings, options, root, docs, more, own, code, languages, addresses } = parts;
  const [, ...others] = languages;
  const { byName, byPath } = await sidebarsOf(parts, null);
  const config = docusaurusConfig({
    settings,
    options,
    docs: [
      ...docs,
      ...more.flatMap((folder) => folder.docs),
      ...own.pages,
      ...code.pages.map(({ doc }) => doc),
    ],
    sidebars: byName,
    root,
    ...addresses,
  });
  if (others.length > 0) config.locales = localesOf(languages);
  if (Object.keys(byPath).length > 0) config.themeConfig = { ...config.themeConfig, sidebar: byPath };
  const locales: ThemeLocale[] = [];
  for (const language of others) {
    const locale = await themeLocale(parts, language, config.themeConfig ?? {});
    if (Object.keys(locale).length > 1) locales.push(locale);
  }
  if (locales.length > 0) config.themeConfig = { ...config.themeConfig, locales };
  return config;
}

/**
 * Returns all sidebars, by path and by name.
 *
 * @param language null for the default one
 */
async function sidebarsOf(
  { move, options, root, routeBase, docs, more, redirects, translations }: ConfigParts,
  language: TheirLanguage | null,
): Promise<Record<'byPath' | 'byName', Record<string, ConfigSidebarItem[]>>> {
  const translatedIn = ({ folder }: TheirLanguage, plugin?: string) =>
    posix.join(folder, translatedDocs(plugin));
  const inLanguage = (plugin?: string) => {
    if (!language) return {};
    const translated = translatedIn(language, plugin);
    return { translated, words: wordsIn(move, `${translated}.json`) };
  };
  const pagesOf = (pages: readonly Doc[], from: string, plugin?: string) => {
    if (!language) return [...pages];
    const translated = translatedIn(language, plugin);
    return pagesIn(language, { pages, from, translated, plugin, translations: translations.docs });
  };
  const named = [at(options.docs, 'sidebarPath'), 'sidebars.ts', 'sidebars.js', 'sidebars.json'];
  const pages = pagesOf(docs, root);
  const sidebars = await readSidebars({
    move,
    named,
    folder: root,
    docs: pages,
    redirects,
    base: routeBase,
    ...inLanguage(),
  });
  const folders = more.map((folder) => ({ ...folder, docs: pagesOf(folder.docs, folder.from, folder.id) }));
  const others = await moreSidebars(move, folders, redirects, ({ id }) => inLanguage(id));
  return {
    byName: { ...sidebars, ...others.byName },
    byPath: { ...sidebarsByPath(sidebars, pages), ...others.byPath },
  };
}

interface PagesIn {
  /** Pages of a docs folder in the default language. */
  pages: readonly Doc[];
  /** The folder, and the folder of its translations. */
  from: string;
  translated: string;
  /** Id of an additional docs folder. */
  plugin: string | undefined;
  translations: readonly Doc[];
}

/** Returns the pages of a docs folder as the sidebars of a language show them, at addresses without its prefix. */
function pagesIn({ lang }: TheirLanguage, { pages, from, translated, plugin, translations }: PagesIn): Doc[] {
  const own = translations.filter((doc) => doc.lang === lang);
  const byOriginal = new Map(own.map((doc) => [doc.translates, doc]));
  const labelled = pages.map((page) => {
    const { label, title } = byOriginal.get(page.from) ?? page;
    return { ...page, label, title };
  });
  const alone = own
    .filter((doc) => doc.translates === undefined && doc.plugin === plugin && !doc.isAlone)
    .map((doc) => ({
      ...doc,
      from: from + doc.from.slice(translated.length),
      route: doc.route.slice(lang.length + 1),
    }));
  return [...labelled, ...alone];
}

/** Returns the settings of the theme that differ in a language: its navigation, its sidebars, its footer. */
async function themeLocale(
  parts: ConfigParts,
  language: TheirLanguage,
  { nav, sidebar, footer }: Theme,
): Promise<ThemeLocale> {
  const ofTheme = (name: string) =>
    wordsIn(parts.move, posix.join(language.folder, `docusaurus-theme-classic/${name}.json`));
  const words = ofTheme('navbar');
  const differing = <T>(own: T, shared: T) =>
    shared === undefined || JSON.stringify(own) === JSON.stringify(shared) ? undefined : own;
  const copyright = ofTheme('footer').get('copyright');
  return {
    lang: language.lang,
    ...only<Theme>({
      nav: differing(
        nav?.map((item) => inWords(item, words)),
        nav,
      ),
      sidebar: differing((await sidebarsOf(parts, language)).byPath, sidebar),
      footer: copyright === undefined ? undefined : differing({ message: copyright }, footer),
    }),
  };
}

/** Returns an entry of the navigation with its text in another language. */
function inWords(item: NavItem, words: Words): NavItem {
  const { text, items } = item;
  return {
    ...item,
    ...only({
      text: words.get(`item.label.${text}`),
      items: items?.map((inner) => inWords(inner, words)),
    }),
  } as NavItem;
}
