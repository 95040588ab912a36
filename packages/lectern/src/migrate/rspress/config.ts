import { relative } from 'node:path';
import type { UserConfig } from '../../config/schema.ts';
import { type HeadTag, isHeadTag } from '../../shared/head-tag.ts';
import { packageOf } from '../detect.ts';
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
import { tsconfigAliases } from '../tsconfig.ts';
import type { Draft, Move } from '../types.ts';
import { tellOfOthers } from './others.ts';
import { takePlugins } from './plugins.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;

/** Theme keys with the same names in Rspress 1 and Lectern. */
const SAME_THEME = [
  'outlineTitle',
  'prevPageText',
  'nextPageText',
  'lastUpdatedText',
  'searchPlaceholderText',
  'footer',
] as const;

/** Converts a config of Rspress 1 or 2 to one of Lectern. Most names are the same. */
export function rspressConfig({ files }: Move, settings: TheirSettings): Draft {
  const { data, tell } = settings;
  const root = projectPath(textAt(data, 'root') ?? 'docs', files.root);
  const theme = recordAt(data, 'themeConfig');
  const config: UserConfig = only<UserConfig>({
    root: root === 'docs' ? undefined : root,
    base: textAt(data, 'base') === '/' ? undefined : textAt(data, 'base'),
    outDir: projectPath(textAt(data, 'outDir') ?? 'doc_build', files.root),
    title: textAt(data, 'title'),
    description: textAt(data, 'description'),
    icon: iconOf(data, tell),
    logo: at(data, 'logo') as UserConfig['logo'],
    logoText: textAt(data, 'logoText'),
    lang: textAt(data, 'lang'),
    locales: localesOf(data),
    multiVersion: at(data, 'multiVersion') as UserConfig['multiVersion'],
    head: headOf(data, tell),
    route: {
      // Rspress does not use clean URLs by default, so addresses stay the same.
      ...(at(data, 'route.cleanUrls') === true ? {} : { cleanUrls: false }),
      ...(listAt(data, 'route.exclude').length > 0 && { exclude: listAt(data, 'route.exclude') as string[] }),
    },
    markdown: markdownOf(data),
    themeConfig: themeOf(theme, settings),
  });
  if (Object.keys(config.route ?? {}).length === 0) delete config.route;
  takePlugins(config, settings, packageOf(files));
  tellOfOthers(settings);
  return { config, aliases: { ...tsconfigAliases(files), ...aliasesOf(data, files.root, tell) } };
}

