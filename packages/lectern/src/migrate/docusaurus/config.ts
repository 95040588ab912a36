import type { ConfigSidebarItem, UserConfig } from '../../config/schema.ts';
import { type HeadTag, isHeadTag } from '../../shared/head-tag.ts';
import { socialLink } from '../social.ts';
import { at, isRecord, listAt, only, type Settings, type TheirSettings, textAt } from '../their-config.ts';
import { firstLanguage } from './languages.ts';
import type { PluginOptions } from './options.ts';
import { firstLink } from './sidebars.ts';
import { type Doc, tidy } from './tree.ts';

type Theme = NonNullable<UserConfig['themeConfig']>;
type NavItem = NonNullable<Theme['nav']>[number];

export interface SiteParts {
  settings: TheirSettings;
  options: PluginOptions;
  docs: readonly Doc[];
  /** Sidebar entries by the name of the sidebar. */
  sidebars: Readonly<Record<string, ConfigSidebarItem[]>>;
  /** Docs folder, relative to the project. */
  root: string;
  /** Returns the address on the old site for a page that was not moved. */
  elsewhere(path: string): string;
}

/** Converts the top-level settings of Docusaurus, and those of its theme. */
export function docusaurusConfig(parts: SiteParts): UserConfig {
  const { settings, root } = parts;
  const { data, tell } = settings;
  const url = textAt(data, 'url');
  const base = textAt(data, 'baseUrl');
  const broken = textAt(data, 'onBrokenLinks');
  const config = only<UserConfig>({
    root: root === 'docs' ? undefined : root,
    base: base === '/' ? undefined : base,
    outDir: 'build',
    siteOrigin: url?.startsWith('http') ? new URL(url).origin : undefined,
    title: textAt(data, 'title'),
    description: textAt(data, 'tagline'),
    icon: publicPath(textAt(data, 'favicon')),
    logo: logoOf(data),
    logoText: textAt(data, 'themeConfig.navbar.title'),
    lang: langOf(data),
    head: headOf(data),
    themeConfig: themeOf(parts),
  });
  if (broken === 'warn' || broken === 'ignore')
    tell('onBrokenLinks', 'Dead links fail a build; markdown.checkLinks: "warn" tells of them only.');
  tellOfOthers(parts);
  return config;
}

function langOf(data: Settings): string | undefined {
  const lang = firstLanguage(data);
  return lang === 'en' ? undefined : lang;
}

/** Returns the path of a file in the static folder. */
function publicPath(path: string | undefined): string | undefined {
  return path === undefined || /^(?:\/|https?:)/.test(path) ? path : `/${path}`;
}

function logoOf(data: Settings): UserConfig['logo'] {
  const light = publicPath(textAt(data, 'themeConfig.navbar.logo.src'));
  const dark = publicPath(textAt(data, 'themeConfig.navbar.logo.srcDark'));
  return light && dark ? { light, dark } : light;
}

function headOf(data: Settings): HeadTag[] | undefined {
  const tags = listAt(data, 'headTags').map((tag) =>
    isRecord(tag) ? [tag.tagName, tag.attributes ?? {}] : null,
  );
  const scripts = listAt(data, 'scripts').map((script) => [
    'script',
    typeof script === 'string' ? { src: script } : script,
  ]);
  const styles = listAt(data, 'stylesheets').map((style) => [
    'link',
    { rel: 'stylesheet', ...(typeof style === 'string' ? { href: style } : (style as object)) },
  ]);
  const metas = listAt(data, 'themeConfig.metadata').map((meta) => ['meta', meta]);
  const all = [...tags, ...scripts, ...styles, ...metas].filter(isHeadTag);
  return all.length > 0 ? all : undefined;
}

function themeOf(parts: SiteParts): Theme | undefined {
  const { data, tell } = parts.settings;
  const items = listAt(data, 'themeConfig.navbar.items').filter(isRecord);
  const socials = items.filter(isSocial);
  const nav = items.filter((item) => !isSocial(item)).flatMap((item) => navItem(item, parts));
  const copyright = textAt(data, 'themeConfig.footer.copyright');
  const theme = only<Theme>({
    nav: nav.length > 0 ? nav : undefined,
    socialLinks:
      socials.length > 0
        ? socials.map(({ href }) =>
            socialLink({ icon: hostName(String(href)), href: String(href) }, (text) =>
              tell('themeConfig.navbar.items', text),
            ),
          )
        : undefined,
    editLink: editLinkOf(parts.options),
    footer: copyright ? { message: copyright } : undefined,
    darkMode: at(data, 'themeConfig.colorMode.disableSwitch') === true ? false : undefined,
    lastUpdated: at(parts.options.docs, 'showLastUpdateTime') === true ? true : undefined,
  });
  return Object.keys(theme).length > 0 ? theme : undefined;
}

