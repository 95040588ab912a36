// Prints the ratios of /guide/optimization/build-performance: node site/samples/measure/build-performance/measure.mjs
// Each case compiles the same 500 components five times in its own process and reports the median.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, inCopyOf, load } from '../build.mjs';

const COUNT = 500;
const RUNS = 5;
const plugin = (name, options) => {
  const [, start, ...rest] = name;
  return load(`@rsbuild/plugin-${name}`)[`plugin${name[0].toUpperCase()}${start}${rest.join('')}`](options);
};
const react = () => plugin('react');

/** Measured cases. `base` is the case that a ratio refers to. */
const cases = {
  'production build': { config: () => ({ plugins: [react()] }) },
  'with plugin-babel': { base: 'production build', config: () => ({ plugins: [react(), plugin('babel')] }) },
  'source maps': {
    base: 'production build',
    config: () => ({ plugins: [react()], output: { sourceMap: { js: 'source-map' } } }),
  },
  'range with IE 11': {
    base: 'production build',
    config: () => ({ plugins: [react()], output: { overrideBrowserslist: ['ie 11'] } }),
  },
  'with plugin-lightningcss': {
    base: 'production build',
    config: () => ({
      plugins: [react(), load('@rsbuild/plugin-lightningcss').pluginLightningcss()],
    }),
  },
};

const chosen = process.argv[2];
if (chosen) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    await inCopyOf(process.argv[3], async (dir) => {
      const start = performance.now();
      await build(dir, cases[chosen].config());
      times.push(performance.now() - start);
    });
  }
  times.sort((one, other) => one - other);
  console.log(`median ${times[Math.floor(RUNS / 2)]}`);
} else {
  const app = mkdtempSync(join(tmpdir(), 'measure-'));
  writeApp(app);
  const medians = {};
  for (const [name, { base }] of Object.entries(cases)) {
    const { stdout, stderr } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, app], {
      encoding: 'utf8',
    });
    const median = Number(/median (\S+)/.exec(stdout)?.[1]);
    if (!median) throw new Error(stderr || stdout);
    medians[name] = median;
    console.log(`| ${name} | ${(median / medians[base ?? name]).toFixed(2)} | ${median.toFixed(0)} ms here`);
  }
  rmSync(app, { recursive: true });
}

function writeApp(dir) {
  mkdirSync(join(dir, 'src'));
  const names = Array.from({ length: COUNT }, (_, index) => `Card${index}`);
  for (const name of names) {
    writeFileSync(
      join(dir, `src/${name}.tsx`),
      `import { useState } from 'react';
import './${name}.css';

export function ${name}({ title, tags = [] }: { title?: string; tags?: string[] }) {
  const [isOpen, setOpen] = useState(false);
  const label = title?.trim() ?? '${name}';
  return (
    <section className="${name}" onClick={() => setOpen(!isOpen)}>
      <h2>{label}</h2>
      {isOpen && tags.map((tag) => <b key={tag}>{tag}</b>)}
    </section>
  );
}
`,
    );
    writeFileSync(join(dir, `src/${name}.css`), `.${name} {\n  display: flex;\n  user-select: none;\n}\n`);
  }
  const imports = names.map((name) => `import { ${name} } from './${name}';`).join('\n');
  writeFileSync(
    join(dir, 'src/index.tsx'),
    `import { createRoot } from 'react-dom/client';
${imports}

createRoot(document.querySelector('#root')!).render(<>${names.map((name) => `<${name} />`).join('')}</>);
`,
  );
}
