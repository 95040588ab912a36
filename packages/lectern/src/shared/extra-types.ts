/**
 * Types for data of few pages: the index of overview pages, the products popover. All of it is JSON, as in `types.ts`.
 */

/** A page that an overview lists, with those of its headings that the overview shows. */
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

/** A related tool that the products popover lists (SPEC 3). */
export interface Product {
  name: string;
  /** Description in Chinese. */
  desc: string;
  descEn: string;
  /** Path of an image in the public folder, or a URL. */
  logo: string;
  /** Relative size of the image. Default: 1. */
  logoScale?: number;
  url: string;
  /** URL for languages other than Chinese. Default: `url`. */
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
