import type { BrowserWindow } from './engine.ts';

const HEIGHT = 800;
/** How long anything may take on a machine that others share. */
export const WAIT = 20_000;
export const DESKTOP = 1280;
export const PHONE = 390;

/** What can come out of a page: an element cannot. */
type Plain =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

type Place = { x: number; y: number };

/** A person with a window of a browser: what the scenarios are written in. */
export class Reader {
  readonly #window: BrowserWindow;
  #width = 0;

  constructor(window: BrowserWindow) {
    this.#window = window;
  }

  /** What a developer would see in the console. */
  get messages(): string[] {
    return this.#window.messages;
  }

  /** Takes away messages that a test is right to cause. */
  forget(pattern: RegExp): void {
    const { messages } = this;
    messages.splice(0, messages.length, ...messages.filter((message) => !pattern.test(message)));
  }

  /** Loads a page and waits until it is alive. */
  async start(path: string): Promise<void> {
    await this.open(path);
    await this.wakeUp();
  }

  /** Loads a page; nothing has been moved over it. */
  async open(path: string): Promise<void> {
    await this.#window.load(path);
    await this.#untilSized();
  }

  /** Makes this a reader who has been here: no page leads to another language. */
  async visitBefore(): Promise<void> {
    await this.open('/favicon.svg');
    await this.do(() => localStorage.setItem('visited', '1'));
  }

  async reload(): Promise<void> {
    await this.#window.reload();
    await this.#untilSized();
  }

  /** Goes back in history; what comes is to be waited for. */
  async back(): Promise<void> {
    await this.#window.step('back');
  }

  /** Goes forward in history; what comes is to be waited for. */
  async forward(): Promise<void> {
    await this.#window.step('forward');
  }

  async resize(width: number): Promise<void> {
    this.#width = width;
    await this.#window.resize(width, HEIGHT);
  }

  /** A page may start in its own process, which hears of the size of its window a moment later. */
  async #untilSized(): Promise<void> {
    await this.waitUntil((width) => innerWidth === width, this.#width);
  }

  /** Moves the pointer over the page and waits until it is alive. */
  async wakeUp(): Promise<void> {
    await this.#window.move(200, 400);
    await this.#window.move(200, 410);
    await this.waitUntil(() => document.documentElement.hasAttribute('data-hydrated'));
  }

  /** Runs a function in the page; it sees its arguments and nothing else of the test. */
  async evaluate<Args extends readonly Plain[], Value extends Plain>(
    run: (...args: Args) => Value,
    ...args: Args
  ): Promise<Value> {
    return (await this.#window.evaluate(`(${run})(...${JSON.stringify(args)})`)) as Value;
  }

  /** Runs a function in the page for what it does there. */
  async do(run: () => void): Promise<void> {
    await this.#window.evaluate(`void (${run})()`);
  }

  /** Waits until a function in the page finds what it looks for, and returns that. A document may come meanwhile. */
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

  /** Text of the first element that matches; undefined without one. */
  async text(selector: string): Promise<string | undefined> {
    return this.evaluate((selector) => document.querySelector(selector)?.textContent?.trim(), selector);
  }

  /** Whether an element that matches is shown. */
  async sees(selector: string): Promise<boolean> {
    return this.evaluate(
      (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
      selector,
    );
  }

  /** Path and hash of the address. */
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

  /** Clicks the first element that matches, has this text and can be hit. */
  async click(selector: string, text?: string): Promise<void> {
    const { x, y } = await this.#find(selector, text);
    await this.#window.click(x, y);
  }

  /** Rests the pointer on an element. */
  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.#find(selector);
    await this.#window.move(x, y);
  }

  /** Waits until an element can be hit where it is, and has stopped moving. */
  async #find(selector: string, text?: string): Promise<Place> {
    let last: Place | undefined;
    for (;;) {
      const place = await this.waitUntil(findPlace, selector, text ?? null);
      if (last?.x === place.x && last.y === place.y) return place;
      last = place;
    }
  }
}

/** Middle of an element, brought into sight if nothing can be hit there; runs in the page. */
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
