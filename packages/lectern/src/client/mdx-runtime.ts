import { type ComponentType, createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import type { CodePlace } from '../shared/document.ts';
import type { Mistake } from '../shared/mistake.ts';
import { islandInfo, jsonProps, Static } from './island-server.tsx';
import { gapOf, withGaps } from './mdx-gaps.ts';
import { Note } from './Note.tsx';

interface Source {
  fileName: string;
  lineNumber?: number;
  columnNumber?: number;
}

export type Modules = Record<string, Record<string, unknown>>;
type Props = Record<string, unknown>;

export interface MdxPage {
  /** Body of a function that takes `{ Fragment, jsxDEV, modules }` (markdown/types.ts, MdxRuntime). */
  code: string;
  modules: Modules;
  /** Components of the theme, which pages may use without importing them. */
  components: object;
  /** Absolute path of the project folder, which is removed from paths in messages; may be empty. */
  project: string;
}

/** Callbacks for the mistakes of a page while it is evaluated. */
export interface MdxTold {
  tell(mistake: Mistake): void;
  /** Returns why an element, written at `where`, cannot be rendered; null if it can. */
  refuse?: ((element: ReactNode, where: string) => Mistake[] | null) | undefined;
}

/**
 * Runs the code of a compiled MDX page. An element that is undefined or cannot be rendered is reported, and a visible
 * note replaces it. The rest of the page is shown.
 *
 * @returns the content of the page as a React node
 */
export function evaluateMdx(page: MdxPage, told: MdxTold): ReactNode {
  const run = new Function(page.code) as (runtime: unknown) => { default: ComponentType<Props> };
  const filled = withGaps({ ...page, components: { ...page.components, Static } });
  const { components, modules } = filled;
  const { default: Content } = run({ Fragment, jsxDEV: factoryFor(told), Static, modules, components });
  return createElement(Content, { components });
}

/**
 * A `new Function` adds two lines before its code: `function anonymous(` and `) {` (ECMA-262, CreateDynamicFunction).
 */
const HEADER_LINES = 2;

/** Returns the position of an error in the code of a page; null if other code, such as a component, threw it. */
export function placeOnPage(stack: string): CodePlace | null {
  for (const frame of stack.split('\n').filter((line) => /^ +at /.test(line))) {
    const [, line, column] = /\(eval at .*, <anonymous>:(\d+):(\d+)\)$/.exec(frame) ?? [];
    if (line) return { line: Number(line) - HEADER_LINES, column: Number(column) };
    // Built-in functions of the language may be on the stack in between.
    if (!frame.endsWith('(<anonymous>)')) return null;
  }
  return null;
}

/** Returns React's element factory with checks of what the author wrote, while file and line are known. */
function factoryFor({ tell, refuse }: MdxTold) {
  return (type: unknown, given: Props, key?: string, isStatic?: boolean, source?: Source) => {
    const where = source
      ? [source.fileName, source.lineNumber, source.columnNumber].filter(Boolean).join(':')
      : '';
    const gap = gapOf(type);
    if (gap) {
      if (gap.message) tell({ message: gap.message, where, hint: gap.hint, kind: 'component' });
      return noteElement(gap.name, given.children, key);
    }
    const { props, mistakes } = checkedProps(type, given, where);
    mistakes.forEach(tell);
    const element = (isStatic ? jsxs : jsx)(type as ElementType, props, key);
    const reasons = isComponent(type) ? refuse?.(element, where) : null;
    if (!reasons) return element;
    reasons.forEach(tell);
    return noteElement(nameOf(type), undefined, key);
  };
}

/** Returns a note for an element. Keeps its children, unless they are a function, which only the component can call. */
function noteElement(name: string, children: unknown, key: string | undefined) {
  const kept = typeof children === 'function' ? undefined : (children as ReactNode);
  const note = createElement(Note, { text: `<${name}>` });
  return createElement(Fragment, { key }, note, kept === undefined ? null : ' ', kept);
}

function isComponent(type: unknown): boolean {
  return typeof type !== 'string' && type !== Fragment && type !== Static;
}

function nameOf(type: unknown): string {
  if (typeof type === 'string') return type;
  return islandInfo(type)?.name ?? (type as { name?: string } | null)?.name ?? 'component';
}

/** Returns the valid props of a component, and a mistake for each of the others. */
function checkedProps(type: unknown, props: Props, where: string): { props: Props; mistakes: Mistake[] } {
  const island = islandInfo(type);
  if (island) return jsonProps(props, island, where);
  const wrong = Object.entries(props).filter(
    ([name, value]) => typeof value === 'function' && (typeof type === 'string' || /^on[A-Z]/.test(name)),
  );
  if (wrong.length === 0) return { props, mistakes: [] };
  const names = wrong.map(([name]) => name);
  return {
    props: Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name))),
    mistakes: wrong.flatMap(([name, value]) => wrongProp(name, value, type).map((it) => ({ ...it, where }))),
  };
}

/**
 * Returns the mistakes for a prop. A missing import is a function as well, and the import may have reported it already.
 */
function wrongProp(name: string, value: unknown, type: unknown): Omit<Mistake, 'where'>[] {
  const gap = gapOf(value);
  if (gap) return gap.message ? [{ message: gap.message, hint: gap.hint, kind: 'component' }] : [];
  return [
    {
      message: `The prop "${name}" of <${nameOf(type)}> is a function, but static content cannot run it.`,
      hint: `Move the element into a component file that starts with 'use client' and import that.`,
      kind: 'component',
    },
  ];
}
