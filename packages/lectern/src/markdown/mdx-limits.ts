import { MdxScanner, TooManySteps } from './mdx-scan.ts';

/** Text that the MDX parser must not be given. */
export interface MdxExcess {
  /** Index where it begins. */
  index: number;
  message: string;
  hint: string;
}

/**
 * Maximum depth of nested tags, and of nested brackets in JavaScript. The parser calls itself for each level, and
 * terminates the process when the stack of its thread is full: at 1,200 levels in a thread with 4 MB.
 */
const MAX_DEPTH = 200;

/**
 * Maximum number of tags and expressions. Parse time grows with the square of their number. A table of 2,000 rows in
 * JSX has 15,000.
 */
const MAX_TAGS = 20_000;

/**
 * Maximum number of operators in a row, such as `!!!!a` and `a.b.c.d`. Each takes a level of the parser's stack, but a
 * smaller one.
 */
const MAX_CHAIN = 3000;

/** Maximum number of steps. A real page takes two steps per character, even if all of it is tags and expressions. */
const STEPS = 1_000_000;
const STEPS_PER_CHARACTER = 10;

const FENCE = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)/y;
const ESM = /(?:import|export)\b/y;
/** Matches characters that are not skipped in text. */
const SIGN = /[\n\\`{<]/g;
const TICKS = /`+/y;
const REST_IS_BLANK = /[ \t]*(?:\n|$)/y;
/** Matches ticks, or the end of a paragraph: an empty line, even in a quote, or a bullet, a heading or a fence. */
const TICKS_OR_END = /\n[ \t>]*(?=\n|[-*+][ \t]+[^\s]|1[.)][ \t]+[^\s]|#{1,6}[ \t\n]|```|~~~)|`+/g;
/** Matches the end of an import or export: an empty line, unless the next line is still inside of it. */
const END_OF_BLOCK = /\n[ \t]*\n(?![ \t)\]}])/g;
/** Matches tokens of JavaScript that count, and tokens that are skipped as a whole. */
const TOKEN =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\/.*|[([{)\]},;]|\$\{|<[\w>]|<\/|\/>|=>|\.(?=[\w(#])|[=!~?:+\-*/%&|^]|\b(?:new|typeof|void|delete|await|yield|async)\b/g;

const TOO_LONG = {
  message: 'The MDX parser would take hours from here on: many tags or braces are opened and never closed.',
  hint: 'Close this one and the tags below it, or write \\{ and \\< for plain characters.',
};
const DEEP_TAGS = {
  message: `Tags are nested more than ${MAX_DEPTH} levels deep.`,
  hint: 'Close them, or write \\< for a plain "<".',
};
const MANY_TAGS = {
  message: `This page has more than ${MAX_TAGS} tags and expressions.`,
  hint: 'Split it, or move what is repeated into a component.',
};
const DEEP_CODE = {
  message: `This JavaScript is nested more than ${MAX_DEPTH} levels deep, or has more than ${MAX_CHAIN} operators in a row.`,
  hint: 'Move it into a module, and import the result.',
};

/**
 * Returns MDX that can be parsed. The parser terminates the process if an import or export at the end of the text ends
 * with a backslash (docs-dev/upstream.md).
 */
export function withSafeEnd(text: string): string {
  return text.endsWith('\\') ? `${text}\n` : text;
}

/** Finds text that the parser would never finish. Returns null if the text can be parsed. */
export function findExcess(text: string): MdxExcess | null {
  const scanner = new MdxScanner(text, STEPS + text.length * STEPS_PER_CHARACTER);
  const afterCode = createCodeReader(text);
  let at = startOfLine(text, 0);
  let depth = 0;
  let tags = 0;
  while (typeof at === 'number' && at < text.length) {
    SIGN.lastIndex = at;
    const index = SIGN.exec(text)?.index ?? text.length;
    const sign = text[index];
    if (sign === '\n') {
      at = startOfLine(text, index + 1);
    } else if (sign === '\\') {
      at = index + 2;
    } else if (sign === '`') {
      at = afterCode(index);
    } else if (sign === undefined) {
      return null;
    } else {
      const end = endOfSign(text, index, scanner);
      if (typeof end !== 'number') return { index, ...TOO_LONG };
      if (isDeep(text, index, end)) return { index, ...DEEP_CODE };
      if (sign === '<' && end > 0) depth = Math.max(0, depth + change(text, index, end));
      if (end > 0 && ++tags > MAX_TAGS) return { index, ...MANY_TAGS };
      if (depth > MAX_DEPTH) return { index, ...DEEP_TAGS };
      at = Math.max(end, index + 1);
    }
  }
  return typeof at === 'number' ? null : at;
}

/**
 * Returns where the text of a line begins, which is after a fence if one begins there. Returns an excess if imports or
 * exports are too deep.
 */
function startOfLine(text: string, start: number): number | MdxExcess {
  ESM.lastIndex = start;
  if (ESM.test(text)) {
    const end = endOfBlock(text, start);
    return isDeep(text, start, end) ? { index: start, ...DEEP_CODE } : start;
  }
  FENCE.lastIndex = start;
  const [opening, marks = '', info = ''] = FENCE.exec(text) ?? [];
  if (opening === undefined || (marks[0] === '`' && info.includes('`'))) return start;
  const closing = new RegExp(`\\n[ \\t>]*\\${marks[0]}{${marks.length},}[ \\t]*(?=\\n|$)`, 'g');
  closing.lastIndex = start + opening.length;
  const end = closing.test(text) ? closing.lastIndex : text.length;
  const indent = opening.indexOf(marks);
  if (indent === 0) return end;
  // In a list or a quote, the fence ends with it.
  const outside = new RegExp(`\\n(?![ \\t>]{${indent}}|[ \\t]*(?:\\n|$))`, 'g');
  outside.lastIndex = start + opening.length;
  return outside.test(text) ? Math.min(end, outside.lastIndex - 1) : end;
}

/**
 * Returns a function that finds the end of inline code. If the signs are not closed in their paragraph, the end is
 * after the opening signs.
 */
function createCodeReader(text: string) {
  /** Number of signs -> end of the paragraph in which they are not closed. Each paragraph is searched once. */
  const open = new Map<number, number>();
  return (start: number): number => {
    const from = endOf(TICKS, text, start);
    const length = from - start;
    if ((open.get(length) ?? 0) > start) return from;
    TICKS_OR_END.lastIndex = from;
    for (let match = TICKS_OR_END.exec(text); match; match = TICKS_OR_END.exec(text)) {
      if (match[0].length === length && match[0][0] === '`') return TICKS_OR_END.lastIndex;
      if (match[0][0] !== '`') break;
    }
    open.set(length, TICKS_OR_END.lastIndex || text.length);
    return from;
  };
}

/** Returns the end of the match of a sticky pattern, or `start` if there is none. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/**
 * Returns the index after the tag or expression at `index`, -1 if it has no end, or `TOO_LONG` after too many steps.
 */
function endOfSign(text: string, index: number, scanner: MdxScanner): number | typeof TOO_LONG {
  try {
    if (text[index] === '<') return scanner.tag(index);
    const isFlow = /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
    const end = isFlow ? scanner.expression(index, false) : -1;
    // An expression before other text on its line belongs to that paragraph and ends with it.
    return end > 0 && isRestBlank(text, end) ? end : scanner.expression(index, true);
  } catch (error) {
    if (error instanceof TooManySteps) return TOO_LONG;
    throw error;
  }
}

function isRestBlank(text: string, from: number): boolean {
  REST_IS_BLANK.lastIndex = from;
  return REST_IS_BLANK.test(text);
}

/** Returns the change in the number of open tags after a tag. */
function change(text: string, start: number, end: number): number {
  if (text[start + 1] === '/') return -1;
  return text[end - 2] === '/' ? 0 : 1;
}

/**
 * Returns the index after an import or export. It includes the paragraphs below as long as one of its brackets is open.
 */
function endOfBlock(text: string, start: number): number {
  END_OF_BLOCK.lastIndex = start;
  return END_OF_BLOCK.test(text) ? END_OF_BLOCK.lastIndex : text.length;
}

/** Checks whether code has more nested brackets, or more operators in a row, than fit on the parser's stack. */
function isDeep(text: string, start: number, end: number): boolean {
  if (end - start < MAX_DEPTH) return false;
  TOKEN.lastIndex = start;
  let chain = 0;
  const outer: number[] = [];
  while (true) {
    const match = TOKEN.exec(text);
    if (!match || match.index >= end) return false;
    const [token] = match;
    if (/^(?:["']|\/\/)/.test(token)) continue;
    if (/^(?:[([{]|\$\{|<[\w>])/.test(token)) {
      outer.push(chain);
      chain = 0;
    } else if (/^(?:[)\]}]|<\/|\/>)/.test(token)) {
      // Calling the result of a call is one more level. An element next to another one is not.
      chain = (outer.pop() ?? 0) + (/[)\]]/.test(token) ? 1 : 0);
    } else if (token === ',' || token === ';') {
      chain = 0;
    } else {
      chain++;
    }
    if (outer.length > MAX_DEPTH || chain > MAX_CHAIN) return true;
  }
}
