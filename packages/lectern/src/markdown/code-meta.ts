import { nearest } from '../shared/error.ts';
import { remembered } from '../shared/remembered.ts';
import { type CodeFile, parseCodeFile } from './code-file.ts';
import type { WordMark } from './code-words.ts';

/** Settings that follow the language of a fence. */
export interface CodeMeta {
  title: string;
  /** Classes of lines, from `{1,3-5}`, `ins={2}`, `del={3}`, `focus={4}` and `collapse={5-9}`; line numbers from 1. */
  classes: Map<number, string[]>;
  /** Number of the first line, or null for no line numbers. */
  numberedFrom: number | null;
  wrap: boolean;
  /** Texts and patterns to mark inside of lines: `"text"`, `/pattern/`. */
  words: WordMark[];
  /** The file that the block shows, from `file="./a.ts#region"`. */
  file: CodeFile | null;
  /** Language of the code in a diff, from `lang="ts"`; empty if it is not given. */
  diffLang: string;
  /** Problems with the settings, one sentence each. */
  problems: string[];
}

/** Settings whose value is a set of lines, and the classes of these lines. */
const LINE_SETS: Record<string, string> = {
  '': 'highlighted',
  mark: 'highlighted',
  ins: 'diff add',
  del: 'diff remove',
  focus: 'focused',
  collapse: 'folded',
};

const FLAGS = [
  'showLineNumbers',
  'noLineNumbers',
  'lineNumbers',
  'wrapCode',
  'wrap',
  'line-numbers',
  'no-line-numbers',
];
const VALUES = ['title', 'file', 'lang', 'startLineNumber'];
const KNOWN = [...FLAGS, ...VALUES, ...Object.keys(LINE_SETS).filter(Boolean)];
/** Cached, since many blocks use the same few names. */
const nearestKnown = remembered((name: string) => nearest(name, KNOWN));

/** Settings of other engines that Lectern does not support, and advice for each. */
const FOREIGN: Record<string, string> = {
  linenums: 'Write showLineNumbers.',
  hl_lines: 'Write {1,3-5}.',
  filename: 'Write title="…".',
  frame: 'Blocks have one frame.',
  live: 'Samples are not run in the page.',
};

/** Sets that can also contain texts and patterns inside of lines, and the elements around these. */
const TEXT_SETS: Record<string, WordMark['tag']> = { '': 'mark', mark: 'mark', ins: 'ins', del: 'del' };

/** Matches `name`, `name=value`, `name={…}`, `{…}`, `"text"`, `/pattern/`, `[label]`, and `:name` of VitePress. */
const TOKEN =
  /(?<name>:?[A-Za-z_][\w-]*)?(?<eq>=)?(?:\{(?<braces>[^}]*)\}|"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<=\s)\/(?<pattern>(?:[^/\s]|\\\/)+)\/(?=\s|$)|(?<==)\/(?<named>(?:[^/]|\\\/)+)\/(?=\s|$)|(?<=[\s\w}])\[(?<label>[^\]]+)\](?=\s|$)|(?<==)(?<bare>[^\s{}"']+))?/g;

interface Token {
  name: string;
  /** Text in braces, or undefined. */
  braces: string | undefined;
  /** Text in quotes or after `=`, or undefined. */
  value: string | undefined;
  pattern: string | undefined;
  /** Text in square brackets. */
  label: string | undefined;
}

/** Parses the meta of a fence: `title="a.ts" {1,3-4} ins={2} "word" showLineNumbers wrapCode=false`. */
export function parseMeta(meta: string, defaults: { lineNumbers: boolean; wrap: boolean }): CodeMeta {
  const found: CodeMeta = {
    title: '',
    classes: new Map(),
    numberedFrom: defaults.lineNumbers ? 1 : null,
    wrap: defaults.wrap,
    words: [],
    file: null,
    diffLang: '',
    problems: [],
  };
  for (const token of tokensOf(meta)) readToken(token, found);
  return found;
}

/** Cached, since many blocks and all translations of a page have the same settings. */
const tokensOf = remembered((meta: string): readonly Token[] => {
  return [...` ${meta}`.matchAll(TOKEN)].flatMap(({ 0: all, groups = {} }) => {
    const { name = '', braces, double, single, bare, pattern, named, label } = groups;
    return all === ''
      ? []
      : [
          {
            name: name.replace(/^:/, ''),
            braces,
            value: double ?? single ?? bare,
            pattern: pattern ?? named,
            label,
          },
        ];
  });
});

function readToken(token: Token, found: CodeMeta): void {
  const { name, braces, value, pattern, label } = token;
  const tag = Object.hasOwn(TEXT_SETS, name) ? TEXT_SETS[name] : undefined;
  const word = pattern === undefined ? value : patternOf(pattern);
  if (label !== undefined) found.title ||= label;
  else if (tag && word !== undefined) found.words.push({ word, tag });
  else if (Object.hasOwn(LINE_SETS, name) && braces !== undefined)
    addLines(found.classes, braces, LINE_SETS[name] ?? '');
  else if (FLAGS.includes(name)) readFlag(name, value ?? braces, found);
  else if (VALUES.includes(name) && value !== undefined) readValue(name, value, found);
  else noteUnknown(token, found);
}

function patternOf(pattern: string): RegExp | string {
  try {
    return new RegExp(pattern, 'dg');
  } catch {
    return pattern;
  }
}

function readFlag(name: string, value: string | undefined, found: CodeMeta): void {
  const isOff = value === 'false' || name.startsWith('no');
  if (name.startsWith('wrap')) found.wrap = !isOff;
  else if (isOff) found.numberedFrom = null;
  else
    found.numberedFrom = Number.isInteger(Number(value)) && value ? Number(value) : (found.numberedFrom ?? 1);
}

function readValue(name: string, value: string, found: CodeMeta): void {
  if (name === 'title') found.title = value;
  if (name === 'file') found.file = parseCodeFile(value);
  if (name === 'lang') found.diffLang = value;
  if (name === 'startLineNumber') found.numberedFrom = Number(value) || 1;
}

/**
 * Reports an unknown setting. Attributes such as `expect="{1}"` are for tools, but one that is similar to a known
 * setting is a typo.
 */
function noteUnknown({ name }: Token, found: CodeMeta): void {
  const foreign = Object.hasOwn(FOREIGN, name) ? FOREIGN[name] : undefined;
  // Short names are too similar to others to be reported as typos.
  const near = name.length > 3 ? nearestKnown(name) : null;
  if (foreign) found.problems.push(`A code block has no setting "${name}". ${foreign}`);
  else if (near && near !== name)
    found.problems.push(`A code block has no setting "${name}". Did you mean "${near}"?`);
}

/** Maximum line number. No fence is longer, and `{1-999999999}` must not fill the memory. */
const MAX_LINE = 10_000;

function addLines(classes: CodeMeta['classes'], list: string, name: string): void {
  for (const range of list.split(',').filter((part) => /^\s*\d+(\s*-\s*\d+)?\s*$/.test(part))) {
    const [from = 0, to = from] = range.split('-').map(Number);
    for (let line = from; line <= Math.min(to, MAX_LINE); line++) addClass(classes, line, name);
  }
}

/** Adds a class to a line. */
export function addClass(classes: Map<number, string[]>, line: number, name: string): void {
  classes.set(line, [...(classes.get(line) ?? []), name]);
}
