import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import { STYLE } from '../vite/style-files.ts';

/**
 * Finds the stylesheets that modules import, directly or indirectly, in the order of the imports.
 *
 * @param ids ids of modules
 * @param importsOf returns the ids of a module's imports
 * @returns absolute files
 */
export function styleFiles(
  ids: readonly string[],
  importsOf: (id: string) => readonly (string | null)[],
): string[] {
  const seen = new Set<string>();
  const files: string[] = [];
  const visit = (id: string | null) => {
    if (id === null || seen.has(id)) return;
    seen.add(id);
    // A stylesheet already contains the stylesheets that it imports.
    if (STYLE.test(id)) files.push(id);
    else importsOf(id).forEach(visit);
  };
  ids.forEach(visit);
  return files;
}

/**
 * Returns `<style>` elements with the stylesheets, so that the first paint has its colors. The client adopts elements
 * with `data-vite-dev-id`, and updates them when the files change.
 */
export async function inlineStyles(server: ViteDevServer, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(
    files.map(async (file) => {
      const result = await server.environments.client.transformRequest(`${file}?direct`);
      const css = (result?.code ?? '').replaceAll('</style', '<\\/style');
      return `<style data-vite-dev-id="${file}">${css}</style>`;
    }),
  );
  return sheets.join('\n');
}

/** Returns Vite's client, and React's refresh runtime, which must run before any component. */
export function devHead(base: string): string {
  return `<script type="module">${react.preambleCode.replace('__BASE__', base)}</script>
<script type="module" src="${base}@vite/client"></script>
`;
}
