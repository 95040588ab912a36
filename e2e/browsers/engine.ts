/** The browsers that every scenario runs in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** What people call them, and how Debian does. */
export const ENGINE_WORDS: Record<EngineName, { name: string; packages: string }> = {
  chromium: { name: 'Chromium', packages: 'chromium-headless-shell' },
  firefox: { name: 'Firefox ESR', packages: 'firefox-esr' },
  webkit: { name: 'WebKitGTK', packages: 'webkit2gtk-driver xvfb' },
};

/** A running browser. */
export interface Engine {
  /** Opens a window that shares no storage with any other one. */
  open(): Promise<BrowserWindow>;
  close(): Promise<void>;
}

/** The little that all of their protocols can do; `Reader` makes the rest of it. */
export interface BrowserWindow {
  /** Of its browser. */
  version: string;
  /** Loads a path of the site; resolves once it is loaded. */
  load(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Goes a step back or forward in history, as the browser's buttons do. */
  step(direction: 'back' | 'forward'): Promise<void>;
  /** Evaluates an expression in the page. */
  evaluate(source: string): Promise<unknown>;
  /** Sets the width and height of the page. */
  resize(width: number, height: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses keys together, in this order: a letter, or a name of `KeyboardEvent.key`. */
  press(keys: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Errors and warnings of the console, and errors that nothing caught. */
  messages: string[];
  close(): Promise<void>;
}