/** Checks for an entry with an icon instead of text. */
function isSocial(item: Settings): boolean {
  return (
    typeof item.href === 'string' &&
    (!textAt(item, 'label') || /^github$/i.test(String(item.label))) &&
    hostName(item.href) !== ''
  );
}

function hostName(href: string): string {
  const host = /^https?:\/\/(?:www\.)?([^/]+)/.exec(href)?.[1] ?? '';
  if (/discord/.test(host)) return 'discord';
  return host.split('.').at(-2) ?? '';
}

function navItem(item: Settings, parts: SiteParts): NavItem[] {
  const { docs, sidebars, settings, elsewhere } = parts;
  const text = textAt(item, 'label') ?? '';
  const position = item.position === 'right' ? undefined : ('left' as const);
  const withPlace = (entry: NavItem): NavItem[] => [{ ...entry, ...only({ position }) }];
  if (Array.isArray(item.items)) {
    const items = item.items
      .filter(isRecord)
      .flatMap((inner) => navItem(inner, parts))
      .map(({ position: _position, ...rest }) => rest);
    return items.length > 0 ? withPlace({ text, items }) : [];
  }
  if (item.type === 'doc' || item.type === 'docSidebar') {
    const plugin = textAt(item, 'docsPluginId');
    const link =
      item.type === 'doc'
        ? docs.find((doc) => doc.id === item.docId && doc.plugin === plugin)?.route
        : firstLink(sidebars[[plugin, item.sidebarId].filter(Boolean).join(':')] ?? []);
    return link ? withPlace({ text: text || String(item.docId), link }) : [];
  }
  const to = textAt(item, 'to') ?? textAt(item, 'href');
  if (!to || !text) {
    if (!/^(?:localeDropdown|search|docsVersionDropdown)$/.test(String(item.type))) {
      settings.tell(
        'themeConfig.navbar.items',
        `The entry of type ${String(item.type ?? 'link')} was not taken over.`,
      );
    }
    return [];
  }
  const link = to.replace(/^pathname:\/\//, '');
  if (/^https?:/.test(link)) return withPlace({ text, link });
  // Docusaurus prepends the base.
  const path = link.startsWith('/') ? link : `/${link}`;
  const doc = docs.find(({ oldRoute }) => oldRoute === tidy(path));
  return withPlace({ text, link: doc?.route ?? elsewhere(path) });
}

function editLinkOf({ docs }: PluginOptions): Theme['editLink'] {
  const editUrl = at(docs, 'editUrl');
  const path = String(at(docs, 'path') ?? 'docs').replace(/^(?:\.\.?\/)+/, '');
  if (typeof editUrl === 'string') return { docRepoBaseUrl: `${editUrl.replace(/\/$/, '')}/${path}` };
  if (typeof editUrl !== 'function') return undefined;
  try {
    const url: unknown = editUrl({
      docPath: '',
      versionDocsDirPath: path,
      locale: 'en',
      version: 'current',
      permalink: '',
    });
    return typeof url === 'string' && url.startsWith('http')
      ? { docRepoBaseUrl: url.replace(/\/$/, '') }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Settings without a counterpart, by path. */
const NO_COUNTERPART: Record<string, string> = {
  'themeConfig.algolia': 'Search is local; themeConfig.search takes a service of your own.',
  'themeConfig.announcementBar': 'Add @lectern/plugin-announcement.',
  'themeConfig.footer.links': 'The footer is one line: put what matters into themeConfig.footer.message.',
  'themeConfig.image':
    'Lectern draws a picture for links to each page; "image" in front matter is one of your own.',
  'themeConfig.prism.theme': 'Colors of code come from the theme.',
  customFields: 'No option. Components that use it read it from docusaurus-runtime.tsx.',
  scripts: '',
};

function tellOfOthers({ settings, options }: SiteParts): void {
  const { raw, data, tell } = settings;
  for (const [path, message] of Object.entries(NO_COUNTERPART)) {
    const value = at(raw, path);
    if (message && value !== undefined && !(Array.isArray(value) && value.length === 0)) tell(path, message);
  }
  for (const name of options.others) tell('plugins', `${name} was not taken over.`, 'plugin');
  for (const preset of listAt(raw, 'presets')) {
    const given = Array.isArray(preset) ? preset[1] : undefined;
    for (const key of ['gtag', 'googleAnalytics', 'googleTagManager']) {
      if (at(given, key)) tell('presets', `${key}: put its script into "head".`);
    }
    if (at(given, 'theme.customCss'))
      tell(
        'presets',
        'theme.customCss: import your styles in theme/index.tsx, see "Theming" in the handbook.',
      );
  }
  if (textAt(data, 'themeConfig.colorMode.defaultMode') === 'dark')
    tell('themeConfig.colorMode', 'A reader gets the theme of the system.');
}
