/**
 * The parts of its environment that the worker uses. The types of service workers and of Node.js cannot be in one
 * program.
 */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  request: Request;
  /** Response that the browser requests while it starts the worker. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface NoteEvent extends WorkEvent {
  data: unknown;
}

export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  location: { href: string; origin: string };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: NoteEvent) => void): void;
}

/** Settings that the build writes before the code of the worker (`worker-file.ts`). */
export interface Settings {
  /** Base path of the site. */
  base: string;
  /** Addresses of the documents that replace pages that are not kept, by the prefix of these pages; longest first. */
  fallbacks: [prefix: string, address: string][];
  /** Address of the list of files to fetch in advance; null for none. */
  list: string | null;
}

/** Message from a page to the worker when a reader has opened the page. */
export interface PageNote {
  /** Address of the document; null if the worker has served it. */
  page: string | null;
  /** Addresses of the files that were fetched for it. */
  files: string[];
}

/** Files that a build lists for the worker to fetch. */
export interface FileList {
  /** Address and hash of files that may change under their names. */
  changing: [address: string, hash: string][];
  /** Addresses of files with a hash in their names. */
  hashed: string[];
}
