import type { FeedLink, Product } from './extra-types.ts';
import type { Frontmatter } from './frontmatter.ts';
import type { Labels } from './strings/labels.ts';

export type * from './extra-types.ts';
export type * from './frontmatter.ts';

/**
 * The vocabulary of Lectern: one word per thing, in Node.js and in the browser alike. Everything in this file is JSON.
 * Nothing contains a function, so all of it may be sent to the browser.
 */

/** Identity of a page (SPEC 2.1). Its `path` never contains the base, `.html` or a hash. */
export interface Route {
  /** URL path without base, decoded: `/guide/start/`, `/zh/guide/start/quick-start`. */
  path: string;
  /** Locale of the page, a key of the config's `locales`: `en`, `zh`. */
  lang: string;
  /** Version of the page; empty if the site has no versions. */
  version: string;
  /** Key of the language and version, as in `LocaleInfo`. */
  edition: string;
  /** Source file relative to the docs folder, with `/`: `zh/guide/start/index.mdx`. */
  filePath: string;
  /** Page whose text is shown because this page is not translated. In this case, there is no file at `filePath`. */
  source?: { filePath: string; path: string; edition: string };
  /** Name of the plugin that generates the page. In this case, there is no file at `filePath`. */
  plugin?: string;
}

export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** One entry of the outline (SPEC 3). */
export interface TocItem {
  /** Visible text of the heading, without markup. */
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
  /** Address of the group's own page, if it has one. */
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
  /** Name of the link: `GitHub`. */
  name: string;
  /** SVG source of the icon. */
  svg: string;
  mode: 'link' | 'text' | 'img';
  content: string;
}

/** One language of one version. Each has its own folder, sidebars and site data. */
export interface LocaleInfo {
  /** Key of the language and version: `zh`, or `v1-zh` on a site with versions. */
  edition: string;
  /** Name of the version; empty if the site has no versions. */
  version: string;
  /** Folder of the pages, relative to the docs folder: `zh`, `v1/zh`. Empty if it is the docs folder itself. */
  folder: string;
  /** Key in URLs and folders: `zh`. */
  lang: string;
  /** BCP 47 tag for `<html lang>` and `hreflang`: `zh-CN`. */
  tag: string;
  /** Name in its own language: `简体中文`. */
  label: string;
  /** Path prefix without trailing slash: `/zh`, `/v1/zh`. Empty for the default language and version. */
  prefix: string;
  /** `rtl` for a language that is written from right to left. Absent for all others. */
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

/** Data about the site for the browser, in one language. Only `config/site-data.ts` creates it. */
export interface SiteData {
  title: string;
  description: string;
  /** Path prefix of the whole site, with slashes at both ends: `/` or `/docs/`. */
  base: string;
  cleanUrls: boolean;
  lang: string;
  defaultLang: string;
  /** Key of the language and version, as in `LocaleInfo`. */
  edition: string;
  locales: LocaleInfo[];
  multiVersion: MultiVersion | null;
  /** Settings with which the Markdown of the site was compiled. */
  markdown: { showLineNumbers: boolean; defaultWrapCode: boolean; highlighter: string };
  icon: string;
  /** Site paths or URLs of the images. A small SVG is a data URL. */
  logo: { light: string; dark: string } | null;
  logoText: string;
  theme: ThemeSettings;
}

/** The previous or next page of a page. */
export interface PageLinkRef {
  text: string;
  link: string;
  /** Text above the title, instead of a default such as "Next page". */
  label?: string;
}

/**
 * Data that the shell of a page needs in addition to site data and sidebar. It is small, and the document contains it
 * as JSON.
 */
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
  /** ISO 8601 date of the last commit that changed the source, or null if it is unknown. */
  lastUpdatedTime: string | null;
  /** URL of the sidebar of the page's section, or null if the page has no sidebar. */
  sidebarUrl: string | null;
  prev: PageLinkRef | null;
  next: PageLinkRef | null;
  /** Route paths of the page by edition, for each edition that has the page, including its own. */
  alternates: Record<string, string>;
  /** Editions that show the page in another language because it is not translated. Absent if there are none. */
  untranslated?: string[];
  /** Page that the text comes from, if this page is not translated. */
  original?: { path: string; edition: string };
  /**
   * True if the front matter has tags for the head other than `meta`, such as scripts or styles. They run only in the
   * document of this page, and end only when the reader leaves it.
   */
  ownHead?: true;
  /** URLs of stylesheets that only some pages need, including this one. Absent if there are none. */
  styles?: string[];
  /** Feeds of the page's folder in the language of the page. Absent if there are none. */
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
