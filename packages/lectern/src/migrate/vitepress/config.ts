import { posix } from 'node:path';
import type { UserConfig } from '../../config/schema.ts';
import { type HeadTag, isHeadTag } from '../../shared/head-tag.ts';
import { socialLink } from '../social.ts';
import {
  at,
  isRecord,
  listAt,
  only,
  recordAt,
  type Settings,
  type TheirSettings,
  textAt,
} from '../their-config.ts';
import { navItem, sidebarOf } from './nav.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;

/**
 * Converts a VitePress config to one of Lectern.
 *
 * @param base folder that VitePress is run in, relative to the project
 */
export function vitepressConfig(settings: TheirSettings, base: string): UserConfig {
  const { data, tell } = settings;
  const root = posix.join(base, textAt(data, 'srcDir') ?? '.');
  const head = listAt(data, 'head');
  const icon = head.find(
    (tag) =>
      Array.isArray(tag) && tag[0] === 'link' && /^(?:shortcut )?icon$/.test(String(at(tag[1], 'rel'))),
  );
  const sitemap = textAt(data, 'sitemap.hostname');
  const exclude = listAt(data, 'srcExclude') as string[];
  tellOfOthers(settings);
  return only<UserConfig>({
    root: root === 'docs' ? undefined : root,
    base: textAt(data, 'base') === '/' ? undefined : textAt(data, 'base'),
    outDir: posix.join(base, textAt(data, 'outDir') ?? '.vitepress/dist'),
    siteOrigin: sitemap?.startsWith('http') ? new URL(sitemap).origin : undefined,
    title: textAt(data, 'title') ?? 'VitePress',
    description: textAt(data, 'description'),
    icon: Array.isArray(icon) ? textAt(icon[1], 'href') : undefined,
    logo: logoOf(at(data, 'themeConfig.logo')),
    logoText: logoTextOf(data),
    lang: undefined,
    ...languages(data, tell),
    head: headOf(
      head.filter((tag) => tag !== icon),
      tell,
    ),
    route: routeOf(data, exclude),
    markdown: at(data, 'markdown.lineNumbers') === true ? { showLineNumbers: true } : undefined,
    themeConfig: themeOf(recordAt(data, 'themeConfig'), settings),
  });
}

function routeOf(data: Settings, exclude: string[]): UserConfig['route'] {
  const route = {
    // VitePress does not use clean URLs by default, so addresses stay the same.
    ...(at(data, 'cleanUrls') === true ? {} : { cleanUrls: false }),
    ...(exclude.length > 0 && { exclude }),
  };
  return Object.keys(route).length > 0 ? route : undefined;
}

function logoOf(logo: unknown): UserConfig['logo'] {
  if (typeof logo === 'string') return logo;
  const { light, dark } = isRecord(logo) ? logo : {};
  if (typeof light === 'string' && typeof dark === 'string') return { light, dark };
  return textAt(logo, 'src');
}

/** Returns the title next to the logo, which VitePress shows unless it is disabled. */
function logoTextOf(data: Settings): string | undefined {
  if (at(data, 'themeConfig.logo') === undefined || at(data, 'themeConfig.siteTitle') === false)
    return undefined;
  return textAt(data, 'themeConfig.siteTitle') ?? textAt(data, 'title');
}

function headOf(head: readonly unknown[], tell: TheirSettings['tell']): HeadTag[] | undefined {
  // Lectern generates these from title, description and siteOrigin.
  const own = /^(?:og:(?:title|description|url|type|site_name)|twitter:(?:card|title|description))$/;
  const tags = head.filter((tag): tag is HeadTag => {
    if (!isHeadTag(tag)) tell('head', 'A tag of it was not understood.');
    return isHeadTag(tag) && !own.test(String(tag[1]?.property ?? tag[1]?.name ?? ''));
  });
  return tags.length > 0 ? tags : undefined;
}

/** Returns the languages with pages in this project, and reports those with a separate site. */
function languages(data: Settings, tell: TheirSettings['tell']): Pick<UserConfig, 'lang' | 'locales'> {
  const all = Object.entries(recordAt(data, 'locales')).filter((entry): entry is [string, Settings] =>
    isRecord(entry[1]),
  );
  const own = all.filter(([name, locale]) => {
    const isElsewhere = /^https?:/.test(String(locale.link ?? ''));
    if (isElsewhere)
      tell(
        `locales.${name}`,
        `${String(locale.label)} is a separate site, ${String(locale.link)}: link to it in nav.`,
      );
    return !isElsewhere;
  });
  const lang = langOf(own.find(([name]) => name === 'root')?.[1].lang ?? data.lang ?? 'en');
  if (own.length < 2) return lang === 'en' ? {} : { lang };
  return {
    lang,
    locales: own.map(([name, locale]) => {
      const tag = textAt(locale, 'lang');
      const own = name === 'root' ? lang : name;
      return {
        lang: own,
        label: textAt(locale, 'label') ?? name,
        ...only({
          tag: tag && tag !== own ? tag : undefined,
          title: textAt(locale, 'title'),
          description: textAt(locale, 'description'),
        }),
      };
    }),
  };
}

