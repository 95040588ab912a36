import { config, createHTMLWindow, type Window } from 'svgdom';
import { SCREEN_FONT } from './font.ts';
import { isMeasuring, measurable, whileMeasuring } from './measure.ts';
import { StyleSheet } from './style-sheet.ts';

/** Name that svgdom uses for the font of text whose font it does not know, which is all text here. */
const ANY_FONT = 'sans-serif';
/** Width of charts that fill their container (px): the width of the text column, and some more. */
const PLACE_WIDTH = 800;

interface DomNode {
  parentNode: DomNode | null;
  childNodes: readonly DomNode[];
  nodeType: number;
}

/**
 * Makes this thread look like a browser to Mermaid: a document, measures of text and shapes, and globals that libraries
 * expect. It needs its own thread, since it changes the global object.
 */
export function pretendBrowser(): void {
  config.getFonts()[ANY_FONT] = SCREEN_FONT;
  const window = createHTMLWindow();
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    // Constructors of JavaScript, which ELK reads from the window.
    if (/^[A-Z]/.test(name) && !(name in window)) window[name] = Reflect.get(globalThis, name);
  }
  completeNodes(window);
  completeElements(window);
  completeWindow(window);
  const names = ['Element', 'HTMLElement', 'SVGElement', 'Node', 'getComputedStyle', 'requestAnimationFrame'];
  const added = {
    window,
    document: window.document,
    screen: { availWidth: PLACE_WIDTH, availHeight: PLACE_WIDTH },
    CSSStyleSheet: StyleSheet,
    ...Object.fromEntries(names.map((name) => [name, window[name]])),
  };
  for (const [name, value] of Object.entries(added)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
}

/** Number of drawings in progress. */
let drawings = 0;

/**
 * Runs `work` with animation frames, which only exist while something is drawn: Cytoscape would request them forever.
 */
export async function withFrames<T>(work: () => Promise<T>): Promise<T> {
  drawings++;
  try {
    return await work();
  } finally {
    drawings--;
  }
}

function completeWindow(window: Window): void {
  const { getComputedStyle } = window;
  // Cytoscape computes with the padding of its container.
  window.getComputedStyle = (node) => {
    const style = getComputedStyle.call(window, node);
    return { getPropertyValue: (name) => (name.startsWith('padding') ? '0' : style.getPropertyValue(name)) };
  };
  window.requestAnimationFrame = (callback: () => void) => (drawings > 0 ? setTimeout(callback, 0) : 0);
}

function completeNodes({ Node }: Window): void {
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  Object.defineProperties(Node.prototype, {
    compareDocumentPosition: { value: comparePosition },
    parentElement: {
      get(this: DomNode) {
        return this.parentNode?.nodeType === 1 ? this.parentNode : null;
      },
    },
    // Mermaid copies settings through JSON, including elements in them.
    toJSON: { value: () => undefined },
    textContent: {
      ...text,
      set(this: object, value: unknown) {
        text?.set?.call(this, value ?? '');
      },
    },
  });
}

function completeElements({ Element, HTMLElement, SVGGraphicsElement }: Window): void {
  const own = Object.getOwnPropertyDescriptors(Element.prototype) as Record<string, PropertyDescriptor>;
  const read: (this: object, name: string) => string | null = own.getAttribute?.value;
  const size = { get: () => PLACE_WIDTH };
  Object.defineProperties(Element.prototype, {
    ...{ offsetWidth: size, offsetHeight: size, clientWidth: size, clientHeight: size },
    className: {
      ...own.className,
      get(this: object) {
        return read.call(this, 'class') ?? '';
      },
    },
    getAttribute: {
      value(this: object, name: string) {
        const value = read.call(this, name);
        return isMeasuring() ? measurable(this, name, value) : value;
      },
    },
    // Cytoscape requests a context, but draws nothing on it.
    getContext: { value: () => new Proxy({}, { get: () => () => ({ width: 0 }) }) },
  });
  const box = { x: 0, y: 0, left: 0, top: 0, right: PLACE_WIDTH, bottom: PLACE_WIDTH };
  const place = () => ({ ...box, width: PLACE_WIDTH, height: PLACE_WIDTH });
  Object.defineProperty(HTMLElement.prototype, 'getBoundingClientRect', { value: place });
  const graphics = SVGGraphicsElement.prototype as Record<'getBBox' | 'getBoundingClientRect', () => Box>;
  const { getBBox, getBoundingClientRect } = graphics;
  Object.assign(graphics, {
    // Without `left`, which only the other box has in a browser. Mermaid uses it to distinguish the two.
    getBBox: whileMeasuring(getBBox, ({ x, y, width, height }) => ({ x, y, width, height })),
    getBoundingClientRect: whileMeasuring(getBoundingClientRect, (box) => box),
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function comparePosition(this: DomNode, other: DomNode): number {
  const [own, theirs] = [pathTo(this), pathTo(other)];
  const parting = own.findIndex((node, index) => node !== theirs[index]);
  // Results: 20 if `other` is inside of this node, 10 if it contains this node, 4 if it follows, 2 if it precedes.
  if (parting < 0) return own.length === theirs.length ? 0 : 20;
  const [mine, their] = [own[parting], theirs[parting]];
  if (!mine || !their) return 10;
  const siblings = own[parting - 1]?.childNodes ?? [];
  return siblings.indexOf(mine) < siblings.indexOf(their) ? 4 : 2;
}

function pathTo(node: DomNode): DomNode[] {
  return node.parentNode ? [...pathTo(node.parentNode), node] : [node];
}
