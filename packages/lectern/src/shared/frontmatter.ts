import type { HeadTag } from './head-tag.ts';
import type { PageType } from './types.ts';

export interface HeroAction {
  /** Text of the button. */
  text: string;
  /** Route path without language prefix, or an external URL. */
  link: string;
  /** `brand` for the primary button, `alt` for others. */
  theme?: 'brand' | 'alt';
}

export interface HeroImage {
  /** Path in the public folder, or a URL; or one for each theme. */
  src: string | ThemedSource;
  /** Alternative text of the image. */
  alt?: string;
}

interface ThemedSource {
  /** Image for the light theme. */
  light: string;
  /** Image for the dark theme. */
  dark: string;
}

export interface Hero {
  /** Heading of the page. Default: the title of the site. */
  name?: string;
  /** A second line of the heading. */
  text?: string;
  /** A sentence below the heading. */
  tagline?: string;
  /** A shell command for readers to copy. */
  command?: string;
  /**
   * An image next to the texts.
   *
   * @example { src: '/logo.svg', alt: 'A cup of tea' }
   */
  image?: HeroImage;
  /**
   * Buttons below the texts.
   *
   * @example [{ text: 'Start', link: '/guide/start', theme: 'brand' }]
   */
  actions?: HeroAction[];
}

export interface Feature {
  /** Path of an image in the public folder, a URL, an emoji, or the source of an SVG. */
  icon?: string;
  /** Title of the box. */
  title: string;
  /** Text of the box. */
  details: string;
  /** Link of the box: a route path without language prefix, or an external URL. */
  link?: string;
  /** Width in columns, of twelve. Default: 4. */
  span?: number;
}

interface SidebarBadge {
  /** Text of the label. */
  text: string;
}

/** Settings for the entry of a page in the sidebar. */
export interface SidebarEntry {
  /** Text of the entry. Default: the title of the page. */
  label?: string;
  /** Position in folders without a `_meta.json`: pages with a number come first, in ascending order. */
  order?: number;
  /** `true` leaves the page out of sidebars that are generated from files. Search still finds it. */
  hidden?: boolean;
  /** A label next to the text, such as `New`. */
  badge?: string | SidebarBadge;
}

/** Replaces the previous or next page that follows from the sidebar. */
export interface Neighbour {
  /** Text of the link. Default: the title of the page. */
  text?: string;
  /** Route path without language prefix, or an external URL. Default: the page in the sidebar. */
  link?: string;
}

/** Front matter (SPEC 3). Unknown keys are kept as they are, for components of the site. */
export interface Frontmatter {
  /** Title of the page. If the page has no heading of level 1, the title is shown as one. */
  title?: string;
  /** Description for search engines and link previews. Default: the first paragraph. */
  description?: string;
  /** Publication date: `2024-03-19`, or with a time. Adds the page to the feed of its folder. */
  date?: string;
  /** `true` leaves the page out of builds. In development it is shown with a notice. */
  draft?: boolean;
  /** `true` leaves the page out of sidebars, search, feeds and sitemaps. It can still be opened by its address. */
  unlisted?: boolean;
  /**
   * Layout of the page. Default: `doc`. `home` has a hero and features, `custom` only the navbar, `blank` only the
   * content.
   */
  pageType?: PageType;
  /** `true` for a page that lists the pages of its folder, with their headings. */
  overview?: boolean;
  /** Levels of headings that overviews list. Default: `[2]`. */
  overviewHeaders?: number[];
  /** `false` hides the outline. */
  outline?: boolean;
  /** `false` hides the part below the text, and the footer of a home page. */
  footer?: boolean;
  /** `false` hides the link to the page in the repository (`themeConfig.editLink`). */
  editLink?: boolean;
  /** `false` hides the date of the last commit (`themeConfig.lastUpdated`). */
  lastUpdated?: boolean;
  /** The link to the previous page. `false` hides it, a text replaces its title, and a map leads to another page. */
  prev?: boolean | string | Neighbour;
  /**
   * The link to the next page, in the same forms.
   *
   * @example { text: 'Start here', link: '/guide/start' }
   */
  next?: boolean | string | Neighbour;
  /** `false` hides the sidebar on the page. A map changes the page's entry in the sidebar. */
  sidebar?: boolean | SidebarEntry;
  /** `false` hides the navbar. */
  navbar?: boolean;
  /** `false` hides the components that the theme adds to every page. */
  globalUIComponents?: boolean;
  /** `false` excludes the page from search; a number below 1 ranks it lower. */
  search?: boolean | number;
  /** Additional words by which search finds the page. Readers do not see them. */
  keywords?: string[];
  /** Old addresses of the page, which redirect to it. */
  redirectFrom?: string | string[];
  /** Link preview image instead of the generated card: a path in the public folder, or a URL. */
  image?: string;
  /**
   * Tags for the head of this page's document.
   *
   * @type [name: string, attributes?: Record<string, string | number | boolean>, content?: string][]
   * @example [['meta', { name: 'author', content: 'Ann' }]]
   */
  head?: HeadTag[];
  /** The top part of a home page. */
  hero?: Hero;
  /**
   * Feature boxes below the hero.
   *
   * @example [{ title: 'Fast', details: 'Ready in three minutes.', link: '/guide/start' }]
   */
  features?: Feature[];
  [key: string]: unknown;
}
