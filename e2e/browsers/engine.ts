/** Browsers that every scenario runs in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** Common name of each browser, and the Debian packages that install it. */
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

/** The few operations that all browser protocols support. `Reader` builds everything else on them. */
export interface BrowserWindow {
  /** Version of the browser. */
  version: string;
  /** Loads a path of the site. Resolves once it is loaded. */
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
  /** Errors and warnings of the console, and uncaught errors. */
  messages: string[];
  close(): Promise<void>;
}
