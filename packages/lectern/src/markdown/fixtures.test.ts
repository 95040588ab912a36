import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ElementType, ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testOptions } from '../../tests/fixtures/markdown/testing.ts';
import { compile } from './compile.ts';
import type { CompiledPage } from './types.ts';

/** Each `x.md` or `x.mdx` renders to `x.html`. `UPDATE=1 npx vitest run …` rewrites them. Review the difference. */
const folder = fileURLToPath(new URL('../../tests/fixtures/markdown', import.meta.url));

describe('fixtures', () => {
  // satteri warns if two visitors change one node, React if markup is invalid.
  const warn = vi.spyOn(console, 'warn');
  const error = vi.spyOn(console, 'error');
  afterEach(() => {
    expect([...warn.mock.calls, ...error.mock.calls]).toEqual([]);
  });

  for (const name of readdirSync(folder).filter((file) => /\.mdx?$/.test(file))) {
    it(name, () => {
      const file = join(folder, name);
      const format = name.endsWith('.mdx') ? 'mdx' : 'md';
      const page = compile(readFileSync(file, 'utf8'), testOptions({ file, format }));
      const html = `${(format === 'md' ? page.html : renderMdx(page)).trim()}\n`;
      const expected = file.replace(/\.mdx?$/, '.html');
      if (process.env.UPDATE) writeFileSync(expected, html);
      expect(html).toBe(readFileSync(expected, 'utf8'));
    });
  }
});

type Props = Record<string, unknown> & { children?: ReactNode };

/** Runs MDX code with components that print their name and props. Static HTML is inserted by a token. */
function renderMdx(page: CompiledPage): string {
  const statics: string[] = [];
  const Static = ({ html }: { html: string }) => `[[static ${statics.push(html) - 1}]]`;
  const modules = Object.fromEntries(page.modules.map((module) => [module, stubModule(module)]));
  const jsxDEV = (type: ElementType, props: Props, key?: string, isStatic?: boolean) =>
    (isStatic ? jsxs : jsx)(type, props, key);
  const run = new Function(page.code) as (runtime: unknown) => { default: (props: object) => ReactNode };
  const { default: Content } = run({ Fragment, jsxDEV, Static, modules });
  let html = renderToStaticMarkup(createElement(Content));
  // A static part may be among the children of a component in another static part.
  while (html.includes('[[static '))
    html = html.replace(/\[\[static (\d+)\]\]/g, (_all, index) => statics[Number(index)] ?? '');
  return html;
}

function stubModule(module: string): Record<string, unknown> {
  const names = new Map<string | symbol, unknown>();
  return new Proxy({} as Record<string, unknown>, {
    get(_target, name) {
      if (!names.has(name)) names.set(name, stubComponent(module, String(name)));
      return names.get(name);
    },
  });
}

/** Returns a value for a lower-case name, otherwise a component. */
function stubComponent(module: string, name: string): unknown {
  if (/^[a-z]/.test(name) && name !== 'default') return `${module}#${name}`;
  return ({ children, ...props }: Props) =>
    createElement('x-stub', { from: `${module}#${name}`, props: JSON.stringify(props) }, children);
}
