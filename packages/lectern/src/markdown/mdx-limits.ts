import { MdxScanner, TooManySteps } from './mdx-scan.ts';

/** What the MDX parser cannot be given. */
export interface MdxExcess {
  /** Where it begins. */
  index: number;
  message: string;
  hint: string;
}

/**
 * Tags in tags, and brackets in brackets of JavaScript. The parser calls itself for each, and ends the process when the
 * stack of its thread is full: at 1,200 levels in a thread of 4 MB.
 */
const MAX_DEPTH = 200;

/** Tags and expressions: the parser's time grows with the square of their number. A table of 2,000 rows in JSX has 15,000. */
const MAX_TAGS = 20_000;

/** Operators behind each other, such as `!!!!a` and `a.b.c.d`: each takes a level of the parser's stack, a smaller one. */
const MAX_CHAIN = 3000;

/** A page of real documentation takes two for each character, where all of it is tags and expressions. */
const STEPS = 1_000_000;
const STEPS_PER_CHARACTER = 10;

const FENCE = /[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(`{3,}|~{3,})([^\n]*)/y;
const ESM = /(?:import|export)\b/y;
/** What is not passed over in text. */
const SIGN = /[\n\\`{<]/g;
const TICKS = /`+/y;
const REST_IS_BLANK = /[ \t]*(?:\n|$)/y;
/** Ticks, or where a paragraph ends: at an empty line, also one of a quote, a bullet, a heading or a fence. */
const TICKS_OR_END = /\n[ \t>]*(?=\n|[-*+][ \t]+[^\s]|1[.)][ \t]+[^\s]|#{1,6}[ \t\n]|```|~~~)|`+/g;
/** An import or export ends at an empty line, unless what follows is still inside of it. */
const END_OF_BLOCK = /\n[ \t]*\n(?![ \t)\]}])/g;
/** Tokens of JavaScript that count, and those that are passed over whole. */
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
 * MDX as the parser can be given it: it ends the process where an import or export ends with a backslash, and the text
 * with it (docs-dev/upstream.md).
 */
export function withSafeEnd(text: string): string {
  return text.endsWith('\\') ? `${text}\n` : text;
}

/** Finds what the parser would not come back from; null for a text that it can be given. */
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

/** Where the text of a line begins: behind a fence that begins there. Or what is too much in imports and exports. */
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
  // In a list or a quote, it ends where that ends.
  const outside = new RegExp(`\\n(?![ \\t>]{${indent}}|[ \\t]*(?:\\n|$))`, 'g');
  outside.lastIndex = start + opening.length;
  return outside.test(text) ? Math.min(end, outside.lastIndex - 1) : end;
}

/** Tells where inline code ends: behind its signs alone where they are not closed in their paragraph. */
function createCodeReader(text: string) {
  /** Ends of paragraphs in which signs of a number are not closed: they are looked for once. */
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

/** Where the match of a sticky pattern ends; `start` where there is none. */
function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : start;
}

/** Behind the tag or expression at `index`; -1 where it has no end. */
function endOfSign(text: string, index: number, scanner: MdxScanner): number | typeof TOO_LONG {
  try {
    if (text[index] === '<') return scanner.tag(index);
    const isFlow = /^[ \t>]*$/.test(text.slice(text.lastIndexOf('\n', index - 1) + 1, index));
    const end = isFlow ? scanner.expression(index, false) : -1;
    // Before other text on its line it belongs to that paragraph, and ends with it.
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

/** How many more tags are open behind this one. */
function change(text: string, start: number, end: number): number {
  if (text[start + 1] === '/') return -1;
  return text[end - 2] === '/' ? 0 : 1;
}

/** Behind the paragraph of an import or export, and those below while one of its brackets is open. */
function endOfBlock(text: string, start: number): number {
  END_OF_BLOCK.lastIndex = start;
  return END_OF_BLOCK.test(text) ? END_OF_BLOCK.lastIndex : text.length;
}

/** Whether code has more brackets in brackets, or more operators in a row, than the parser's stack has room for. */
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
      // A call of what a call gives is a level more; an element beside another is none.
      chain = (outer.pop() ?? 0) + (/[)\]]/.test(token) ? 1 : 0);
    } else if (token === ',' || token === ';') {
      chain = 0;
    } else {
      chain++;
    }
    if (outer.length > MAX_DEPTH || chain > MAX_CHAIN) return true;
  }
}
