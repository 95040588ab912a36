import type { DocumentData } from '../shared/document.ts';
import type { PageData, SidebarItem, SiteData } from '../shared/types.ts';
import type { PageLoader } from './load-page.ts';

export type { DocumentData };

/** State of what the page shows now. It is replaced as a whole and never mutated. */
export interface ClientState {
  site: SiteData;
  page: PageData;
  /** Tree of the page's section; empty when it has none. */
  sidebar: SidebarItem[];
  /** Article HTML; null while the document still shows the served article. */
  html: string | null;
  /** `loading` only after a wait of 200 ms (SPEC 9). */
  status: 'ready' | 'loading';
}

export type Appearance = 'auto' | 'light' | 'dark';

/** Interface that the inline boot script puts on `window` for the client. */
export interface Boot {
  data: DocumentData;
  /** Responses that were requested at the first sign of intent, by URL. */
  fetched: Map<string, Promise<unknown>>;
  /** Replays clicks and keys from before hydration on the same elements, once for the page and once for each island. */
  replay(): void;
  /** Opens the remembered tabs of an article that was inserted into the page, and watches its scrollable elements. */
  begin(root: ParentNode): void;
  /** Keeps text that is typed from now on, for a field that is not rendered yet. */
  holdKeys(): void;
  /** Returns the text that has been typed so far. `releaseKeys` returns the same text and stops keeping it. */
  heldKeys(): string;
  releaseKeys(): string;
  /** Hydrates the page. Set when the client is loaded. */
  wakeUp?: () => Promise<void>;
  /** Handles a failed start: the page keeps working natively, and the next sign of intent tries again. */
  fail(error: unknown): void;
  /** Set once the client runs. */
  loader?: PageLoader;
  appearance(): Appearance;
  setAppearance(value: Appearance): void;
}

declare global {
  interface Window {
    lectern: Boot;
  }
}
