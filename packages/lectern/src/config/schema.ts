import * as v from 'valibot';
import { CHECK_CODES, type CheckCode } from '../shared/check-codes.ts';
import { HEAD_TAG_EXAMPLE, type HeadTag, isHeadTag } from '../shared/head-tag.ts';
import type { NavItem } from '../shared/types.ts';
import { pattern } from './pattern.ts';
import type { PluginEntry } from './plugin.ts';
import { labelEntries } from './schema-labels.ts';
import { markdown } from './schema-markdown.ts';
import { csp, feed, feedName } from './schema-publish.ts';
import { SOCIAL_ICONS } from './social-icons.ts';
import type { ViteSettings } from './vite-settings.ts';

/**
 * The configuration: types, defaults and docs in one place. Names follow SPEC part A section 3 and the
 * Rspress 1 configuration that authors know. Every object is strict, so a typing slip is told, not ignored.
 */

const text = v.string();
const flag = (fallback: boolean) => v.optional(v.boolean(), fallback);

const navItem: v.GenericSchema<NavItem> = v.strictObject({
  text,
  /** Route path without language prefix, or an external URL. */
  link: v.exactOptional(text),
  /** Regular expression for the paths that make the entry active; else the link and what is below it. */
  activeMatch: v.exactOptional(pattern),
  position: v.exactOptional(v.picklist(['left', 'right'])),
  tag: v.exactOptional(text),
  items: v.exactOptional(v.lazy(() => v.array(navItem))),
});

/** An entry of a sidebar: the path of a page, or an object of one of SPEC 3's kinds. */
export type ConfigSidebarItem =
  | string
  | {
      text?: string;
      link?: string;
      tag?: string;
      /** Makes it a group. */
      items?: ConfigSidebarItem[];
      collapsible?: boolean;
      collapsed?: boolean;
      dividerType?: 'solid' | 'dashed';
      sectionHeaderText?: string;
    };

const sidebarItem: v.GenericSchema<ConfigSidebarItem> = v.union([
  text,
  v.strictObject({
    text: v.exactOptional(text),
    link: v.exactOptional(text),
    tag: v.exactOptional(text),
    items: v.exactOptional(v.lazy(() => v.array(sidebarItem))),
    collapsible: v.exactOptional(v.boolean()),
    collapsed: v.exactOptional(v.boolean()),
    dividerType: v.exactOptional(v.picklist(['solid', 'dashed'])),
    sectionHeaderText: v.exactOptional(text),
  }),
]);

const socialLink = v.strictObject({
  icon: v.union([v.picklist(SOCIAL_ICONS), v.strictObject({ svg: text })]),
  mode: v.picklist(['link', 'text', 'img']),
  content: text,
});

const product = v.strictObject({
  name: text,
  /** Description in Chinese, and in English. */
  desc: text,
  descEn: text,
  logo: text,
  logoScale: v.exactOptional(v.number()),
  url: text,
  urlEn: v.exactOptional(text),
});

/** `false` for no edit links. */
const editLink = v.union([
  v.literal(false),
  v.strictObject({
    /**
     * URL of the docs folder in the repository's editor, to which the source path is added (before a query). When
     * absent, it is inferred from the git remote `origin`, if that is on a host whose editor is known.
     */
    docRepoBaseUrl: v.exactOptional(text),
    /** The theme's word in the language of the page when absent. */
    text: v.exactOptional(text),
  }),
]);

/** What may differ by language. */
const themeEntries = {
  /** Top navigation; when absent, `docs/<lang>/_meta.json` is read. */
  nav: v.exactOptional(v.array(navItem)),
  /** Sidebars by the path they stand for (`/guide/`); other folders have theirs from `_meta.json`. */
  sidebar: v.exactOptional(v.record(text, v.array(sidebarItem))),
  editLink: v.exactOptional(editLink),
  footer: v.exactOptional(v.strictObject({ message: v.exactOptional(text) })),
  ...labelEntries,
};

const themeLocale = v.strictObject({ lang: text, ...themeEntries });

const search = v.union([
  v.literal(false),
  v.strictObject({ mode: v.literal('local') }),
  v.strictObject({
    mode: v.literal('remote'),
    /** Asked as SPEC 7 says: `GET {apiUrl}?keyword=…&limit=…&searchIndexes=a,b&lang=…`. */
    apiUrl: text,
    /** Names of the indexes that the service knows. */
    searchIndexes: v.array(text),
  }),
]);

const ASSISTANTS = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q={prompt}' },
  { name: 'Claude', url: 'https://claude.ai/new?q={prompt}' },
];

const themeConfig = v.strictObject({
  ...themeEntries,
  socialLinks: v.optional(v.array(socialLink), []),
  /** Sibling tools, offered in a popover of the navbar. */
  products: v.optional(v.array(product), []),
  /** Assistants in the menu of each page; `{prompt}` in the address stands for the request to read it. */
  assistants: v.optional(v.array(v.strictObject({ name: text, url: text })), ASSISTANTS),
  /** Offer the dark theme. */
  darkMode: flag(true),
  /** Show the date of the last commit that touched a page. */
  lastUpdated: flag(false),
  hideNavbar: v.optional(v.picklist(['never', 'auto', 'always']), 'never'),
  outline: flag(true),
  enableScrollToTop: flag(true),
  /** Animate content changes with a view transition. */
  enableContentAnimation: flag(false),
  /** Headings in the theme's own font, 19 kB; `false` for the font of the text. */
  headingFont: flag(true),
  /** Where answers come from: an index that is built with the site, or a service; `false` for no search. */
  search: v.optional(search, { mode: 'local' }),
  /** Settings of one language, which override those above. */
  locales: v.optional(v.array(themeLocale), []),
});

