import type { Mistake } from './mistake.ts';
import type { LocaleInfo, OverviewGroup, PageData, PagePayload, SidebarItem, SiteData } from './types.ts';

/** Data of a document in `<script type="application/json" id="lectern-data">`. */
export interface DocumentData {
  buildId: string;
  base: string;
  locales: LocaleInfo[];
  darkMode: boolean;
  /** URL of the `SiteData` of each language. */
  siteUrls: Record<string, string>;
  /** URL of the route table of each language: an array of names (`shared/route-names.ts`). */
  routesUrls: Record<string, string>;
  /** URL of the client's entry point. */
  entryUrl: string;
  /** Modules that the entry point imports, fetched at the same time. */
  preloadUrls: string[];
  /** `intent`: hydrate on the reader's first interaction; `load`: hydrate at once. */
  hydrate: 'intent' | 'load';
  page: PageData;
  /** Development only. */
  dev?: Pick<HotUpdate, 'version' | 'styleUrls'>;
}

/** Message of the dev server after the page on screen, its sidebar or the site's data has changed. */
export interface HotUpdate {
  payload: PagePayload;
  sidebar: SidebarItem[];
  site: SiteData;
  /** Stylesheets of components that run only on the server. */
  styleUrls: string[];
  /**
   * Id of this state of the page: dot-separated hashes of the shell's data, of the text without islands, and of all
   * HTML.
   */
  version: string;
}

/** Version of a page that a tab has navigated to, which does not know the version. */
export const MOVED = 'unknown';

/** A dead link or picture of a page, as the dev server reports it to a tab that shows the page. */
export interface DeadPlace {
  message: string;
  hint: string;
  /** `docs/a.md:12` */
  where: string;
  /** The `href` of the links, or the `src` of the pictures. */
  url: string;
  /** Whether it is a link of the top navigation or of a sidebar, which may be on another page. */
  isOfSite?: boolean;
}

/** Dead links and pictures of a page. The list is empty if there are none. */
export interface DeadPlaces {
  /** Route path of the page. */
  path: string;
  places: DeadPlace[];
  /** Command that explains the messages. */
  more: string;
}

/** A place in code. Both numbers start at 1. */
export interface CodePlace {
  line: number;
  column: number;
}

/** Input that the server's bundle renders a page from. */
export interface RenderInput {
  /** Source of the page as messages show it: `docs/en/guide/start.mdx`. Empty if it has none. */
  source: string;
  page: PageData;
  site: SiteData;
  sidebar: SidebarItem[];
  /** Article HTML; for an MDX page, its `code` instead. */
  html: string;
  code: string;
  /** Index of an overview page; null for all others. */
  overview: OverviewGroup[] | null;
  /** Returns the URL of the browser module of a `'use client'` file. */
  islandUrl(file: string): string;
  /** Absolute path of the folder that file names in messages are relative to. */
  project?: string;
  /**
   * Returns the place in the project's files of an error with this stack trace. If absent, the stack trace itself is
   * used.
   */
  placeIn?(stack: string): string | null;
  /** Returns where the expression at a place of the code is in the text of the page; null if that is unknown. */
  writtenAt?(code: string, place: CodePlace): string | null;
  /** Mistakes in the page's text. The article begins with them. */
  mistakes?: readonly Mistake[];
  /** Modules that the page imports, in development only. In a build, they are in the bundle. */
  modules?: Record<string, Record<string, unknown>>;
  /** Called for each island with its HTML and that of its static children. */
  onIsland?(html: string, slot: string): void;
}

export interface RenderOutput {
  /** HTML of the article alone, as in the payload. */
  article: string;
  /** HTML inside `#lectern-root`: shell and article. */
  root: string;
  /** Mistakes in code that the page runs. Each is replaced by a note. */
  mistakes: Mistake[];
  /** Slots of the theme and of plugins that have no place on the page. */
  lostSlots: string[];
}

/** Exports of `client/entry-server.tsx`. */
export interface ServerBundle {
  renderPage(input: RenderInput): RenderOutput;
}
