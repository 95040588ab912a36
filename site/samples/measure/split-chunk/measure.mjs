// Prints the table of /guide/optimization/split-chunk: node site/samples/measure/split-chunk/measure.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, inCopyOf, kB, load, sum } from '../build.mjs';

const { pluginReact } = load('@rsbuild/plugin-react');
const app = fileURLToPath(new URL('./app', import.meta.url));
const strategies = {
  'split-by-experience': {},
  'split-by-module': {},
  'split-by-size': { minSize: 20_000, maxSize: 200_000 },
  'single-vendor': {},
  'all-in-one': {},
};

for (const [strategy, more] of Object.entries(strategies)) {
  await inCopyOf(app, async (dir) => {
    const config = { plugins: [pluginReact()], performance: { chunkSplit: { strategy, ...more } } };
    const before = await build(dir, config);
    const file = join(dir, 'src/App.jsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Orders</h1>', 'All orders</h1>'));
    const after = await build(dir, config);

    const scripts = (files) => [...files].filter(([path]) => path.endsWith('.js'));
    const html = before.get('index.html').text.toString();
    const initial = scripts(before).filter(([path]) => html.includes(path));
    const fresh = scripts(after).filter(([path]) => !before.has(path));
    const cells = [
      initial.length,
      kB(sum(initial.map(([, file]) => file.size))),
      kB(sum(fresh.map(([, file]) => file.size))),
    ];
    console.log(`| \`${strategy}\` | ${cells.join(' | ')} |`);
    for (const [path, { size }] of initial) console.log(`    ${path} ${kB(size)}`);
  });
}
