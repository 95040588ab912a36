import { refractor, type Syntax } from 'refractor/core';
import { addGrammars, loadGrammar } from './grammars.ts';
import { escapeText } from './html.ts';
import { grammarOf } from './languages.ts';

/**
 * Token types that a theme colors. Prism nests many more, but a span without a style only adds size. So text gets at
 * most one span, with its innermost colored type. Punctuation and operators, half of all Prism spans, keep the color of
 * the token around them.
 */
const COLOURED = new Set(
  (
    'atrule attr-name attr-value bold boolean builtin cdata class-name code comment constant deleted doctype entity ' +
    'function important inserted italic keyword number prolog property regex selector string symbol tag ' +
    'title url variable'
  ).split(' '),
);

/** Types whose content is code again and does not have their color: `${…}` in a template, a script in HTML. */
const RESETS = new Set(['interpolation', 'script', 'style', 'code-block', 'value', 'language-javascript']);

interface Token {
  type: string;
  alias?: string | string[];
  content: Tokens;
}

type Tokens = string | Token | (string | Token)[];

/**
 * Members that refractor inherits from Prism but does not declare. Without them, every token would first be built as
 * hast.
 */
interface PrismCore {
  languages: Record<string, unknown>;
  tokenize(code: string, grammar: unknown): (string | Token)[];
  hooks: { run(name: 'before-tokenize' | 'after-tokenize', environment: Environment): void };
}

interface Environment {
  code: string;
  grammar: unknown;
  language: string;
  tokens?: (string | Token)[];
}

interface Piece {
  type: string;
  text: string;
}

/**
 * Cache of highlighted code: a translation has the same code as its original, and an edit leaves most blocks unchanged.
 */
const known = new Map<string, readonly string[]>();
const MAX_KNOWN = 256;

/** Makes grammars of plugins available from now on. */
export function useGrammars(grammars: readonly Syntax[]): void {
  if (addGrammars(grammars)) known.clear();
}

/** Returns code as HTML, one string for each line, without line ends. No span crosses a line. */
export function highlightLines(code: string, grammar: string | null): readonly string[] {
  if (grammar === null) return code.split('\n').map(escapeText);
  const key = `${grammar}\n${code}`;
  const lines = known.get(key) ?? toLines(code, grammar);
  // The least recently used entry is removed first.
  known.delete(key);
  known.set(key, lines);
  if (known.size > MAX_KNOWN) known.delete(known.keys().next().value as string);
  return lines;
}

function toLines(code: string, grammar: string): string[] {
  const pieces: Piece[] = [];
  collect(tokenize(code, grammar), '', pieces);
  const lines: string[] = [];
  let line = '';
  for (const { type, text } of pieces) {
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.push(line + span(type, text.slice(start, end)));
      line = '';
      start = end + 1;
    }
    line += span(type, start === 0 ? text : text.slice(start));
  }
  lines.push(line);
  return lines;
}

/** Works like `Prism.highlight`: JSX and Markdown do half of their work in the hooks. */
function tokenize(code: string, language: string): (string | Token)[] {
  loadGrammar(language);
  const prism = refractor as unknown as PrismCore;
  const environment: Environment = { code, grammar: prism.languages[language], language };
  prism.hooks.run('before-tokenize', environment);
  environment.tokens = prism.tokenize(environment.code, environment.grammar);
  prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

function collect(tokens: Tokens, type: string, pieces: Piece[]): void {
  if (typeof tokens === 'string') add(pieces, type, tokens);
  else if (Array.isArray(tokens)) for (const token of tokens) collect(token, type, pieces);
  else collect(embedded(tokens) ?? tokens.content, typeOf(tokens, type), pieces);
}

/** Tokenizes a fence inside Markdown in its own language. Returns null for other tokens. */
function embedded(token: Token): Tokens | null {
  if (token.type !== 'code-block' || typeof token.content !== 'string') return null;
  const [alias = ''] = [token.alias ?? []].flat();
  const grammar = grammarOf(alias.replace(/^language-/, ''));
  return grammar ? tokenize(token.content, grammar) : null;
}

/** Adds text. Neighbors of one type become one span, even across a space: `"`, `a`, `"`; `export default function`. */
function add(pieces: Piece[], type: string, text: string): void {
  const last = pieces.at(-1);
  const before = pieces.at(-2);
  if (last?.type === type) last.text += text;
  else if (last?.text === ' ' && last.type === '' && before?.type === type) {
    before.text += ` ${text}`;
    pieces.pop();
  } else pieces.push({ type, text });
}

function typeOf({ type, alias }: Token, outer: string): string {
  if (COLOURED.has(type)) return type;
  const names = alias === undefined ? [type] : [type, alias].flat();
  return names.find((name) => COLOURED.has(name)) ?? (names.some((name) => RESETS.has(name)) ? '' : outer);
}

function span(type: string, text: string): string {
  // Blank text has no color.
  return type === '' || text.trim() === ''
    ? escapeText(text)
    : `<span class="token ${type}">${escapeText(text)}</span>`;
}
