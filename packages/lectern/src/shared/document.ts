import type { Mistake } from './mistake.ts';
import type { LocaleInfo, OverviewGroup, PageData, PagePayload, SidebarItem, SiteData } from './types.ts';

/** What a document carries in `<script type="application/json" id="lectern-data">`. */
export interface DocumentData {
  buildId: string;
  base: string;
  locales: LocaleInfo[];
  darkMode: boolean;
  /** `SiteData` of each language. */
  siteUrls: Record<string, string>;
  /** Route table of each language: an array of names (`shared/route-names.ts`). */
  routesUrls: Record<string, string>;
  /** The client's entry module. */
  entryUrl: string;
  /** Modules that the entry imports, fetched beside it. */
  preloadUrls: string[];
  /** `intent`: wait for the reader's first move; `load`: hydrate at once. */
  hydrate: 'intent' | 'load';
  page: PageData;
  /** Development only. */
  dev?: Pick<HotUpdate, 'version' | 'styleUrls'>;
}

/** What the development server sends when the page on screen, its sidebar or the site's data has changed. */
export interface HotUpdate {
  payload: PagePayload;
  sidebar: SidebarItem[];
  site: SiteData;
  /** Stylesheets of components that run on the server only. */
  styleUrls: string[];
  /** Names this state of the page: hashes of the shell's data, of the text without its islands, and of all HTML, with dots. */
  version: string;
}

/** The version of a page that a tab has moved to: it does not know it. */
export const MOVED = 'unknown';

/** A link or picture of a page that leads nowhere, as the development server tells a tab that shows the page. */
export interface DeadPlace {
  message: string;
  hint: string;
  /** `docs/a.md:12` */
  where: string;
  /** The `href` of the links, or the `src` of the pictures. */
  url: string;
  /** True for a link of the top navigation or of a sidebar, which may be on another page. */
  isOfSite?: boolean;
}

/** What is dead on a page: an empty list when nothing is. */
export interface DeadPlaces {
  /** Route path of the page. */
  path: string;
  places: DeadPlace[];
  /** The command that explains the messages. */
  more: string;
}

/** A place in code; both count from 1. */
export interface CodePlace {
  line: number;
  column: number;
}

/** What the server's bundle renders a page from. */
export interface RenderInput {
  /** Source of the page as messages name it: `docs/en/guide/start.mdx`; empty when it has none. */
  source: string;
  page: PageData;
  site: SiteData;
  sidebar: SidebarItem[];
  /** Article HTML; for an MDX page, its `code` instead. */
  html: string;
  code: string;
  /** Index of an overview page; null for all others. */
  overview: OverviewGroup[] | null;
  /** URL of the browser's module of a `'use client'` file. */
  islandUrl(file: string): string;
  /** Absolute folder that messages name files from. */
  project?: string;
  /** Where in the project's files an error with this stack happened; the place of the stack itself when absent. */
  placeIn?(stack: string): string | null;
  /** Where in the text of a page the expression is written that its code has at a place; null where nobody can tell. */
  writtenAt?(code: string, place: CodePlace): string | null;
  /** What is wrong with the page's text; the article begins with it. */
  mistakes?: readonly Mistake[];
  /** Development only: modules that the page imports; a build has them in its bundle. */
  modules?: Record<string, Record<string, unknown>>;
  /** Told of each island: its HTML and that of its static children. */
  onIsland?(html: string, slot: string): void;
}

export interface RenderOutput {
  /** HTML of the article alone: what the payload carries. */
  article: string;
  /** HTML inside `#lectern-root`: shell and article. */
  root: string;
  /** What is wrong with what the page runs: a note is in the place of each. */
  mistakes: Mistake[];
  /** Slots of the theme and of plugins that the page has no place for. */
  lostSlots: string[];
}

/** What `client/entry-server.tsx` exports. */
export interface ServerBundle {
  renderPage(input: RenderInput): RenderOutput;
}
