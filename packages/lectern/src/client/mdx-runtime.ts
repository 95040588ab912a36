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
  /** What pages may use without importing it: the theme's components. */
  components: object;
  /** Absolute folder that messages name files from; may be empty. */
  project: string;
}

/** What hears of the mistakes of a page while it is evaluated. */
export interface MdxTold {
  tell(mistake: Mistake): void;
  /** Why an element cannot be rendered, at the place where it is written; null for one that can. */
  refuse?: ((element: ReactNode, where: string) => Mistake[] | null) | undefined;
}

/**
 * Runs the code of a compiled MDX page. What is not there, or cannot be rendered, is told, and a visible note stands in
 * its place: the rest of the page is shown.
 *
 * @returns the page's content as a React node
 */
export function evaluateMdx(page: MdxPage, told: MdxTold): ReactNode {
  const run = new Function(page.code) as (runtime: unknown) => { default: ComponentType<Props> };
  const filled = withGaps({ ...page, components: { ...page.components, Static } });
  const { components, modules } = filled;
  const { default: Content } = run({ Fragment, jsxDEV: factoryFor(told), Static, modules, components });
  return createElement(Content, { components });
}

/** `function anonymous(` and `) {` are before the code of a `new Function` (ECMA-262, CreateDynamicFunction). */
const HEADER_LINES = 2;

/** Where in the code of a page an error happened; null for one of other code, such as a component. */
export function placeOnPage(stack: string): CodePlace | null {
  for (const frame of stack.split('\n').filter((line) => /^ +at /.test(line))) {
    const [, line, column] = /\(eval at .*, <anonymous>:(\d+):(\d+)\)$/.exec(frame) ?? [];
    if (line) return { line: Number(line) - HEADER_LINES, column: Number(column) };
    // What is part of the language may be called in between.
    if (!frame.endsWith('(<anonymous>)')) return null;
  }
  return null;
}

/** React's element factory, with checks of what the author wrote while file and line are known. */
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

/** What is between the tags stays, unless it is for the component alone. */
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

/** The props that a component can have here; a mistake for each of the others. */
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

/** What is imported and not there is a function as well, which the import has told of already. */
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
