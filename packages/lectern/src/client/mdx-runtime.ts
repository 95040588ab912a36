import { type ComponentType, createElement, type ElementType, Fragment, type ReactNode } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { DocsError } from '../shared/error.ts';
import { assertJsonProps, islandInfo, Static } from './island-server.tsx';

interface Source {
  fileName: string;
  lineNumber?: number;
  columnNumber?: number;
}

type Modules = Record<string, Record<string, unknown>>;

/**
 * Runs the code of a compiled MDX page.
 *
 * @param code body of a function that takes `{ Fragment, jsxDEV, modules }` (markdown/types.ts, MdxRuntime)
 * @param components what pages may use without importing it: the theme's components
 * @returns the page's content as a React node
 * @throws DocsError with file:line for a prop that static content or an island cannot have
 */
export function evaluateMdx(code: string, modules: Modules, components: object): ReactNode {
  const run = new Function(code) as (runtime: unknown) => { default: ComponentType<Record<string, unknown>> };
  const { default: Content } = run({ Fragment, jsxDEV, Static, modules });
  return createElement(Content, { components: { ...components, Static } });
}

/** React's element factory, with a check of what the author wrote while file and line are known. */
function jsxDEV(
  type: unknown,
  props: Record<string, unknown>,
  key?: string,
  isStatic?: boolean,
  source?: Source,
) {
  checkProps(type, props, source);
  return (isStatic ? jsxs : jsx)(type as ElementType, props, key);
}

function checkProps(type: unknown, props: Record<string, unknown>, source: Source | undefined): void {
  const where = source
    ? [source.fileName, source.lineNumber, source.columnNumber].filter(Boolean).join(':')
    : '';
  const island = islandInfo(type);
  if (island) {
    assertJsonProps(props, island, where);
    return;
  }
  for (const [name, value] of Object.entries(props)) {
    if (typeof value !== 'function' || !(typeof type === 'string' || /^on[A-Z]/.test(name))) continue;
    const element = typeof type === 'string' ? type : ((type as { name?: string }).name ?? 'component');
    throw new DocsError(
      `The prop "${name}" of <${element}> is a function, but static content cannot run it.`,
      {
        where,
        hint: `Move the element into a component file that starts with 'use client' and import that.`,
      },
    );
  }
}
