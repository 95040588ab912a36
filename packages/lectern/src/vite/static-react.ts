import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { type ESTree, type Plugin, parseSync } from 'vite';
import { LIVE_HOOKS } from '../shared/live-hooks.ts';
import { withoutQuery } from '../shared/url.ts';

/** Prefix of the id of the React for a component file, followed by the kind of import and the file. */
const PREFIX = 'virtual:lectern/static-';
const REACT = 'react:';
const JSX = 'jsx:';

/** Imports of component files that are checked. */
const CHECKED = /^react(?:\/jsx(?:-dev)?-runtime)?$/;

/**
 * On the server, gives component files of the project a React that reports hooks and handlers in static content
 * (`client/static-react.ts`).
 *
 * @param engineDir folder of the engine's own components, with a trailing slash
 */
export function staticReact(project: string, engineDir: string): Plugin {
  const isChecked = (id: string | undefined): id is string =>
    id !== undefined && !/^\0|\/node_modules\//.test(id) && !id.startsWith(engineDir);
  const idFor = (source: string, importer: string) => {
    const kind = kindOf(source);
    return kind && PREFIX + kind + withoutQuery(importer);
  };
  return {
    name: 'lectern:static-react',
    // After JSX is compiled to calls and Vite has loaded the files.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer !== 'client',
    resolveId: {
      order: 'pre',
      filter: { id: [new RegExp(`^${PREFIX}`), CHECKED] },
      handler(id, importer) {
        if (id.startsWith(PREFIX)) return `\0${id}`;
        const found = isChecked(importer) ? idFor(id, importer) : null;
        return found && `\0${found}`;
      },
    },
    load: {
      filter: { id: new RegExp(`^\0${PREFIX}`) },
      handler(id) {
        const [, kind = '', file = ''] = /^(\w+:)(.*)$/s.exec(id.slice(PREFIX.length + 1)) ?? [];
        this.addWatchFile(file);
        return moduleCode(kind, file, project);
      },
    },
    // The dev server leaves packages to Node.js, and calls no plugin to resolve them.
    transform: {
      filter: { id: /\.[jt]sx?(?:\?|$)/, code: /\breact\b/ },
      handler(code, id) {
        if (this.environment?.mode !== 'dev' || !isChecked(id)) return null;
        const rewritten = rewriteImports(code, (source) => idFor(source, id));
        return rewritten === code ? null : { code: rewritten, map: null };
      },
    },
  };
}

function rewriteImports(code: string, idFor: (source: string) => string | null): string {
  let result = code;
  // From the end, so that the positions of earlier statements stay valid.
  for (const statement of parseSync('module.js', code).program.body.toReversed()) {
    const source = sourceOf(statement);
    const id = source && idFor(source.value);
    if (id) result = result.slice(0, source.start) + JSON.stringify(id) + result.slice(source.end);
  }
  return result;
}

function sourceOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): ESTree.StringLiteral | null {
  return 'source' in statement ? (statement.source as ESTree.StringLiteral | null) : null;
}

function kindOf(source: string): string | null {
  if (!CHECKED.test(source)) return null;
  return source === 'react' ? REACT : JSX;
}

/** Names that React exports. A module that exports the properties of an object must list them. */
const NAMES = Object.keys(createRequire(import.meta.url)('react')).filter((name) => name !== 'default');

function moduleCode(kind: string, file: string, project: string): string {
  const component = { file: relative(project, file).replaceAll('\\', '/'), lines: linesOf(file) };
  const [make, names] =
    kind === REACT ? ['checkedReact', NAMES] : ['checkedJsx', ['Fragment', 'jsx', 'jsxs', 'jsxDEV']];
  return [
    `import { ${make} } from 'lectern/static-react';`,
    `const checked = ${make}(${JSON.stringify(component)});`,
    `export const { ${names.join(', ')} } = checked;`,
    'export default checked;',
  ].join('\n');
}

/** Returns the line of the first use of each hook, and of each attribute such as `onClick`. */
function linesOf(file: string): Record<string, number> {
  const lines: Record<string, number> = {};
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const [, hook, handler] of line.matchAll(USE)) lines[hook ?? handler ?? ''] ??= index + 1;
  }
  return lines;
}

const USE = new RegExp(`\\b(?:(${LIVE_HOOKS.join('|')})\\s*[(<]|(on[A-Z]\\w*)\\s*=)`, 'g');
