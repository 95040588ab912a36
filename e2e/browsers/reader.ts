import type { BrowserWindow } from './engine.ts';

const HEIGHT = 800;
/** Maximum time in milliseconds that any step may take on a shared machine. */
export const WAIT = 20_000;
export const DESKTOP = 1280;
export const PHONE = 390;

/** Value that a page can return. Elements cannot be returned. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

type Place = { x: number; y: number };

/** A person with a browser window. The scenarios are written in terms of this class. */
export class Reader {
  readonly #window: BrowserWindow;
  #width = 0;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  /** Messages that a developer would see in the console. */
  get messages(): string[] {
    return this.#window.messages;
  }

  /** Removes messages that a test is expected to cause. */
  forget(pattern: RegExp): void {
    const { messages } = this;
    messages.splice(0, messages.length, ...messages.filter((message) => !pattern.test(message)));
  }

  /** Loads a page and waits until it is hydrated. */
  async start(path: string): Promise<void> {
    await this.open(path);
    await this.wakeUp();
  }

  /** Loads a page without moving the pointer over it. */
  async open(path: string): Promise<void> {
    await this.#window.load(path);
    await this.#untilSized();
  }

  /** Makes this a returning reader, so that no page redirects to another language. */
  async visitBefore(): Promise<void> {
    await this.open('/favicon.svg');
    await this.do(() => localStorage.setItem('visited', '1'));
  }

  async reload(): Promise<void> {
    await this.#window.reload();
    await this.#untilSized();
  }

  /** Goes back in history. Does not wait for the page. */
  async back(): Promise<void> {
    await this.#window.step('back');
  }

  /** Goes forward in history. Does not wait for the page. */
  async forward(): Promise<void> {
    await this.#window.step('forward');
  }

  async resize(width: number): Promise<void> {
    this.#width = width;
    await this.#window.resize(width, HEIGHT);
  }

  /** Waits for the right width. A page may run in a new process, which learns the size of its window with a delay. */
  async #untilSized(): Promise<void> {
    await this.waitUntil((width) => innerWidth === width, this.#width);
  }

  /** Moves the pointer over the page and waits until the page is hydrated. */
  async wakeUp(): Promise<void> {
    await this.#window.move(200, 400);
    await this.#window.move(200, 410);
    await this.waitUntil(() => document.documentElement.hasAttribute('data-hydrated'));
  }

  /** Runs a function in the page. It can use its arguments, but no other values of the test. */
  async evaluate<Args extends readonly Plain[], Value extends Plain>(
    run: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.#window.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Value;
  }

  /** Runs a function in the page for its side effects. */
  async do(run: () => void): Promise<void> {
    await this.#window.evaluate(`void (${run})()`);
  }

  /** Calls a function in the page until it returns a truthy value, and returns that. A document may load meanwhile. */
  async waitUntil<Args extends readonly Plain[], Value extends Plain>(
    find: (...args: Args) => Value,
    ...args: Args
  ): Promise<NonNullable<Value>> {
    let failure: unknown;
    for (const start = Date.now(); Date.now() - start < WAIT; ) {
      try {
        const value = await this.evaluate(find, ...args);
        if (value) return value;
        failure = undefined;
      } catch (error) {
        failure = error;
      }
      await new Promise((done) => setTimeout(done, 30));
    }
    throw new Error(`Not found in time, with ${JSON.stringify(args)}: ${find}`, { cause: failure });
  }

  /** Returns the text of the first element that matches; undefined if there is none. */
  async text(selector: string): Promise<string | undefined> {
    return this.evaluate((selector) => document.querySelector(selector)?.textContent?.trim(), selector);
  }

  /** Checks whether an element that matches is shown. */
  async sees(selector: string): Promise<boolean> {
    return this.evaluate(
      (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      selector,
    );
  }

  /** Returns the path and hash of the current address. */
  async address(): Promise<string> {
    return this.evaluate(() => location.pathname + location.hash);
  }

  /** Presses keys together: `press('Control', 'k')`. */
  async press(...keys: string[]): Promise<void> {
    await this.#window.press(keys);
  }

  async type(text: string): Promise<void> {
    await this.#window.type(text);
  }

  /** Clicks the first visible element that matches and has this text, once it can be hit. */
  async click(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#find(selector, text);
    await this.#window.click(x, y);
  }

  /** Moves the pointer to an element and leaves it there. */
  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.#find(selector);
    await this.#window.move(x, y);
  }

  /** Returns the position of an element once it has stopped moving and can be hit there. */
  async #find(selector: string, text?: string): Promise<Place> {
    let last: Place | undefined;
    for (;;) {
      const place = await this.waitUntil(findPlace, selector, text ?? null);
      if (last?.x === place.x && last.y === place.y) return place;
      last = place;
    }
  }
}

/** Returns the middle of an element. Scrolls it into view if it cannot be hit there. Runs in the page. */
function findPlace(selector: string, text: string | null): Place | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && (text === null || one.textContent?.trim() === text),
  );
  if (!element) return undefined;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isHit = ({ x, y }: Place) => x < innerWidth && element.contains(document.elementFromPoint(x, y));
  if (!isHit(middle())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  });
  return !isMoving && isHit(middle()) ? middle() : undefined;
}
