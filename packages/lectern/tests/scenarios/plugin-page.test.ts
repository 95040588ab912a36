import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build } from '../../dist/index.js';
import { readFences } from '../../dist/markdown/index.js';
import { siteWithPackages } from './testing.ts';

/** Returns a sample of docs-dev/plugins.md or recipes.md. The test checks that the samples work as written. */

const codeOf = (page: string, part: string) => {
  const text = readFileSync(join(import.meta.dirname, '../../../../docs-dev', page), 'utf8');
  const found = readFences(text, 'md').find(({ code }) => code.includes(part));
  if (!found) throw new Error(`docs-dev/${page} shows no ${part}.`);
  return found.code;
};

/** The bridge, with fixed transformers instead of packages. */
const bridge = codeOf('recipes.md', 'const bridge')
  .replace(/^import .*\n/gm, '')
  .replace(
    /^const remark = .*/m,
    `const remark = { runSync: (tree: any) => (tree.children.push(paragraph), tree) };`,
  )
  .replace(
    /^const rehype = .*/m,
    `const rehype = { runSync: (tree: any) => (tree.children.push(rule), tree) };`,
  )
  .replace('const bridge: LecternPlugin', 'export const bridge: LecternPlugin');

const files = {
  'package.json': '{ "type": "module" }',
  'reading-time.ts': codeOf('plugins.md', 'function readingTime')
    .replace('function', 'export function')
    .replace(/^export default .*/m, ''),
  'math.ts': `import type { LecternPlugin } from 'lectern';
const toMathml = (tex: string, line: unknown) => '<math data-lectern-markdown="$' + tex + '$">' + tex + ' at ' + line + '</math>';
export const math: LecternPlugin = { name: 'math', ${codeOf('plugins.md', 'inlineMath(node').trim()} };`,
  'bridge.ts': `import type { LecternPlugin } from 'lectern';
const paragraph = { type: 'paragraph', children: [{ type: 'text', value: 'By the bridge.' }] };
const rule = { type: 'element', tagName: 'hr', properties: { className: ['bridge'] }, children: [] };
${bridge}`,
  'lectern.config.ts': `import { defineConfig } from 'lectern';
import { bridge } from './bridge.ts';
import { math } from './math.ts';
import { readingTime } from './reading-time.ts';

export default defineConfig({ plugins: [readingTime(), math, bridge] });`,
  'docs/index.md': '# Home of $x$\n\nIt costs \\$5, and $y$.',
  'docs/issues.md': '# Issues\n\nSee #12.',
};

it('samples of the page for plugins, and the bridge to remark and rehype, do what is said of them', async () => {
  const folder = siteWithPackages(files);
  await build(folder);
  const read = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  const home = read('index.html');
  expect(home).toContain('<h1 id="home-of-x">Home of <math>x at 1</math></h1>\n<p>1 min</p>');
  expect(home).toContain('<title>Home of x');
  expect(home).toContain('<p>It costs $5, and <math>y at 3</math>.</p>');
  expect(home).toContain('<meta name="description" content="It costs $5, and y.">');
  expect(home).not.toContain('bridge');
  expect(read('index.md')).toContain('# Home of $x$\n\n1 min\n\nIt costs \\$5, and $y$.');
  expect(read('issues.html')).toContain('<p>By the bridge.</p><hr class="bridge">');
}, 180_000);
