import { describe, expect, it } from 'vitest';
import { createCommandLines } from './cli-help.js';
import { parse } from './shell-words.js';

describe('parse', () => {
  it.each([
    [
      'npm i a && npx b --c',
      [
        ['npm', 'i', 'a'],
        ['npx', 'b', '--c'],
      ],
    ],
    ["A=1 cross-env B='x y' rsbuild dev # note", [['rsbuild', 'dev']]],
    ['rsbuild \\\n  build > log.txt', [['rsbuild', 'build']]],
    [
      'echo "a b" c; (cd d)',
      [
        ['echo', 'a b', 'c'],
        ['cd', 'd'],
      ],
    ],
  ])('%j', (script, commands) => {
    expect(parse(script)).toEqual(commands);
  });
});

describe('createCommandLines', () => {
  const { check } = createCommandLines(
    { '': ['--help', '--version'], dev: ['--port', '-c'], build: ['--watch'] },
    new Set(['@rsbuild/core']),
  );

  it.each([
    ['npx rsbuild dev --port 3000', []],
    ['rsbuild dev --port=3000 -c a.ts', []],
    ['rsbuild --version', []],
    ['rsbuild dev --watch', ['rsbuild dev has no flag --watch. It has: --port, -c.']],
    ['rsbuild bild', ['rsbuild has no command "bild". It has: dev, build.']],
    ['pnpm add @rsbuild/core@0.5.7 @rsbuild/plugin-x', ['There is no package @rsbuild/plugin-x.']],
    ['npm add @rsbuild/core -D', []],
    ['npm run dev -- --anything', []],
    ['npm crate rsbuild', ['npm has no command "crate".']],
  ])('%s', (script, messages) => {
    expect(check(script)).toEqual(messages);
  });
});
