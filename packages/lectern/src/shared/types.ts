import type { FeedLink, Product } from './extra-types.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Labels } from './strings/labels.ts';

export type * from './extra-types.ts';
export type * from './frontmatter.ts';

/**
 * The vocabulary of Lectern: one word per thing, in Node.js and in the browser alike. Everything in this file is JSON.
 * Nothing contains a function, so all of it may be sent to the browser.
 */

/** `route`: the identity of a page (SPEC 2.1). Its `path` never contains the base, `.html` or a hash. */
export interface Route {
  /** URL path without base, decoded: `/guide/start/`, `/zh/guide/start/quick-start`. */
  path: string;
  /** Locale of the page, a key of the config's `locales`: `en`, `zh`. */
  lang: string;
  /** Version of a multi-version site; empty when the site has none. */
  version: string;
  /** Language and version together, a key of `LocaleInfo`s. */
  edition: string;
  /** Source file relative to the docs folder, with `/`: `zh/guide/start/index.mdx`. */
  filePath: string;
  /** The page whose text is shown where this one is not translated; there is no file at `filePath` then. */
  source?: { filePath: string; path: string; edition: string };
  /** Name of the plugin that makes the page; there is no file at `filePath` then. */
  plugin?: string;
}

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** One entry of the outline (SPEC 3). */
export interface TocItem {
  /** Visible text of the heading, plain. */
  text: string;
  /** Anchor slug, without `#`. */
  id: string;
  depth: 2 | 3 | 4;
  /** Offset of the heading in the plain text of the page, in UTF-16 units; -1 when unknown. */
  charIndex: number;
}

export interface NavItem {
  text: string;
  link?: string;
  /** Regular expression source, matched against the path without base. */
  activeMatch?: string;
  position?: 'left' | 'right';
  tag?: string;
  items?: NavItem[];
}

/** A sidebar entry: a link, a group of entries, a divider or a section header (SPEC 3). */
export type SidebarItem = SidebarLink | SidebarGroup | SidebarDivider | SidebarSectionHeader;

export interface SidebarLink {
  type: 'link';
  text: string;
  /** Route path, or an external URL. */
  link: string;
  tag?: string;
}

export interface SidebarGroup {
  type: 'group';
  text: string;
  /** A group may have its own page. */
  link?: string;
  tag?: string;
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

export interface SidebarDivider {
  type: 'divider';
  dashed?: boolean;
}

export interface SidebarSectionHeader {
  type: 'section-header';
  text: string;
  tag?: string;
}

export interface SocialLink {
  /** What it is called: `GitHub`. */
  name: string;
  /** Source of its mark. */
  svg: string;
  mode: 'link' | 'text' | 'img';
  content: string;
}

/** One language of one version: what has folders, sidebars and site data of its own. */
export interface LocaleInfo {
  /** Key of its data: `zh`, `v1-zh` on a site with versions. */
  edition: string;
  /** Empty when the site has no versions. */
  version: string;
  /** Folder of its pages below the docs folder: `zh`, `v1/zh`; empty when it is the docs folder. */
  folder: string;
  /** Key in URLs and folders: `zh`. */
  lang: string;
  /** BCP 47 tag for `<html lang>` and `hreflang`: `zh-CN`. */
  tag: string;
  /** Name in its own language: `简体中文`. */
  label: string;
  /** Path prefix without trailing slash: empty for the default language and version, else `/zh`, `/v1/zh`. */
  prefix: string;
  /** For a language that is written from right to left; absent for all others. */
  dir?: 'rtl';
}

/** Theme settings of one language for the browser (SPEC 3, themeConfig). */
export interface ThemeSettings {
  nav: NavItem[];
  socialLinks: SocialLink[];
  products: Product[];
  footer: { message?: string };
  editLink: { docRepoBaseUrl: string; text: string } | null;
  /** Assistants in the menu of each page. `{prompt}` in the URL is replaced by a request to read the page. */
  assistants: { name: string; url: string }[];
  darkMode: boolean;
  lastUpdated: boolean;
  hideNavbar: 'never' | 'auto' | 'always';
  outline: boolean;
  enableScrollToTop: boolean;
  enableContentAnimation: boolean;
  headingFont: boolean;
  search: SearchSettings;
  /** All texts of the theme in this language: `shared/strings/`, overridden by the texts of the site. */
  labels: Labels;
}

/** Source of search results (SPEC 2.2, 7). `searchIndexes` are names that the remote service knows. */
export type SearchSettings =
  | false
  | { mode: 'local' }
  | { mode: 'remote'; apiUrl: string; searchIndexes: string[] };

export interface MultiVersion {
  default: string;
  versions: string[];
}

/** What the browser knows of the site, for one language; made in `config/site-data.ts` only. */
export interface SiteData {
  title: string;
  description: string;
  /** Path prefix of the whole site, with slashes at both ends: `/` or `/docs/`. */
  base: string;
  cleanUrls: boolean;
  lang: string;
  defaultLang: string;
  /** Language and version together, as in `LocaleInfo`. */
  edition: string;
  locales: LocaleInfo[];
  multiVersion: MultiVersion | null;
  /** How the site's Markdown was compiled. */
  markdown: { showLineNumbers: boolean; defaultWrapCode: boolean; highlighter: string };
  icon: string;
  /** Site paths or URLs; a small SVG is a data URL. */
  logo: { light: string; dark: string } | null;
  logoText: string;
  theme: ThemeSettings;
}

/** A neighbour in the flat order of the sidebar. */
export interface PageLinkRef {
  text: string;
  link: string;
  /** Words above the text, instead of "Next page" and the like. */
  label?: string;
}

/** All a page's shell needs besides site data and sidebar; small, and in the document as JSON. */
export interface PageData {
  /** Source file relative to the docs folder (`_relativePath` and `filePath` of SPEC 3). */
  pagePath: string;
  routePath: string;
  pageType: PageType;
  title: string;
  description: string;
  frontmatter: Frontmatter;
  toc: TocItem[];
  lang: string;
  version: string;
  edition: string;
  /** ISO 8601 date of the last commit that touched the source, or null when it is not known. */
  lastUpdatedTime: string | null;
  /** URL of the sidebar of this page's section, or null when the page has none. */
  sidebarUrl: string | null;
  prev: PageLinkRef | null;
  next: PageLinkRef | null;
  /** Edition -> route path, for each that has this page (its own included). */
  alternates: Record<string, string>;
  /** Editions that show it in another language, because it is not translated; absent when there is none. */
  untranslated?: string[];
  /** Where the text comes from, when this page itself is not translated. */
  original?: { path: string; edition: string };
  /** Its front matter has scripts or styles for the head: only its document runs them, and only leaving it ends them. */
  ownHead?: true;
  /** URLs of stylesheets that only some pages need, this one among them; absent where there are none. */
  styles?: string[];
  /** Feeds of the page's folder, in its language; absent where there are none. */
  feeds?: FeedLink[];
}

/** Data that client navigation fetches: `<route>.json` next to the document (DESIGN 4). */
export interface PagePayload {
  /** Id of the client and site data that this payload belongs to. If it differs, the document is loaded instead. */
  buildId: string;
  page: PageData;
  /** Article HTML. */
  html: string;
}
