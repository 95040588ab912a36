import type { LocaleInfo, PageData, SidebarItem, SiteData } from '../shared/types.ts';

/** `data-` JSON that the document carries in `<script type="application/json" id="lectern-data">`. */
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

/** What the page shows now; replaced as a whole, never changed. */
export interface ClientState {
  site: SiteData;
  page: PageData;
  /** Tree of the page's section; empty when it has none. */
  sidebar: SidebarItem[];
  /** Article HTML; null while the document still shows the article it came with. */
  html: string | null;
  /** `loading` only after 200 ms of waiting (SPEC 9). */
  status: 'ready' | 'loading';
}

export type Appearance = 'auto' | 'light' | 'dark';

/** What the inline boot script leaves on `window` for the client. */
export interface Boot {
  data: DocumentData;
  /** Answers that were asked for at the first sign of intent, by URL. */
  fetched: Map<string, Promise<unknown>>;
  /** Plays clicks and keys that came before hydration, on the same elements. */
  replay(): void;
  appearance(): Appearance;
  setAppearance(value: Appearance): void;
}

declare global {
  interface Window {
    lectern: Boot;
  }
}
