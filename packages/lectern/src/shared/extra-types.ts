/**
 * Types for data of few pages: the index of overview pages, the products popover. All of it is JSON, as in `types.ts`.
 */

/** A page in the index of an overview page, with its level-2 headings. */
export interface OverviewPage {
  text: string;
  link: string;
  headings: { text: string; id: string }[];
}

export interface OverviewGroup {
  text: string;
  id: string;
  pages: OverviewPage[];
}

/** A sibling of the documented tool, for the products popover (SPEC 3). */
export interface Product {
  name: string;
  /** Description in Chinese. */
  desc: string;
  descEn: string;
  /** Image, a path in the public folder or a URL. */
  logo: string;
  /** Evens out logos of different weight; 1 when absent. */
  logoScale?: number;
  url: string;
  /** Address of the English site, where it is another. */
  urlEn?: string;
}

/** A feed that a page refers to. */
export interface FeedLink {
  /** Media type: `application/rss+xml`. */
  type: string;
  /** Title of the feed. */
  title: string;
  /** Site path: `/feeds/releases.en.rss.xml`. */
  href: string;
}
