import type { HeadTag } from './head-tag.ts';
import type { PageType } from './types.ts';

export interface HeroAction {
  /** Text of the button. */
  text: string;
  /** Route path without language prefix, or an external URL. */
  link: string;
  /** `brand` for the button that matters most, `alt` for others. */
  theme?: 'brand' | 'alt';
}

export interface HeroImage {
  /** Path in the public folder, or a URL; or one for each theme. */
  src: string | ThemedSource;
  /** What the picture shows, for those who do not see it. */
  alt?: string;
}

interface ThemedSource {
  /** Picture for the light theme. */
  light: string;
  /** Picture for the dark theme. */
  dark: string;
}

export interface Hero {
  /** Heading of the page; the title of the site when absent. */
  name?: string;
  /** A second line of the heading. */
  text?: string;
  /** A sentence below the heading. */
  tagline?: string;
  /** A shell command to copy: what a reader runs first. */
  command?: string;
  /**
   * A picture beside the texts.
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
  /** Path of a picture in the public folder, a URL, an emoji, or the source of an SVG. */
  icon?: string;
  /** Title of the box. */
  title: string;
  /** Text of the box. */
  details: string;
  /** Where the box leads: a route path without language prefix, or an external URL. */
  link?: string;
  /** Width in columns of twelve; 4 when absent. */
  span?: number;
}

interface SidebarBadge {
  /** The word. */
  text: string;
}

/** How a page is in the sidebar. */
export interface SidebarEntry {
  /** Instead of its title. */
  label?: string;
  /** Where the folder has no `_meta.json`: pages with a number come first, the smallest at the top. */
  order?: number;
  /** True for a page that is in no sidebar which is made of files; search finds it. */
  hidden?: boolean;
  /** A word beside the text. */
  badge?: string | SidebarBadge;
}

/** Front matter (SPEC 3). Unknown keys are kept as they are, for components of the site. */
export interface Frontmatter {
  /** Title of the page. Where the page has no heading of level 1, it is shown as one. */
  title?: string;
  /** What the page is about, for search engines and link previews; the first paragraph when absent. */
  description?: string;
  /** When it was published: `2024-03-19`, or with a time. Puts the page into the feed of its folder. */
  date?: string;
  /** `true` keeps the page out of builds; in development it is there, with a notice. */
  draft?: boolean;
  /** `true` keeps the page out of sidebars, search, feeds and sitemaps: whoever has its address can read it. */
  unlisted?: boolean;
  /** `doc` when absent; `home` has a hero and features, `custom` a navbar and nothing else around it, `blank` nothing. */
  pageType?: PageType;
  /** `true` for a page that lists the pages of its folder, with their headings. */
  overview?: boolean;
  /** Levels of the page's headings that overviews list: `[2]` when absent. */
  overviewHeaders?: number[];
  /** `false` hides the outline. */
  outline?: boolean;
  /** `false` hides what is below the text, and the footer of a home page. */
  footer?: boolean;
  /** `false` hides the sidebar on the page; a map says how the page is in it. */
  sidebar?: boolean | SidebarEntry;
  /** `false` hides the navbar. */
  navbar?: boolean;
  /** `false` leaves out the components that the theme has on every page. */
  globalUIComponents?: boolean;
  /** `false` keeps a page out of the search index; a number below 1 puts it behind others. */
  search?: boolean | number;
  /** Other words that readers search for: a page is found by them, and does not show them. */
  keywords?: string[];
  /** Old addresses of the page, which lead to it. */
  redirectFrom?: string | string[];
  /** Picture for links to this page, instead of a card: a path in the public folder, or a URL. */
  image?: string;
  /**
   * Tags for the head of this page's document.
   *
   * @type [name: string, attributes?: Record<string, string | number | boolean>, content?: string][]
   * @example [['meta', { name: 'author', content: 'Ann' }]]
   */
  head?: HeadTag[];
  /** What a home page begins with. */
  hero?: Hero;
  /**
   * Boxes below the hero.
   *
   * @example [{ title: 'Fast', details: 'Ready in three minutes.', link: '/guide/start' }]
   */
  features?: Feature[];
  [key: string]: unknown;
}
