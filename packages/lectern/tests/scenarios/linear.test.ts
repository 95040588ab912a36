import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

/** Texts of which the time once grew with the square of their size, or could. */
const TEXTS: Record<string, [format: 'md' | 'mdx', text: (size: number) => string]> = {
  'rows of a table': ['md', (size) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(size)}`],
  'references of one paragraph': [
    'md',
    (size) => `${repeat(size, (n) => `[a${n}]: /b${n}`, '\n')}\n\n${repeat(size, (n) => `[a${n}]`, ' ')}`,
  ],
  'colons of one line': ['md', (size) => ':'.repeat(size * 10)],
  'brackets in brackets': ['md', (size) => `${'['.repeat(size)}a${']'.repeat(size)}`],
  'stars around stars': ['md', (size) => `${'*'.repeat(size)}a${'*'.repeat(size)}`],
  'emphasis that is not closed': ['md', (size) => '*a **b _c '.repeat(size)],
  footnotes: ['md', (size) => repeat(size, (n) => `a[^${n}]\n\n[^${n}]: b`, '\n\n')],
  'code that is not closed': ['mdx', (size) => repeat(size, (n) => '`'.repeat((n % 50) + 1), ' a ')],
};

function repeat(size: number, text: (index: number) => string, between: string): string {
  return Array.from({ length: size }, (_, index) => text(index)).join(between);
}

/** Measures by itself: other tests use the processor as well. */
const MEASURE = `
import { compileAll } from ${JSON.stringify(new URL('../../dist/markdown/compile.js', import.meta.url))};
const [format, small, large] = JSON.parse(await new Promise((done) => {
  let text = '';
  process.stdin.on('data', (part) => (text += part)).on('end', () => done(text));
}));
const options = {
  file: '/a.' + format, display: (file) => file, format, path: 'a.' + format, project: '/', base: '/',
  locale: {}, strings: { containers: {} }, showLineNumbers: false, defaultWrapCode: false, plugins: [],
  resolve: { link: (href) => ({ href, route: null, publicFile: null, hash: '', external: false }), image: () => null },
};
const least = (text) => Math.min(...[1, 2].map(() => {
  const before = process.cpuUsage();
  compileAll(text, options);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}));
least(small);
console.log(least(large) / least(small));
`;

describe('eight times the text takes no more than about eight times the computing', () => {
  it.each(Object.entries(TEXTS))('%s', async (_name, [format, text]) => {
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', MEASURE]);
    run.child.stdin?.end(JSON.stringify([format, text(500), text(4000)]));
    const { stdout } = await run;
    // With the square it would be 64; a garbage collector makes it more than 8.
    expect(Number(stdout)).toBeLessThan(24);
  });
});
