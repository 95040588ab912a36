import * as v from 'valibot';
import { DocsError, nearest } from '../shared/error.ts';
import { mistakesIn } from './mistakes.ts';
import { type ConfigValues, configSchema } from './schema.ts';

/**
 * Checks a configuration and fills in its defaults.
 *
 * @param input value that the config file exports
 * @param file the config file as shown in messages
 * @throws DocsErrors that list each wrong key, the value found and the value expected
 */
export function checkConfig(input: unknown, file: string): ConfigValues {
  const result = v.safeParse(configSchema, input);
  if (result.success) return result.output;
  const errors = result.issues.flatMap(deepest).flatMap((issue) => describeIssue(issue, file));
  throw mistakesIn(file, errors);
}

/**
 * The issue of a union itself says little. The issues below it, of the branch that matched furthest, describe the
 * error.
 */
function deepest(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown>[] {
  if (issue.type !== 'union') return [issue];
  const inner = (issue.issues ?? []).filter((item) => (item.path?.length ?? 0) > 0);
  if (inner.length === 0) return [issue];
  const byPath = new Map<string, v.BaseIssue<unknown>>();
  for (const item of inner) {
    const path = [...(issue.path ?? []), ...(item.path ?? [])] as never;
    const key = JSON.stringify(item.path?.map((part) => part.key));
    if (!byPath.has(key)) byPath.set(key, { ...item, path });
  }
  return [...byPath.values()].flatMap(deepest);
}

function describeIssue(issue: v.BaseIssue<unknown>, file: string): DocsError[] {
  const path = issue.path?.map(({ key }) => key) ?? [];
  const key = formatPath(path);
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const parent = issue.path?.at(-1) as { input?: object } | undefined;
    return unknownKeys(file, path, parent?.input ?? {});
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined' && path.length > 0) {
    const parent = formatPath(path.slice(0, -1)) || 'the configuration';
    return [new DocsError(`${key} is missing.`, { where: file, hint: `Add "${path.at(-1)}" to ${parent}.` })];
  }
  const found = issue.received === 'undefined' ? 'missing' : show(issue.input);
  const hint =
    issue.type === 'picklist' && typeof issue.input === 'string'
      ? didYouMean(issue.input, quoted(issue.expected ?? ''))
      : '';
  const message = `${key || 'The configuration'} is ${found}; expected ${expectation(issue)}.`;
  return [new DocsError(message, { where: file, hint })];
}

function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'check' || issue.type === 'url' || issue.type === 'custom') return issue.message;
  return issue.expected === 'Object' || issue.expected === 'Array'
    ? `an ${issue.expected.toLowerCase()}`
    : (issue.expected ?? 'something else').replace(/^\((.*)\)$/, '$1').replaceAll(' | ', ' or ');
}

/** Creates an error for each unknown key. If there are several, the schema reports only the first one. */
function unknownKeys(file: string, path: unknown[], parent: object): DocsError[] {
  const above = path.slice(0, -1);
  const all = knownKeys(above);
  const known = all.filter((key) => !(key in parent));
  const unknown = Object.keys(parent).filter((key) => !all.includes(key));
  return (unknown.length > 0 ? unknown : [String(path.at(-1))]).map((name) => {
    const suggestion = nearest(name, known);
    return new DocsError(`${formatPath([...above, name])} is not an option.`, {
      where: file,
      hint: suggestion
        ? `Did you mean "${formatPath([...above, suggestion])}"?`
        : `Known here: ${known.join(', ')}.`,
    });
  });
}

/** Returns the keys that the schema has at a path. It steps through array indices and unions. */
function knownKeys(path: unknown[]): string[] {
  let schema: unknown = configSchema;
  for (const key of path) {
    schema = typeof key === 'number' ? unwrap(schema)?.item : unwrap(schema)?.entries?.[String(key)];
  }
  return Object.keys(unwrap(schema)?.entries ?? {});
}

interface SchemaNode {
  wrapped?: unknown;
  options?: unknown[];
  item?: unknown;
  entries?: Record<string, unknown>;
}

function unwrap(schema: unknown): SchemaNode | undefined {
  let node = schema as SchemaNode | undefined;
  while (node?.wrapped) node = node.wrapped as SchemaNode;
  return Array.isArray(node?.options)
    ? (node.options as SchemaNode[]).find((option) => option.entries)
    : node;
}

function formatPath(path: unknown[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

function quoted(expected: string): string[] {
  return [...expected.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '');
}

function didYouMean(word: string, candidates: string[]): string {
  const suggestion = nearest(word, candidates);
  return suggestion ? `Did you mean "${suggestion}"?` : '';
}

function show(value: unknown): string {
  const json = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value));
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}
