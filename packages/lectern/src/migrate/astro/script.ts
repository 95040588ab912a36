import { parseSync } from 'vite';
import { type ImportStatement, moduleNames } from '../imports.ts';
import type { AstroElement } from './parse.ts';

/** Code of a component for the browser: imports and statements. */
interface Script {
  /** Type imports of the file. Modules are loaded in the browser, since the server has no DOM. */
  types: string[];
  body: string;
}

/**
 * Converts the scripts of a component to an island that renders nothing. They run when the page is shown, and again
 * each time it is opened. Custom elements are defined only once.
 *
 * @returns code of the island's file; null for a component without scripts
 * @throws Error with the reason if a script is not a module of the project
 */
export function islandOf(
  elements: readonly AstroElement[],
  name: string,
  allow: (specifier: string, names: string[]) => void,
): string | null {
  const scripts = elements
    .filter((element) => element.name === 'script' && !isData(element))
    .map((element) => read(element, allow));
  if (scripts.length === 0) return null;
  const bodies = scripts.map(({ body }) => body);
  const isOnce = bodies.some((body) => /\bcustomElements\.define\(/.test(body));
  const waits = bodies.some((body) => /(?<![\w$])await\b/.test(body));
  const lines = bodies
    .join('\n\n')
    .split('\n')
    .map((line) => (line.trim() ? `    ${line}` : ''));
  return [
    "'use client';",
    '',
    ...scripts.flatMap(({ types }) => types),
    "import { useEffect } from 'react';",
    '',
    ...(isOnce ? ['let isDone = false;', ''] : []),
    '/** What the component does in the browser; it shows nothing. */',
    `export default function ${name}Script() {`,
    '  useEffect(() => {',
    ...(isOnce ? ['    if (isDone) return;', '    isDone = true;'] : []),
    ...(waits
      ? ['    void (async () => {', ...lines.map((line) => line && `  ${line}`), '    })();']
      : lines),
    '  }, []);',
    '  return null;',
    '}',
    '',
  ].join('\n');
}

function isData({ attributes }: AstroElement): boolean {
  return attributes.some((item) => item.kind === 'text' && item.name === 'type' && /json/.test(item.value));
}

function read(
  { attributes, children }: AstroElement,
  allow: (specifier: string, names: string[]) => void,
): Script {
  for (const attribute of attributes) {
    const name = 'name' in attribute ? attribute.name : 'props';
    if (!/^(?:is:inline|type|lang|data-.*|defer|async)$/.test(name))
      throw new Error(`has a script with ${name}`);
  }
  const [text] = children;
  const code = text?.type === 'text' ? text.value : '';
  const { program, errors } = parseSync('script.ts', code);
  if (errors.length > 0) throw new Error(`has a script that cannot be read (${errors[0]?.message})`);
  const { imports, others } = moduleNames(code, 'script.ts');
  for (const specifier of others) allow(specifier, []);
  for (const { specifier, names, isType } of imports) {
    if (!isType)
      allow(
        specifier,
        names.map(({ imported }) => imported),
      );
  }
  const loads = imports.flatMap((statement) => (statement.isType ? [] : [loadOf(statement)]));
  const types = imports.filter(({ isType }) => isType).map(({ start, end }) => code.slice(start, end));
  let body = code;
  for (const { type, start, end } of [...program.body].reverse()) {
    const own = body
      .slice(start, end)
      .replace(/^export\s+(?=(?:abstract\s+)?(?:class|function|const|let|interface|type|async)\b)/, '');
    if (own.startsWith('export')) throw new Error('has a script with exports');
    body = body.slice(0, start) + (type === 'ImportDeclaration' ? '' : own) + body.slice(end);
  }
  return { types, body: [...loads, withoutIndent(body)].join('\n') };
}

/** Converts `import { a as b } from 'x'` to `const { a: b } = await import('x')`. */
function loadOf({ specifier, names }: ImportStatement): string {
  const star = names.find(({ imported }) => imported === '*');
  const list = names.map(({ local, imported }) => (local === imported ? local : `${imported}: ${local}`));
  const target = star ? `const ${star.local} = ` : list.length > 0 ? `const { ${list.join(', ')} } = ` : '';
  return `${target}await import('${specifier}');`;
}

/** Removes the common indentation of code, which its element may have added. */
export function withoutIndent(code: string): string {
  const lines = code.replace(/^(?:[ \t]*\n)+|\s+$/g, '').split('\n');
  const indents = lines.flatMap((line) => (line.trim() ? [/^\s*/.exec(line)?.[0].length ?? 0] : []));
  const indent = Math.min(...indents, 99);
  return lines.map((line) => line.slice(Math.min(indent, /^\s*/.exec(line)?.[0].length ?? 0))).join('\n');
}
