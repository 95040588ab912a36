import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/**
 * Builds the baseline, React alone: a page whose boot script loads one module that hydrates a paragraph, compiled with
 * the same settings as Lectern's client.
 */
export async function buildFloor() {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-floor-'));
  mkdirSync(join(folder, 'src'));
  const entry = join(folder, 'src/entry.js');
  writeFileSync(
    entry,
    `import { createElement as h, useEffect } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     function App() {
       useEffect(() => { document.documentElement.dataset.hydrated = ''; }, []);
       return h('p', null, 'text');
     }
     hydrateRoot(document.getElementById('root'), h(App));`,
  );
  const repository = resolve(import.meta.dirname, '../..');
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: {
      alias: [{ find: /^(react(?:-dom)?)(?=\/|$)/, replacement: `${repository}/node_modules/$1` }],
    },
    build: {
      outDir: join(folder, 'dist'),
      rolldownOptions: {
        input: entry,
        output: { entryFileNames: 'assets/entry.js', postBanner: '//# allFunctionsCalledOnLoad' },
      },
    },
  });
  const boot = `addEventListener('pointermove', () => import('/assets/entry.js'), { once: true })`;
  writeFileSync(
    join(folder, 'dist/index.html'),
    `<!doctype html><link rel="icon" href="data:,"><body><div id="root"><p>text</p></div><script>${boot}</script>`,
  );
  return { outDir: join(folder, 'dist'), remove: () => rmSync(folder, { recursive: true }) };
}
