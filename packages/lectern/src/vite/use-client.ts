import { relative } from 'node:path';

/** Checks whether the first statement of a module is the directive `'use client'` (DESIGN decision 4). */
export function isUseClient(code: string): boolean {
  return /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/.test(code);
}

/** Name of an island's file in HTML data and messages: relative to the project, with `/`. */
export function islandName(file: string, project: string): string {
  return relative(project, file).replaceAll('\\', '/');
}

/** Query that imports the file itself, without the wrapper. */
const ORIGINAL = '?original';

/**
 * Returns the code of a module with the same exports, each wrapped by `island`. It imports the original under another
 * id.
 *
 * @param code source of the `'use client'` file
 * @param id its absolute path
 * @param name name of the island in the browser's data
 */
export function wrapExports(code: string, id: string, name: string): string {
  const lines = [
    `import * as original from ${JSON.stringify(id + ORIGINAL)};`,
    `import { island } from 'lectern/island-server';`,
  ];
  for (const exported of exportNames(code)) {
    const value = `island(original[${JSON.stringify(exported)}], ${JSON.stringify(name)}, ${JSON.stringify(exported)})`;
    lines.push(exported === 'default' ? `export default ${value};` : `export const ${exported} = ${value};`);
  }
  return lines.join('\n');
}

/**
 * Returns the names that a module exports, if they are written as in component files: declarations, lists and the
 * default.
 */
export function exportNames(code: string): string[] {
  const names = new Set<string>();
  if (/^\s*export\s+default\b/m.test(code)) names.add('default');
  for (const match of code.matchAll(
    /^\s*export\s+(?:async\s+)?(?:function\*?|const|let|var|class)\s+([\w$]+)/gm,
  )) {
    names.add(match[1] ?? '');
  }
  for (const match of code.matchAll(/^\s*export\s*\{([^}]*)\}/gm)) {
    for (const part of (match[1] ?? '').split(',')) {
      const name = part
        .trim()
        .split(/\s+as\s+/)
        .at(-1);
      if (name && !part.trim().startsWith('type ')) names.add(name);
    }
  }
  return [...names];
}
