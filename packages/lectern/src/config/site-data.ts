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
 * What the browser may know of the site, in one language: the only list of it, and JSON only.
 *
 * @param metaNav the top navigation of `docs/<lang>/_meta.json`, used when the config has none
 * @param inferEditBase asked for the `docRepoBaseUrl` of edit links when the config has none
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

/** @param settings those of all languages, then those of one, which override them */
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

/** Title of the site in one language. */
export function siteTitle({ locales, title }: Config, locale: LocaleInfo): string {
  return locales.find(({ lang }) => lang === locale.lang)?.title ?? title;
}

/** The words of one language: built-in ones, then those that the config has for all languages, then for this one. */
export function labelsOf({ themeConfig }: Pick<Config, 'themeConfig'>, { lang, tag }: LocaleInfo): Labels {
  const own = themeConfig.locales.find((locale) => locale.lang === lang);
  return { ...labelsFor(tag), ...configuredLabels(themeConfig), ...configuredLabels(own ?? {}) };
}

/** Languages of the site, the default one first, with what its stylesheet says in them. */
export function siteLanguages(config: Config): Pick<LocaleInfo & Labels, 'tag' | 'dir' | 'opensInNewTab'>[] {
  const byTag = new Map(config.localeInfos.map((locale) => [locale.tag, locale]));
  return [...byTag.values()].map((locale) => {
    const { opensInNewTab } = labelsOf(config, locale);
    return { tag: locale.tag, ...(locale.dir && { dir: locale.dir }), opensInNewTab };
  });
}

/** `labels`, and the options that some words have of their own. */
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

/** Nav links and matches are written without the language prefix, once for all languages. */
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