/** Returns a path in the config relative to the project. */
export function projectPath(path: string, root: string): string {
  return path.startsWith('/') ? relative(root, path) || '.' : path.replace(/^\.\//, '');
}

function iconOf(data: Settings, tell: TheirSettings['tell']): string | undefined {
  const icon = textAt(data, 'icon');
  if (icon?.startsWith('file:'))
    tell('icon', 'Put the file into the public folder and name it from there: /icon.png.');
  return icon?.startsWith('file:') ? undefined : icon;
}

function localesOf(data: Settings): UserConfig['locales'] {
  const locales = [...listAt(data, 'locales'), ...listAt(data, 'themeConfig.locales')].filter(isRecord);
  const langs = [...new Set(locales.map(({ lang }) => String(lang)))];
  if (langs.length < 2) return undefined;
  return langs.map((lang) => {
    const own = Object.assign({}, ...locales.filter((locale) => locale.lang === lang)) as Settings;
    return {
      lang,
      label: textAt(own, 'label') ?? lang,
      ...only({ title: textAt(own, 'title'), description: textAt(own, 'description') }),
    };
  });
}

function themeOf(theme: Settings, { tell }: TheirSettings): Theme | undefined {
  const hideNavbar = at(theme, 'hideNavbar');
  const locales = listAt(theme, 'locales')
    .filter(isRecord)
    .flatMap((locale) => {
      const own = entriesOf(locale);
      return Object.keys(own).length > 0 ? [{ lang: String(locale.lang), ...own }] : [];
    });
  const social = listAt(theme, 'socialLinks')
    .filter(isRecord)
    .map((link) => {
      const mode = link.mode === 'text' || link.mode === 'img' ? link.mode : 'link';
      return socialLink({ icon: link.icon, href: String(link.content), mode }, (message) =>
        tell('themeConfig.socialLinks', message),
      );
    });
  const found: Theme = only<Theme>({
    ...entriesOf(theme),
    socialLinks: social.length > 0 ? social : undefined,
    darkMode: at(theme, 'darkMode') === false ? false : undefined,
    lastUpdated: at(theme, 'lastUpdated') ? true : undefined,
    outline: at(theme, 'outline') === false ? false : undefined,
    enableScrollToTop: at(theme, 'enableScrollToTop') === false ? false : undefined,
    enableContentAnimation: at(theme, 'enableContentAnimation') === true ? true : undefined,
    hideNavbar: hideNavbar === 'auto' || hideNavbar === 'always' ? hideNavbar : undefined,
    locales: locales.length > 0 ? locales : undefined,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Returns settings that may differ by language. */
function entriesOf(theme: Settings): Partial<Theme> {
  const same = Object.fromEntries(
    SAME_THEME.flatMap((key) => (theme[key] === undefined ? [] : [[key, theme[key]]])),
  );
  const edit = recordAt(theme, 'editLink');
  const { nav, sidebar } = theme;
  return only<Theme>({
    ...same,
    nav: Array.isArray(nav) ? nav.map(navItem) : undefined,
    sidebar: isRecord(sidebar) ? sidebarsOf(sidebar) : undefined,
    editLink: textAt(edit, 'docRepoBaseUrl') ? (edit as Theme['editLink']) : undefined,
  }) as Partial<Theme>;
}

type NavItem = NonNullable<Theme['nav']>[number];

function navItem(item: unknown): NavItem {
  const {
    text = '',
    link,
    activeMatch,
    position,
    tag,
    items,
  } = (isRecord(item) ? item : {}) as Partial<NavItem>;
  return {
    text,
    ...only({
      link,
      activeMatch,
      position,
      tag,
      items: Array.isArray(items) ? items.map(navItem) : undefined,
    }),
  };
}

function sidebarsOf(sidebars: Settings): Theme['sidebar'] {
  return Object.fromEntries(
    Object.entries(sidebars).map(([path, items]) => [
      path,
      Array.isArray(items) ? items.map(sidebarItem) : [],
    ]),
  );
}

type SidebarItem = NonNullable<Theme['sidebar']>[string][number];

function sidebarItem(item: unknown): SidebarItem {
  if (!isRecord(item)) return String(item);
  const { text, link, tag, collapsible, collapsed, dividerType, sectionHeaderText, items } = item as Exclude<
    SidebarItem,
    string
  >;
  return only({
    text,
    link,
    tag,
    collapsible,
    collapsed,
    dividerType,
    sectionHeaderText,
    items: Array.isArray(items) ? items.map(sidebarItem) : undefined,
  }) as SidebarItem;
}

function markdownOf(data: Settings): UserConfig['markdown'] {
  const found = only({
    showLineNumbers: at(data, 'markdown.showLineNumbers') === true ? true : undefined,
    defaultWrapCode: at(data, 'markdown.defaultWrapCode') === true ? true : undefined,
  });
  return Object.keys(found).length > 0 ? found : undefined;
}

/** Returns tags of the head: pairs and strings in `head`, and `html.tags` of the builder. */
function headOf(data: Settings, tell: TheirSettings['tell']): HeadTag[] | undefined {
  const written = listAt(data, 'head').filter((tag) => {
    if (!isHeadTag(tag))
      tell('head', 'It is text, or a function; write a tag: ["meta", { "name": "…", "content": "…" }].');
    return isHeadTag(tag);
  }) as HeadTag[];
  const tags = listAt(data, 'builderConfig.html.tags').flatMap((tag): HeadTag[] => {
    const made = isRecord(tag)
      ? [tag.tag, tag.attrs ?? {}, ...(typeof tag.children === 'string' ? [tag.children] : [])]
      : null;
    return isHeadTag(made) ? [made] : [];
  });
  const all = [...written, ...tags];
  return all.length > 0 ? all : undefined;
}

function aliasesOf(data: Settings, root: string, tell: TheirSettings['tell']): Record<string, string> {
  const found = {
    ...recordAt(data, 'builderConfig.source.alias'),
    ...recordAt(data, 'builderConfig.resolve.alias'),
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, path]) => {
      if (typeof path === 'string') return [[name, projectPath(path, root)]];
      tell(`builderConfig.resolve.alias.${name}`, 'Write it in vite.resolve.alias.');
      return [];
    }),
  );
}
