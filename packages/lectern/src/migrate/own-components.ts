import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { LIVE_HOOKS } from '../shared/live-hooks.ts';
import { applyEdits, type Edit } from './edits.ts';
import { moduleNames, parseScript } from './imports.ts';
import { isPlainCss } from './sass.ts';
import type { Move } from './types.ts';

/**
 * Adapts the project's own components that pages use. Components with state or handlers are marked as islands. Sass
 * stylesheets that are plain CSS, and scripts with JSX, are renamed.
 *
 * @param used absolute file paths
 * @param live names from other modules that also need an island
 */
export function fitComponents(
  { files, report }: Move,
  used: ReadonlySet<string>,
  live: ReadonlySet<string> = new Set(),
): void {
  const shown = (file: string) => relative(files.root, file);
  const sheets = [...used].filter((file) => /\.scss$/.test(file) && isPlainCss(file));
  for (const file of [...used].sort()) {
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    const code = files.read(shown(file));
    const edits = [
      ...sheetImports(code, file, sheets),
      ...scriptImports(code, file),
      ...directive(code, file, live),
    ];
    if (edits.length === 0) continue;
    files.write(shown(file), applyEdits(code, edits));
    if (edits.some(({ text }) => text.startsWith("'use client'"))) {
      report.add('done', shown(file), "It has state or handlers: 'use client' makes it an island.");
    }
  }
  for (const file of [...used].sort()) {
    if (!isScriptWithJsx(file)) continue;
    files.move(shown(file), `${shown(file)}x`);
    report.add('done', shown(file), `It has JSX in it: now ${basename(file)}x.`);
  }
  for (const file of sheets) {
    files.move(shown(file), shown(file).replace(/\.scss$/, '.css'));
    report.add('done', shown(file), `It was plain CSS: now ${basename(file).replace(/\.scss$/, '.css')}.`);
  }
}

function sheetImports(code: string, file: string, sheets: readonly string[]): Edit[] {
  return moduleNames(code, file).imports.flatMap(({ specifier, source }) => {
    const path = /^\./.test(specifier) ? resolve(dirname(file), specifier) : null;
    if (path === null || !sheets.includes(path)) return [];
    return [{ start: source.end - 1 - '.scss'.length, end: source.end - 1, text: '.css' }];
  });
}

/** Returns edits for imports of files that are renamed. */
function scriptImports(code: string, file: string): Edit[] {
  return moduleNames(code, file).imports.flatMap(({ specifier, source }) => {
    const target = /^\./.test(specifier) ? resolve(dirname(file), specifier) : '';
    return isScriptWithJsx(target) ? [{ start: source.end - 1, end: source.end - 1, text: 'x' }] : [];
  });
}

/** Checks for a `.js` file that contains JSX, which the bundler accepts only in `.jsx` files. */
export function isScriptWithJsx(file: string): boolean {
  if (!/\.[cm]?js$/.test(file) || !existsSync(file)) return false;
  const code = readFileSync(file, 'utf8');
  return (
    parseSync(file, code, { lang: 'js' }).errors.length > 0 && parseScript(file, code).errors.length === 0
  );
}

/**
 * Returns an edit that adds `'use client'` to a file with handlers, or with hooks that do nothing in static content.
 */
function directive(code: string, file: string, others: ReadonlySet<string>): Edit[] {
  if (/^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use client['"]/.test(code)) return [];
  const { imports } = moduleNames(code, file);
  const hooks = imports.some(({ specifier, names }) =>
    names.some(({ imported }) =>
      specifier === 'react' ? LIVE_HOOKS.some((hook) => hook === imported) : others.has(imported),
    ),
  );
  let live = hooks;
  new Visitor({
    JSXAttribute({ name }) {
      if (name.type === 'JSXIdentifier' && /^on[A-Z]/.test(name.name)) live = true;
    },
    MemberExpression({ object, property }) {
      const isReact = object.type === 'Identifier' && object.name === 'React';
      if (isReact && property.type === 'Identifier' && LIVE_HOOKS.some((hook) => hook === property.name))
        live = true;
    },
  }).visit(parseScript(file, code).program);
  return live ? [{ start: 0, end: 0, text: "'use client';\n\n" }] : [];
}
