import type ts from 'typescript-5';
import type { Insertion } from './insertions.js';

type Typescript = typeof ts;

/** Keys of a config. An untitled `export default` of an object with only these keys is also checked as a config. */
const CONFIG_KEYS = new Set(
  'dev html tools output source server security performance moduleFederation plugins provider'.split(' '),
);

export function isConfigFile(path: string): boolean {
  return /(?:^|\/)rsbuild(?:\.[\w-]+)*\.config(?:\.[\w-]+)*\.[cm]?[jt]s$/.test(path);
}

/**
 * Returns insertions that make the compiler check the default export of a config file as a config, even if the author
 * wrote only `export default { … }`. Returns nothing for an export that already has a type.
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

/** Returns the value of `export default` or `module.exports =`. */
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
 * Returns the comment that selects the JSX types of a framework. The framework is the one that the file imports, else
 * the only one that the page imports, else React.
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
