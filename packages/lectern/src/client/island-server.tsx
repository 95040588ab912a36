import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describeValue, isJson } from '../shared/json-value.ts';
import { type Mistake, toError } from '../shared/mistake.ts';
import { StoreContext } from './hooks.ts';
import { OverviewContext, type OverviewRender } from './overview.ts';
import type { Store } from './store.ts';

/** Context for rendering static content; null in the shell and inside islands, which React owns. */
export interface StaticRender {
  store: Store;
  /** Returns the URL of the browser module for a `'use client'` file, identified as in `island`. */
  islandUrl(file: string): string;
  /** Number of islands rendered on the page, so that `useId` differs between them. */
  count: number;
  /** Called for each island with its HTML and the HTML of its static children. */
  onIsland?: ((html: string, slot: string) => void) | undefined;
  /** Index of the page when it is an overview. */
  overview: OverviewRender | null;
}

export const StaticContext = createContext<StaticRender | null>(null);

type Props = Record<string, unknown>;

interface IslandInfo {
  file: string;
  name: string;
}

const islands = new WeakMap<object, IslandInfo>();

/**
 * Returns the island behind a component, so that its props can be checked where they are written; undefined for other
 * components.
 */
export function islandInfo(type: unknown): IslandInfo | undefined {
  return typeof type === 'function' ? islands.get(type) : undefined;
}

/**
 * Wraps an export of a `'use client'` file for the server. In static content it renders an island: its HTML and the
 * data that the browser needs to hydrate it. Everywhere else it renders the component itself. The bundler wraps each
 * export in this call (`vite/use-client.ts`).
 */
export function island<T>(value: T, file: string, name: string): T {
  if (typeof value !== 'function') return value;
  const component = value as unknown as ComponentType<Props>;
  function Island(props: Props) {
    const render = useContext(StaticContext);
    return render ? renderIsland(component, props, { file, name }, render) : createElement(component, props);
  }
  islands.set(Island, { file, name });
  return Island as T;
}

function renderIsland(component: ComponentType<Props>, props: Props, info: IslandInfo, render: StaticRender) {
  const { children, ...rest } = props;
  const [wrong] = jsonProps(rest, info, '').mistakes;
  if (wrong) throw toError(wrong);
  const prefix = `i${render.count++}-`;
  const slot = children === undefined ? undefined : renderStatic(children as ReactNode, render);
  const content = createElement(
    component,
    rest,
    slot === undefined
      ? undefined
      : createElement('lectern-slot', { dangerouslySetInnerHTML: { __html: slot } }),
  );
  const html = renderToString(<StoreContext value={render.store}>{content}</StoreContext>, {
    identifierPrefix: prefix,
  });
  render.onIsland?.(html, slot ?? '');
  return createElement('lectern-island', {
    'data-src': render.islandUrl(info.file),
    'data-name': info.name,
    'data-props': JSON.stringify(rest),
    'data-prefix': prefix,
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Renders content that is never hydrated, except for the islands in it. */
export function renderStatic(content: ReactNode, render: StaticRender): string {
  const html = renderToStaticMarkup(
    <StoreContext value={render.store}>
      <OverviewContext value={render.overview}>
        <StaticContext value={render}>{content}</StaticContext>
      </OverviewContext>
    </StoreContext>,
  );
  return html.replaceAll('<lectern-raw>', '').replaceAll('</lectern-raw>', '');
}

/** Renders HTML that the compiler has already made. `renderStatic` removes its wrapper. */
export function Static({ html }: { html: string }) {
  return createElement('lectern-raw', { dangerouslySetInnerHTML: { __html: html } });
}

/**
 * Checks the props of an island. The browser gets them as JSON, so other values would be lost.
 *
 * @param where position of the element, if it is known
 * @returns the valid props, and a mistake for each of the others
 */
export function jsonProps(
  props: Props,
  { file, name }: IslandInfo,
  where: string,
): { props: Props; mistakes: Mistake[] } {
  const mistakes: Mistake[] = [];
  const kept = Object.entries(props).filter(([key, value]) => {
    if (key === 'children' || isJson(value)) return true;
    mistakes.push({
      message: `The prop "${key}" of <${displayName(name, file)}> is ${describeValue(value)}.`,
      where,
      hint: `${file} starts with 'use client': its props go to the browser as JSON. Pass strings, numbers, booleans, null, arrays and plain objects only.`,
      kind: 'component',
    });
    return false;
  });
  return mistakes.length === 0 ? { props, mistakes } : { props: Object.fromEntries(kept), mistakes };
}

function displayName(name: string, file: string): string {
  return name === 'default' ? (/([^/]+?)\.\w+$/.exec(file)?.[1] ?? name) : name;
}