/** Returns the language in addresses: `en` for `en-US`. */
function langOf(tag: unknown): string {
  return String(tag).split('-')[0] ?? 'en';
}

function themeOf(theme: Settings, { data, raw, tell }: TheirSettings): Theme | undefined {
  const social = listAt(theme, 'socialLinks').filter(isRecord);
  const locales = Object.entries(recordAt(data, 'locales')).flatMap(([name, locale]) => {
    const own = entriesOf(recordAt(locale, 'themeConfig'), raw, name === 'root' ? '' : `/${name}`);
    return name !== 'root' && Object.keys(own).length > 0 ? [{ lang: name, ...own }] : [];
  });
  const rootTheme = recordAt(data, 'locales.root.themeConfig');
  const found = only<Theme>({
    ...entriesOf({ ...theme, ...rootTheme }, raw, ''),
    socialLinks:
      social.length > 0
        ? social.map(({ icon, link }) =>
            socialLink({ icon, href: String(link) }, (text) => tell('themeConfig.socialLinks', text)),
          )
        : undefined,
    darkMode: at(data, 'appearance') === false ? false : undefined,
    lastUpdated: at(data, 'lastUpdated') || at(theme, 'lastUpdated') ? true : undefined,
    outline: at(theme, 'outline') === false || at(theme, 'aside') === false ? false : undefined,
    locales: locales.length > 0 ? locales : undefined,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

function entriesOf(theme: Settings, raw: unknown, prefix: string): Partial<Theme> {
  const { nav, sidebar } = theme;
  const outline = textAt(theme, 'outline.label') ?? textAt(theme, 'outlineTitle');
  const footer = [textAt(theme, 'footer.message'), textAt(theme, 'footer.copyright')]
    .filter(Boolean)
    .join(' ');
  return only<Theme>({
    nav: Array.isArray(nav) ? nav.flatMap((item) => navItem(item, prefix)) : undefined,
    sidebar: sidebarOf(sidebar, prefix),
    editLink: editLinkOf(theme, raw),
    footer: footer ? { message: footer } : undefined,
    outlineTitle: outline,
    prevPageText: textAt(theme, 'docFooter.prev'),
    nextPageText: textAt(theme, 'docFooter.next'),
    lastUpdatedText: textAt(theme, 'lastUpdated.text') ?? textAt(theme, 'lastUpdatedText'),
  }) as Partial<Theme>;
}

function editLinkOf(theme: Settings, raw: unknown): Theme['editLink'] {
  const pattern = textAt(theme, 'editLink.pattern') ?? called(at(raw, 'themeConfig.editLink.pattern'));
  if (!pattern?.includes(':path')) return undefined;
  const text = textAt(theme, 'editLink.text');
  return { docRepoBaseUrl: pattern.slice(0, pattern.indexOf(':path')).replace(/\/$/, ''), ...only({ text }) };
}

function called(pattern: unknown): string | undefined {
  if (typeof pattern !== 'function') return undefined;
  try {
    return String(pattern({ filePath: ':path', relativePath: ':path', frontmatter: {} }));
  } catch {
    return undefined;
  }
}

const NO_COUNTERPART: Record<string, string> = {
  rewrites: 'The path of a file is its address: move the files.',
  transformHead: 'Tags of the head are in "head" of the config or of a page.',
  transformHtml: 'A plugin of your own can do that: see "Plugins" in the handbook.',
  transformPageData: 'A plugin of your own can do that: see "Plugins" in the handbook.',
  buildEnd: 'A plugin of your own can do that: see "Plugins" in the handbook.',
  'markdown.config': 'Plugins of markdown-it do not run here: see "Plugins" in the handbook.',
  'markdown.codeTransformers': 'Transformers of Shiki do not run here; @lectern/plugin-hover shows types.',
  'markdown.math': 'Add @lectern/plugin-math.',
  'themeConfig.carbonAds': 'It was not taken over.',
  'themeConfig.banner': 'Add @lectern/plugin-announcement.',
  'themeConfig.footer.nav': 'The footer is one line: themeConfig.footer.message.',
  'vite.plugins': 'Write them in "vite" of lectern.config.ts, where they are not for Vue.',
  'vite.define': 'Write it in "vite" of lectern.config.ts.',
  'vite.resolve.alias': 'Write it in "vite" of lectern.config.ts.',
};

function tellOfOthers({ raw, data, tell }: TheirSettings): void {
  for (const [path, message] of Object.entries(NO_COUNTERPART)) {
    const value = at(raw, path);
    if (value !== undefined && value !== false) tell(path, message);
  }
  if (textAt(data, 'themeConfig.search.provider') === 'algolia') {
    tell('themeConfig.search', 'Search is local; themeConfig.search takes a service of your own.');
  }
}
