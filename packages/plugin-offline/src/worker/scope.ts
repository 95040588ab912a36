/** What the worker uses of its surroundings: the types of service workers and of Node.js cannot be in one program. */
export interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends WorkEvent {
  request: Request;
  /** The answer that the browser asks for while it starts the worker. */
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

/** Written before the code of the worker by the build (`worker-file.ts`). */
export interface Settings {
  /** Base path of the site. */
  base: string;
  /** Addresses of the documents for what is not kept, by the beginning of what they stand for; longest first. */
  fallbacks: [prefix: string, address: string][];
  /** Address of the list of files to fetch before they are asked for; null for none. */
  list: string | null;
}

/** What a page tells the worker when a reader has come to it. */
export interface PageNote {
  /** Address of the document; null when the worker has answered with it. */
  page: string | null;
  /** Addresses of what was fetched for it. */
  files: string[];
}

/** Files that a build names for the worker to fetch. */
export interface FileList {
  /** Address and hash of files that may change under their names. */
  changing: [address: string, hash: string][];
  /** Addresses of files with a hash in their names. */
  hashed: string[];
}
