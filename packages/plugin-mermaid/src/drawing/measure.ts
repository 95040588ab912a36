import { absolutize, normalize, parsePath, serialize } from 'path-data-parser';
import { readRules } from './style-sheet.ts';

/** Size of text in diagrams (px), unless they say otherwise. */
const FONT_SIZE = 16;

/** Properties that svgdom reads from attributes, but that Mermaid sets in a style sheet. */
const STYLED = ['font-size', 'text-anchor', 'dominant-baseline'];

interface Styled {
  closest(selector: string): { querySelector(selector: string): { textContent: string } | null } | null;
  matches(selector: string): boolean;
}

let measuring = false;

/** Checks whether svgdom is reading attributes to measure an element. */
export function isMeasuring(): boolean {
  return measuring;
}

export function whileMeasuring<T>(measure: () => T, result: (measured: T) => unknown) {
  return function (this: object) {
    const before = measuring;
    measuring = true;
    try {
      return result(measure.call(this));
    } finally {
      measuring = before;
    }
  };
}

/**
 * Returns an attribute in a form that svgdom measures correctly. svgdom reads `1.1em` as 1.1, treats arcs of ellipses
 * as arcs of circles, and does not support style sheets.
 */
export function measurable(element: object, name: string, value: string | null): string | null {
  if (value === null) return STYLED.includes(name) ? styleOf(element as Styled, name) : null;
  if (/^d?[xy]$/.test(name)) return value.replace(/(-?[\d.]+)em/g, (_, em) => String(Number(em) * FONT_SIZE));
  return name === 'd' && /a/i.test(value) ? withoutArcs(value) : value;
}

let lastPath = ['', ''];

/**
 * Returns the same path with curves instead of arcs. The last result is cached, since a path is measured several times
 * in a row.
 */
function withoutArcs(path: string): string {
  if (lastPath[0] !== path) lastPath = [path, serialize(normalize(absolutize(parsePath(path))))];
  return lastPath[1] ?? path;
}

let lastSheet: { css: string; rules: ReturnType<typeof readRules> } = { css: '', rules: [] };

/** Returns the value of a property in the style sheet of a drawing. The last matching rule counts. */
function styleOf(element: Styled, name: string): string | null {
  const css = element.closest('svg')?.querySelector('style')?.textContent ?? '';
  if (css !== lastSheet.css) {
    const rules = readRules(css).filter(({ text }) => STYLED.some((one) => text.includes(one)));
    lastSheet = { css, rules };
  }
  let found: string | null = null;
  for (const { selectors, text } of lastSheet.rules) {
    const value = new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;!]+)`).exec(text)?.[1]?.trim();
    if (value && selectors.some((selector) => matches(element, selector))) found = value;
  }
  return found;
}

/** Checks whether an element matches a selector. svgdom does not support all selectors. */
function matches(element: Styled, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}
