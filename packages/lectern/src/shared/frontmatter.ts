import type { HeadTag } from './head-tag.ts';
import type { PageType } from './types.ts';

export interface HeroAction {
  text: string;
  link: string;
  theme?: 'brand' | 'alt';
}

export interface Hero {
  name?: string;
  text?: string;
  tagline?: string;
  /** A shell command to copy: what a reader runs first. */
  command?: string;
  image?: { src: string | { light: string; dark: string }; alt?: string };
  actions?: HeroAction[];
}

export interface Feature {
  icon?: string;
  title: string;
  details: string;
  link?: string;
  /** Columns of twelve; 4 when absent (SPEC 9). */
  span?: number;
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
  badge?: string | { text: string };
}

/** Front matter (SPEC 3). Unknown keys are kept as they are, for components of the site. */
export interface Frontmatter {
  title?: string;
  description?: string;
  /** When it was published: `2024-03-19`. Puts the page into the feed of its folder. */
  date?: string;
  /** `true` keeps the page out of builds; in development it is there, with a notice. */
  draft?: boolean;
  /** `true` keeps the page out of sidebars, search, feeds and sitemaps: whoever has its address can read it. */
  unlisted?: boolean;
  pageType?: PageType;
  overview?: boolean;
  /** Levels of the page's headings that overviews list: `[2]` when absent. */
  overviewHeaders?: number[];
  outline?: boolean;
  footer?: boolean;
  /** `false` hides the sidebar on the page; a map says how the page is in it. */
  sidebar?: boolean | SidebarEntry;
  navbar?: boolean;
  globalUIComponents?: boolean;
  /** `false` keeps a page out of the search index; a number below 1 puts it behind others. */
  search?: boolean | number;
  /** Other words that readers search for: a page is found by them, and does not show them. */
  keywords?: string[];
  /** Old addresses of the page, which lead to it. */
  redirectFrom?: string | string[];
  /** Picture for links to this page, instead of a card: a path in the public folder, or a URL. */
  image?: string;
  /** Tags for the head of this page's document. */
  head?: HeadTag[];
  hero?: Hero;
  features?: Feature[];
  [key: string]: unknown;
}
