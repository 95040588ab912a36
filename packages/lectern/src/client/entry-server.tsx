import { modules } from 'virtual:lectern/page-modules';
import * as theme from 'virtual:lectern/theme';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { RenderInput, RenderOutput } from '../shared/document.ts';
import { DocsError, isDocsError } from '../shared/error.ts';
import { App } from './App.tsx';
import { renderStatic, type StaticRender } from './island-server.tsx';
import { evaluateMdx } from './mdx-runtime.ts';
import { createStore } from './store.ts';

/**
 * Renders one page: its article first (static, islands apart), then the shell around it.
 *
 * @throws DocsError with file:line when the page passes a prop that cannot work, with the file when a
 *   component fails
 */
export function renderPage(input: RenderInput): RenderOutput {
  try {
    return render(input);
  } catch (error) {
    throw isDocsError(error) || input.source === '' ? error : componentError(error, input.source);
  }
}

function render({ page, site, sidebar, html, code, islandUrl, ...input }: RenderInput): RenderOutput {
  const store = createStore({ page, site, sidebar, html: null, status: 'ready' });
  const overview = input.overview && { groups: input.overview, isPlaced: false };
  const render: StaticRender = { store, islandUrl, count: 0, onIsland: input.onIsland, overview };
  let article = code ? renderStatic(evaluateMdx(code, input.modules ?? modules, theme), render) : html;
  if (overview && !overview.isPlaced) article += renderStatic(createElement(theme.Overview), render);
  store.set({ html: article });
  return { article, root: renderToString(<App store={store} />) };
}

function componentError(error: unknown, where: string): DocsError {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = /^ +(at .*)$/m.exec(stack)?.[1];
  return new DocsError(`A component of the page failed: ${name}: ${message}`, {
    where,
    hint: place ? `It happened ${place}.` : '',
    cause: error,
  });
}
