import type { LocaleInfo, PageData, SidebarItem, SiteData } from './types.ts';

/** What a document carries in `<script type="application/json" id="lectern-data">`. */
export interface DocumentData {
  buildId: string;
  base: string;
  locales: LocaleInfo[];
  darkMode: boolean;
  /** `SiteData` of each language. */
  siteUrls: Record<string, string>;
  /** Route table of each language: an array of route paths. */
  routesUrls: Record<string, string>;
  /** The client's entry module. */
  entryUrl: string;
  /** Modules that the entry imports, fetched beside it. */
  preloadUrls: string[];
  /** `intent`: wait for the reader's first move; `load`: hydrate at once. */
  hydrate: 'intent' | 'load';
  page: PageData;
}

/** What the server's bundle renders a page from. */
export interface RenderInput {
  page: PageData;
  site: SiteData;
  sidebar: SidebarItem[];
  /** Article HTML; for an MDX page, its `code` instead. */
  html: string;
  code: string;
  /** URL of the browser's module of a `'use client'` file. */
  islandUrl(file: string): string;
}

export interface RenderOutput {
  /** HTML of the article alone: what the payload carries. */
  article: string;
  /** HTML inside `#root`: shell and article. */
  root: string;
}

/** What `client/entry-server.tsx` exports. */
export interface ServerBundle {
  renderPage(input: RenderInput): RenderOutput;
}
