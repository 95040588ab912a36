import type ts from 'typescript-5';
import type { Insertion } from './insertions.js';

type Typescript = typeof ts;

/** Keys of a config file: an untitled `export default` with nothing but these is one, too. */
const CONFIG_KEYS = new Set(
  'dev html tools output source server security performance moduleFederation plugins provider'.split(' '),
);

export function isConfigFile(path: string): boolean {
  return /(?:^|\/)rsbuild(?:\.[\w-]+)*\.config(?:\.[\w-]+)*\.[cm]?[jt]s$/.test(path);
}

/**
 * What makes the compiler check the default export of a config file as a config, also where the author wrote
 * only `export default { … }`. Nothing for an export that has its type already.
 */
export function typeTheConfig(ts: Typescript, path: string, text: string): Insertion[] {
  const isJs = /\.[cm]?jsx?$/.test(path);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  const exported = file.statements.map((statement) => exportedValue(ts, statement)).find(Boolean);
  if (!exported || !isLiteral(ts, exported)) return [];
  if (!isConfigFile(path) && !looksLikeConfig(ts, path, exported)) return [];
  const [before, after] = isJs
    ? ['/** @satisfies {SampleConfig} */(', ')']
    : ['(', ') satisfies SampleConfig'];
  return [
    { at: exported.getStart(file), text: before },
    { at: exported.end, text: after },
  ];
}

/** The value of `export default` or `module.exports =`. */
function exportedValue(ts: Typescript, statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return undefined;
  const { left, right } = statement.expression;
  return left.getText() === 'module.exports' ? right : undefined;
}

function isLiteral(ts: Typescript, value: ts.Expression): boolean {
  return ts.isObjectLiteralExpression(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value);
}

function looksLikeConfig(ts: Typescript, path: string, value: ts.Expression): boolean {
  if (!/(?:^|\/)sample\.[cm]?[jt]s$/.test(path) || !ts.isObjectLiteralExpression(value)) return false;
  const names = value.properties.map((property) => property.name?.getText() ?? '');
  return names.length > 0 && names.every((name) => CONFIG_KEYS.has(name));
}

const JSX_SOURCES: [RegExp, string][] = [
  [/from ['"]solid-js/, 'solid-js'],
  [/from ['"]preact/, 'preact'],
  [/from ['"]vue['"]/, 'vue'],
  [/from ['"]react/, 'react'],
];

/**
 * The comment that gives JSX the types of its framework: that of the file's imports, else of the page's when
 * there is only one, else React.
 */
export function jsxPragma(path: string, text: string, pageText: string): Insertion[] {
  if (!/\.[jt]sx$/.test(path) || text.includes('@jsxImportSource')) return [];
  const [source, other] = frameworks(text).length > 0 ? frameworks(text) : frameworks(pageText);
  if (!source || other || source === 'react') return [];
  return [{ at: 0, text: `/** @jsxImportSource ${source} */` }];
}

function frameworks(text: string): string[] {
  return JSX_SOURCES.filter(([from]) => from.test(text)).map(([, source]) => source);
}
