import { localizeLink } from '../shared/locale.ts';
import { labelsFor } from '../shared/strings/index.ts';
import type { Labels } from '../shared/strings/labels.ts';
import type { LocaleInfo, NavItem, SiteData } from '../shared/types.ts';
import type { Config } from './load.ts';
import { iconOf, logoOf } from './site-images.ts';
import { toSocialLink } from './social-icons.ts';

type ThemeConfig = Config['themeConfig'];
type ThemeEntries = Pick<ThemeConfig, 'nav' | 'footer'>;
type LabelOptions = Partial<
  Pick<
    ThemeConfig,
    | 'labels'
    | 'outlineTitle'
    | 'prevPageText'
    | 'nextPageText'
    | 'lastUpdatedText'
    | 'sourceText'
    | 'searchPlaceholderText'
  >
>;

/**
 * Returns all data of the site that is sent to the browser, in one language. It contains only JSON values.
 *
 * @param metaNav the top navigation of `docs/<lang>/_meta.json`, used if the config has none
 * @param inferEditBase called for the `docRepoBaseUrl` of edit links if the config has none
 */
export function siteDataFor(
  config: Config,
  locale: LocaleInfo,
  metaNav: NavItem[],
  inferEditBase: () => string | null = () => null,
): SiteData {
  const { themeConfig: theme } = config;
  const { showLineNumbers, defaultWrapCode, highlighter } = config.markdown;
  const own = theme.locales.find(({ lang }) => lang === locale.lang);
  const settings: ThemeEntries = { ...theme, ...own };
  const labels = labelsOf(config, locale);
  const texts = config.locales.find(({ lang }) => lang === locale.lang);
  return {
    title: siteTitle(config, locale),
    description: texts?.description ?? config.description,
    base: config.base,
    cleanUrls: config.route.cleanUrls,
    lang: locale.lang,
    edition: locale.edition,
    multiVersion: config.multiVersion ?? null,
    markdown: { showLineNumbers, defaultWrapCode, highlighter },
    defaultLang: config.lang,
    locales: config.localeInfos,
    icon: iconOf(config.icon, config.publicDir),
    logo: logoOf(config.logo, config.publicDir),
    logoText: config.logoText,
    theme: {
      nav: localizeNav(settings.nav ?? metaNav, locale),
      socialLinks: theme.socialLinks.map(toSocialLink),
      products: theme.products,
      footer: settings.footer ?? {},
      editLink: editLinkOf([theme.editLink, own?.editLink], labels, inferEditBase),
      assistants: theme.assistants,
      darkMode: theme.darkMode,
      lastUpdated: theme.lastUpdated,
      hideNavbar: theme.hideNavbar,
      outline: theme.outline,
      enableScrollToTop: theme.enableScrollToTop,
      enableContentAnimation: theme.enableContentAnimation,
      headingFont: theme.headingFont,
      search: theme.search,
      labels,
    },
  };
}

/** Returns the edit link. @param settings those of all languages, then those of one language, which override them */
function editLinkOf(
  settings: ThemeConfig['editLink'][],
  labels: Labels,
  inferEditBase: () => string | null,
): SiteData['theme']['editLink'] {
  const entries = settings.map((setting) => setting || {});
  const { docRepoBaseUrl: given, text = labels.editPage } = Object.assign({}, ...entries);
  const isOff = settings.findLast((setting) => setting !== undefined) === false;
  const isInferred = !settings.includes(false);
  const docRepoBaseUrl = isOff ? null : (given ?? (isInferred ? inferEditBase() : null));
  return docRepoBaseUrl ? { docRepoBaseUrl, text } : null;
}

/** Returns the title of the site in one language. */
export function siteTitle({ locales, title }: Config, locale: LocaleInfo): string {
  return locales.find(({ lang }) => lang === locale.lang)?.title ?? title;
}

/**
 * Returns the labels of one language: built-in ones, overridden by those of the config for all languages, then for this
 * one.
 */
export function labelsOf({ themeConfig }: Pick<Config, 'themeConfig'>, { lang, tag }: LocaleInfo): Labels {
  const own = themeConfig.locales.find((locale) => locale.lang === lang);
  return { ...labelsFor(tag), ...configuredLabels(themeConfig), ...configuredLabels(own ?? {}) };
}

/** Returns the languages of the site, the default one first, with the labels that the stylesheet contains. */
export function siteLanguages(config: Config): Pick<LocaleInfo & Labels, 'tag' | 'dir' | 'opensInNewTab'>[] {
  const byTag = new Map(config.localeInfos.map((locale) => [locale.tag, locale]));
  return [...byTag.values()].map((locale) => {
    const { opensInNewTab } = labelsOf(config, locale);
    return { tag: locale.tag, ...(locale.dir && { dir: locale.dir }), opensInNewTab };
  });
}

/** Returns `labels`, and the labels that have their own options. */
function configuredLabels(theme: LabelOptions): Partial<Labels> {
  const labels: Partial<Labels> = {
    ...(theme.outlineTitle && { outlineTitle: theme.outlineTitle }),
    ...(theme.prevPageText && { prevPage: theme.prevPageText }),
    ...(theme.nextPageText && { nextPage: theme.nextPageText }),
    ...(theme.lastUpdatedText && { lastUpdated: theme.lastUpdatedText }),
    ...(theme.sourceText && { source: theme.sourceText }),
    ...(theme.searchPlaceholderText && { searchPlaceholder: theme.searchPlaceholderText }),
  };
  return { ...labels, ...theme.labels };
}

/** Adds the language prefix to nav links and matches, which are written without it, once for all languages. */
function localizeNav(nav: NavItem[], { prefix }: LocaleInfo): NavItem[] {
  return nav.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: localizeLink(item.link, prefix) }),
    ...(item.activeMatch !== undefined && { activeMatch: localizeMatch(item.activeMatch, prefix) }),
    ...(item.items && { items: localizeNav(item.items, { prefix } as LocaleInfo) }),
  }));
}

function localizeMatch(match: string, prefix: string): string {
  if (prefix === '' || match.includes(prefix)) return match;
  return match.startsWith('^') ? `^${prefix}${match.slice(1)}` : prefix + match;
}
