// Prints the table of /guide/optimization/optimize-bundle: node site/samples/measure/optimize-bundle/measure.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, inCopyOf, kB, sum } from '../build.mjs';

const app = fileURLToPath(new URL('./app', import.meta.url));

/** Steps of the table. Each one keeps the changes of the steps before it. */
const steps = [
  { name: 'Start', output: { polyfill: 'entry', overrideBrowserslist: ['> 0.5%, not dead, ie 11'] } },
  { name: "polyfill: 'usage'", output: { polyfill: 'usage' } },
  { name: 'default browsers', output: { overrideBrowserslist: undefined } },
  {
    name: 'lodash/groupBy',
    edit: ['src/index.js', "import { groupBy } from 'lodash'", "import groupBy from 'lodash/groupBy'"],
  },
  {
    name: 'import() of the report',
    edits: [
      ['src/index.js', "import { drawReport } from './report.js';\n", ''],
      [
        'src/index.js',
        '() => drawReport(days)',
        "async () => (await import('./report.js')).drawReport(days)",
      ],
    ],
  },
  { name: 'removeConsole', performance: { removeConsole: true } },
];

await inCopyOf(app, async (dir) => {
  const config = { output: {}, performance: {} };
  for (const { name, output, performance, edit, edits = edit ? [edit] : [] } of steps) {
    Object.assign(config.output, output);
    Object.assign(config.performance, performance);
    for (const [path, from, to] of edits) {
      const file = join(dir, path);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      writeFileSync(file, text.replace(from, to));
    }
    const files = await build(dir, structuredClone(config));
    const html = files.get('index.html').text.toString();
    const initial = [...files].filter(([path]) => path.endsWith('.js') && html.includes(path));
    const size = sum(initial.map(([, file]) => file.size));
    const gzip = sum(initial.map(([, file]) => file.gzip));
    console.log(`| ${name} | ${kB(size)} | ${kB(gzip)} |`, initial.map(([path]) => path).join(' '));
  }
});
