import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { bundleFirstCode } from '../../src/dev/first-code.ts';
import { siteWithPackages } from './testing.ts';
import { viteServer } from './vite-server.ts';

/**
 * A site whose theme and client must be bundled. Without the bundle, the first page of `lectern dev` takes twice as
 * long, and no other test would notice: the module runner renders the same page.
 */

const files = {
  'lectern.config.mjs': `import { fileURLToPath } from 'node:url';
const path = (name) => fileURLToPath(new URL(name, import.meta.url));
const words = {
  name: 'words',
  resolveId: (id) => (id === 'virtual:words' ? '\\0words' : null),
  load: (id) => (id === '\\0words' ? 'export const word = "a word";' : null),
};
const bare = {
  name: 'bare',
  resolveId: (id) => (id === 'bare:words' ? 'bare:words' : null),
  load: (id) => (id === 'bare:words' ? 'export const bare = "another";' : null),
};
export default {
  plugins: [{ name: 'below', theme: path('below/index.tsx') }],
  vite: { plugins: [words, bare], resolve: { alias: { '@ui': path('ui') } }, define: { __EDITION__: '"second"' } },
};
`,
  'below/index.tsx': `import { useState } from 'react';
export const Counter = () => useState(0)[0];
`,
  'theme/index.tsx': `import './theme.css';
import { useId } from 'react';
import { bare } from 'bare:words';
import { word } from 'virtual:words';
import { Note } from '@ui/Note';
import data from './data.json';
import logo from './logo.svg';
import text from './note.txt?raw';
import styles from './own.module.css';
export * from 'lectern/theme';
export const Own = () => <p id={useId()} className={styles.own}>{[word, bare, data.name, logo, text, import.meta.env.MODE]}<Note /></p>;
`,
  'theme/theme.css': '.own { color: red; }',
  'theme/own.module.css': '.own { color: red; }',
  'theme/data.json': '{ "name": "data" }',
  'theme/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'theme/note.txt': 'A note.',
  'ui/Note.tsx': 'declare const __EDITION__: string;\nexport const Note = () => <b>{__EDITION__}</b>;',
  'docs/index.md': '# Home',
};

/** Returns the code that renders the first page of a project, with the names of its files. */
async function firstCode(folder: string) {
  const { config, server } = await viteServer(folder);
  try {
    const { renderPage, files, styles } = await bundleFirstCode(config, server);
    const named = (list: Iterable<string>) => Array.from(list, (file) => relative(folder, file));
    return { renderPage, files: named(files), styles: named(styles) };
  } finally {
    await server.close();
  }
}

it('is there for a theme on top of another, with hooks, styles, files, an alias, and modules of plugins of Vite', async () => {
  const { renderPage, files: found, styles } = await firstCode(siteWithPackages(files));
  expect(renderPage).toBeTypeOf('function');
  expect(found).toEqual(expect.arrayContaining(['theme/index.tsx', 'below/index.tsx', 'ui/Note.tsx']));
  expect(styles).toContain('theme/theme.css');
});

it.each(['site', 'handbook'])('is there for the %s of this repository', async (name) => {
  const { renderPage, files } = await firstCode(join(import.meta.dirname, '../../../..', name));
  expect(renderPage).toBeTypeOf('function');
  expect(files).toContain('theme/index.tsx');
});
