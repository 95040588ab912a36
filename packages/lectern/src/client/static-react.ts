import * as React from 'react';
import { jsxDEV } from 'react/jsx-dev-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { DocsError } from '../shared/error.ts';
import { LIVE_HOOKS } from '../shared/live-hooks.ts';
import { StaticContext } from './island-server.tsx';

type AnyFunction = (...args: unknown[]) => unknown;
type Exports = Readonly<Record<string, unknown>>;

/** A component file of the project, for messages. */
export interface ComponentFile {
  /** Path relative to the project. */
  file: string;
  /** Line of the first use of a hook or of an attribute such as `onClick`. */
  lines: Readonly<Record<string, number>>;
}

/**
 * Returns React for a component file of the project on the server. In static content, hooks that need a browser are an
 * error, since the browser never runs that content. In the shell and in islands they are React's own.
 */
export function checkedReact(component: ComponentFile): Exports {
  const react: Exports = React;
  const live = LIVE_HOOKS.flatMap((name) => {
    const hook = react[name];
    if (typeof hook !== 'function') return [];
    const checked: AnyFunction = (...args) => {
      assertLive(name, component);
      return (hook as AnyFunction)(...args);
    };
    return [[name, checked]];
  });
  return { ...react, ...Object.fromEntries(live) };
}

/** Returns React's element factories, which reject `onClick` and similar props on HTML elements of static content. */
export function checkedJsx(component: ComponentFile): Exports {
  const checked = (create: unknown): AnyFunction => {
    return (type, props, ...rest) => {
      const handler = typeof type === 'string' ? handlerOf(props) : undefined;
      if (handler) assertLive(handler, component);
      return (create as AnyFunction)(type, props, ...rest);
    };
  };
  return { Fragment, jsx: checked(jsx), jsxs: checked(jsxs), jsxDEV: checked(jsxDEV) };
}

function handlerOf(props: unknown): string | undefined {
  return Object.entries(props as Exports).find(
    ([name, value]) => typeof value === 'function' && /^on[A-Z]/.test(name),
  )?.[0];
}

/** @throws DocsError in static content */
function assertLive(name: string, { file, lines }: ComponentFile): void {
  const render = React.useContext(StaticContext);
  if (!render) return;
  const line = lines[name];
  const { page } = render.store.get();
  const starts = file.endsWith('x') ? 'Start the file' : 'Start the file of the component that calls it';
  throw new DocsError(`${name} does nothing in static content, which the browser never runs.`, {
    where: line ? `${file}:${line}` : file,
    hint: `${starts} with 'use client'. The component is on the page ${page.pagePath || page.routePath}.`,
  });
}
