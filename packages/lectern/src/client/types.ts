import type { DocumentData } from '../shared/document.ts';
import type { PageData, SidebarItem, SiteData } from '../shared/types.ts';
import type { PageLoader } from './load-page.ts';

export type { DocumentData };

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
  /** Plays clicks and keys that came before hydration, on the same elements; once for the page, once for each island. */
  replay(): void;
  /** Opens the remembered tabs of an article that was put into the page, and watches what scrolls in it. */
  begin(root: ParentNode): void;
  /** Keeps what is typed from now on, for a field that is on its way. */
  holdKeys(): void;
  /** Ends that. @returns what was typed */
  heldKeys(): string;
  releaseKeys(): string;
  /** Set when the client is there: makes the page alive. */
  wakeUp?: () => Promise<void>;
  /** Leaves a page that works natively; the next sign of intent tries again. */
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
