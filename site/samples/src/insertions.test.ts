import { createRequire } from 'node:module';
import type ts from 'typescript-5';
import { describe, expect, it } from 'vitest';
import { jsxPragma, typeTheConfig } from './config-type.js';
import { insert, positionAt } from './insertions.js';

const typescript = createRequire(new URL('../packages/package.json', import.meta.url))(
  'typescript',
) as typeof ts;

describe('insert', () => {
  it('leads every offset back to the original', () => {
    const { text, originalOffset } = insert('ab', [
      { at: 0, text: '<' },
      { at: 1, text: '##' },
    ]);
    expect(text).toBe('<a##b');
    expect([0, 1, 2, 3, 4, 5].map(originalOffset)).toEqual([0, 0, 1, 1, 1, 2]);
  });
});

describe('positionAt', () => {
  it('counts lines and columns from 1', () => {
    expect(positionAt('ab\nc', 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt('ab\nc', 4)).toEqual({ line: 2, column: 2 });
  });
});

describe('typeTheConfig', () => {
  const typed = (path: string, text: string) => insert(text, typeTheConfig(typescript, path, text)).text;

  it('types a config that has no type of its own', () => {
    expect(typed('rsbuild.config.ts', 'export default { dev: {} };')).toBe(
      'export default ({ dev: {} }) satisfies SampleConfig;',
    );
    expect(typed('rsbuild.config.cjs', 'module.exports = {};')).toBe(
      'module.exports = /** @satisfies {SampleConfig} */({});',
    );
    expect(typed('sample.ts', 'export default { dev: {}, tools: {} };')).toContain('satisfies');
  });

  it.each([
    ['rsbuild.config.ts', 'export default defineConfig({});'],
    ['sample.js', 'export default { data() {} };'],
    ['postcss.config.cjs', 'module.exports = { plugins: [] };'],
  ])('leaves %s alone: %s', (path, text) => {
    expect(typed(path, text)).toBe(text);
  });
});

describe('jsxPragma', () => {
  it('follows the imports of the file, then those of the page', () => {
    const pragma = (text: string, page = '') => jsxPragma('a.tsx', text, page)[0]?.text;
    expect(pragma("import { render } from 'solid-js/web';")).toBe('/** @jsxImportSource solid-js */');
    expect(pragma('<p />', "import { h } from 'preact';")).toBe('/** @jsxImportSource preact */');
    expect(pragma("import { useState } from 'react';", "from 'preact'")).toBeUndefined();
  });
});
