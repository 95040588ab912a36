import { expect, it } from 'vitest';
import { startDevWithDeadline } from '../dev-server.ts';
import { type Ended, run } from '../faults.ts';
import { siteWithPackages } from './testing.ts';

/**
 * Timeout of a test. In these tests, code of a site hangs a build, or ends its threads or process; the file is
 * reported.
 */

const LONG = 240_000;

/** Makes a second of CPU time count as 40, and a second of waiting as 50, so that each deadline is reached sooner. */
const SOONER = `const usage = process.cpuUsage.bind(process);
process.cpuUsage = (before) => {
  const { user, system } = usage(before);
  return before ? { user: user * 40, system: system * 40 } : { user, system };
};
const every = globalThis.setInterval;
globalThis.setInterval = (run, ms, ...rest) => every(run, ms >= 1000 ? ms / 50 : ms, ...rest);`;

const LOOP = 'let a = 1; for (;;) a = Math.sin(a);';
const PAGE = `import { Part } from '../Part';\n\n# Page\n\n<Part />\n`;

function buildWith(files: Record<string, string>, before = SOONER): Promise<Ended> {
  const folder = siteWithPackages({
    'package.json': '{ "type": "module" }',
    'docs/index.md': '# Home',
    'docs/page.mdx': PAGE,
    'Part.tsx': 'export function Part() { return null; }',
    ...files,
  });
  return run(['build', folder], { before });
}

const part = (body: string) => ({ 'Part.tsx': `export function Part() { ${body} return null; }` });

const LATE =
  'A module of the site did not finish loading in time.\n  Its top-level code, or code that it calls, contains an infinite loop or waits for something.';
const ENDED = (doing: string) => `docs/page.mdx:1  This page ended the thread that ${doing} it.`;

it.each([
  [
    'a loop in a module that another one imports',
    {
      'Part.tsx': `import { b } from './b';\nexport function Part() { return b; }`,
      'b.ts': `${LOOP}\nexport const b = a;`,
    },
    `b.ts:1  ${LATE}`,
  ],
  [
    'a promise that a module waits for, behind another one that it has loaded',
    {
      'Part.tsx': `await import('./b');\nawait new Promise(() => {});\nexport function Part() { return null; }`,
      'b.ts': 'export const b = 1;',
    },
    `Part.tsx:1  ${LATE}`,
  ],
  [
    'a module that ends the thread',
    { 'Part.tsx': 'process.exit(0);\nexport function Part() { return null; }' },
    'Part.tsx:1  A module of the site ended the thread that loaded it.\n  Its top-level code, or code that it calls, calls process.exit().',
  ],
  ['a component that ends the thread', part('process.exit(0);'), ENDED('rendered')],
  [
    'a plugin that ends the thread',
    {
      'lectern.config.mjs': `export default { plugins: [{ name: 'a', markdown: () => ({ mdast: [() => process.exit(0)] }) }] };`,
    },
    'This page ended the thread that compiled it.',
  ],
])('%s', { timeout: LONG }, async (_name, files, text) => {
  const { code, output } = await buildWith(files);
  expect(output).toContain(text);
  expect(code).toBe(1);
});

/** Limits the heap of each thread, because a small heap is full sooner. */
const SMALL_HEAP = `import { setFlagsFromString } from 'node:v8';
setFlagsFromString('--max-old-space-size=250');`;

it('a component that needs more memory than there is', { timeout: LONG }, async () => {
  const body = 'const all: unknown[] = []; for (;;) all.push(new Array(1e5).fill(all.length));';
  const { code, output } = await buildWith(part(body), SMALL_HEAP);
  expect(output).toContain('docs/page.mdx:1  This page used up the memory while it was rendered.');
  expect(code).toBe(1);
});

it('a process that is ended from outside of JavaScript: pages at work are named', {
  timeout: LONG,
}, async () => {
  const { code, output } = await buildWith(part(`process.kill(process.pid, 'SIGSEGV'); ${LOOP}`));
  expect(code).toBe(null);
  expect(output).toMatch(
    /^The process was ended, from outside or by native code, while it was at:\n(?: {2}\S+ \(rendered\)\n)* {2}docs\/page\.mdx:1 \(rendered\)\n/m,
  );
});

it.each([
  ['a config', LOOP, 'lectern.config.mjs  The config file never finishes loading.'],
  [
    'a hook of a plugin',
    `export default { plugins: [{ name: 'slow', page() { ${LOOP} } }] };`,
    'Plugin "slow", page: the function does not come back.',
  ],
])('%s that loops ends the command', { timeout: LONG }, async (_name, config, text) => {
  const { code, output } = await buildWith({ 'lectern.config.mjs': config });
  expect(output).toContain(text);
  expect(code).not.toBe(0);
});

it.each([['preview'], ['host', 'nginx'], ['search', 'words']])(
  'a config that loops ends lectern %s',
  { timeout: LONG },
  async (...command) => {
    const folder = siteWithPackages({ 'docs/index.md': '# Home', 'lectern.config.mjs': LOOP });
    const { code, output } = await run([...command, folder], { before: SOONER });
    expect(output).toContain('lectern.config.mjs  The config file never finishes loading.');
    expect(code).not.toBe(0);
  },
);

it('a config that loops ends the command in development as well', { timeout: LONG }, async () => {
  const folder = siteWithPackages({ 'docs/index.md': '# Home', 'lectern.config.mjs': LOOP });
  const error = await startDevWithDeadline(folder, 4).catch((error) => error);
  expect(error.message).toContain('lectern.config  The config file never finishes loading.');
});
