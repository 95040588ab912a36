import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { siteWithPackages, write } from './testing.ts';

/** Returns the path of one of Lectern's plugins. The test measures their cost for a page that does not use them. */

const sourceOf = (name: string) =>
  // Its worker is a file of the built package.
  fileURLToPath(
    new URL(
      `../../../plugin-${name}/${name === 'mermaid' ? 'dist/index.js' : 'src/index.ts'}`,
      import.meta.url,
    ),
  );

const NAMES = ['math', 'mermaid', 'hover', 'shiki'];
const config = [
  ...NAMES.map((name) => `import { ${name} } from ${JSON.stringify(sourceOf(name))};`),
  `export default { plugins: [${NAMES.map((name) => `${name}()`).join(', ')}] };`,
].join('\n');

const files = {
  'lectern.config.mjs': 'export default {};',
  'docs/index.md': '# Home\n\nText, which costs 5 $.\n\n```text\nplain\n```',
  'docs/tea.md': '# Tea\n\nA $x$.\n\n```mermaid\nflowchart LR\n  a-->b\n```',
};

/** Returns the document and its stylesheet, without hashes, which depend on the other files of the site. */
function partsOf(folder: string): { html: string; css: string } {
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const style = readdirSync(join(folder, 'dist/assets')).find((name) => /^style\..*\.css$/.test(name));
  return {
    html: read('index.html')
      .replace(/\.[\w-]{8}(?=\.)/g, '')
      .replace(/"buildId":"[^"]*"/, ''),
    css: read(`assets/${style}`),
  };
}

it('plugins add no byte to the document and the styles of a page that uses none of them', async () => {
  const folder = siteWithPackages(files);
  await build(folder);
  const before = partsOf(folder);
  write(folder, { 'lectern.config.mjs': config });
  await build(folder);
  expect(readFileSync(join(folder, 'dist/tea.html'), 'utf8')).toMatch(/<math.*<svg/s);
  expect(partsOf(folder)).toEqual(before);
}, 180_000);
