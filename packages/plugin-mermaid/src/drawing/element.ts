/** The part of an svgdom element that is used here. */
export interface Elem {
  nodeName: string;
  textContent: string;
  outerHTML: string;
  innerHTML: string;
  childNodes: readonly unknown[];
  children: readonly Elem[];
  attributes: readonly { name: string; value: string }[];
  parentNode: Elem | null;
  firstElementChild: Elem | null;
  querySelector(selector: string): Elem | null;
  querySelectorAll(selector: string): Elem[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  removeChild(child: Elem): void;
}

/** @throws Error for a text that contains no element */
export function parseElement(html: string): Elem {
  const { document } = globalThis as unknown as { document: { createElement(name: string): Elem } };
  const holder = document.createElement('div');
  holder.innerHTML = html;
  if (!holder.firstElementChild) throw new Error('Mermaid has drawn nothing.');
  return holder.firstElementChild;
}

export function remove(elements: readonly Elem[]): void {
  for (const element of elements) element.parentNode?.removeChild(element);
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