const locale = v.strictObject({
  /** Folder and URL prefix: `zh`. */
  lang: text,
  /** Name in its own language. */
  label: text,
  /** BCP 47 tag for `<html lang>`; `zh` becomes `zh-CN`, others stay as they are. */
  tag: v.exactOptional(text),
  title: v.exactOptional(text),
  description: v.exactOptional(text),
});

const base = v.pipe(
  text,
  v.check((value) => value.startsWith('/'), 'a path that starts with "/"'),
  v.transform((value) => (value.endsWith('/') ? value : `${value}/`)),
);

const checkSetting = v.union([v.boolean(), v.strictObject({ ignore: v.array(text) })]);

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export const configSchema = v.strictObject({
  /** Folder of the pages, relative to the project. */
  root: v.optional(text, 'docs'),
  /** Path the site is served under. */
  base: v.optional(base, '/'),
  /** Origin of the published site, for canonical links: `https://example.com`. */
  siteOrigin: v.exactOptional(v.pipe(text, v.url('an absolute URL such as "https://example.com"'))),
  outDir: v.optional(text, 'dist'),
  title: v.optional(text, 'Documentation'),
  description: v.optional(text, ''),
  /** Draw a picture for links to each page, where `siteOrigin` is set; front matter `image` wins. */
  cards: flag(true),
  /** Tags for the head of every document; front matter has `head` as well. A script that is named here may run. */
  head: v.optional(v.array(v.custom<HeadTag>(isHeadTag, HEAD_TAG_EXAMPLE)), []),
  /**
   * Sources to add to the Content-Security-Policy of every document: `{ 'script-src': ['https://example.com'] }`.
   * Scripts of `head` are in it already. `false` for no policy.
   */
  csp: v.optional(csp, {}),
  /** Favicon, a path in the public folder or a URL; `/favicon.svg` when there is such a file. */
  icon: v.exactOptional(text),
  logo: v.exactOptional(v.union([text, v.strictObject({ light: text, dark: text })])),
  logoText: v.optional(text, ''),
  /** Default language: served at the root. Its folder is `docs/<lang>`; where there is none, `docs` itself. */
  lang: v.optional(text, 'en'),
  locales: v.optional(v.array(locale), []),
  /** Versions, each with its own folder above those of the languages: `docs/v1/en`. */
  multiVersion: v.exactOptional(v.strictObject({ default: text, versions: v.array(text) })),
  /**
   * Old addresses and where they lead now: `{ '/old': '/guide/new#part' }`. Paths without base, with the prefix of
   * their language; a target may be a URL. A page may say the same of itself: `redirectFrom` in its front matter.
   */
  redirects: v.optional(v.record(text, text), {}),
  route: v.optional(
    v.strictObject({
      cleanUrls: flag(true),
      /** Globs, relative to the docs folder, of files that are not pages but may be imported. */
      exclude: v.optional(v.array(text), []),
    }),
    {},
  ),
  markdown: v.optional(markdown, {}),
  /**
   * What `lectern check` leaves out: `{ 'duplicate-title': false }` turns a check off, `{ orphan: { ignore: ['docs/old/**'] } }`
   * leaves out files, or what findings are about. The names are in docs-dev/check.md.
   */
  check: v.optional(v.record(v.picklist(Object.keys(CHECK_CODES) as CheckCode[]), checkSetting), {}),
  /** Feeds (RSS, Atom, JSON Feed) of folders whose pages have a `date`; they need `siteOrigin`. */
  feeds: v.optional(
    v.pipe(
      v.array(feed),
      v.check(
        (feeds) => new Set(feeds.map(feedName)).size === feeds.length,
        'feeds with different names: give one of them another "name"',
      ),
    ),
    [],
  ),
  /** `intent` loads React at the reader's first move; `load` with the page. */
  hydrate: v.optional(v.picklist(['intent', 'load']), 'intent'),
  /**
   * Settings of Vite for theme, components and what pages import: aliases, plugins, `define`, CSS. Aliases hold for
   * Markdown that pages import, too. What Lectern sets itself is refused.
   */
  vite: v.optional(v.custom<ViteSettings>(isObject, 'an object with settings of Vite'), {}),
  /** Keys of front matter that pages have besides Lectern's: `{ author: 'text' }`; `any` for every value. */
  frontmatter: v.optional(
    v.record(text, v.picklist(['text', 'boolean', 'number', 'date', 'list', 'any'])),
    {},
  ),
  /** Plugins, in the order in which their hooks are called: see docs-dev/plugins.md. */
  plugins: v.optional(v.custom<readonly unknown[]>(Array.isArray, 'a list of plugins'), []),
  themeConfig: v.optional(themeConfig, {}),
});

/** What a `lectern.config.ts` exports. */
export interface UserConfig extends Omit<v.InferInput<typeof configSchema>, 'plugins'> {
  /** Plugins, in the order in which their hooks are called: see docs-dev/plugins.md. */
  plugins?: readonly PluginEntry[];
}
/** The same with every default filled in. */
export type ConfigValues = v.InferOutput<typeof configSchema>;
