import { modules } from 'virtual:lectern/page-modules';
import { renderToString } from 'react-dom/server';
import type { RenderInput, RenderOutput } from '../shared/document.ts';
import { App } from './App.tsx';
import { renderStatic } from './island-server.tsx';
import { evaluateMdx } from './mdx-runtime.ts';
import { createStore } from './store.ts';

/**
 * Renders one page: its article first (static, islands apart), then the shell around it.
 *
 * @throws DocsError with file:line when the page passes a prop that cannot work
 */
export function renderPage({ page, site, sidebar, html, code, islandUrl }: RenderInput): RenderOutput {
  const store = createStore({ page, site, sidebar, html: null, status: 'ready' });
  const article = code ? renderStatic(evaluateMdx(code, modules), { store, islandUrl, count: 0 }) : html;
  store.set({ html: article });
  return { article, root: renderToString(<App store={store} />) };
}
