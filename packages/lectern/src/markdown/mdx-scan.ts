/**
 * Repeats how the MDX parser (satteri 0.10.5, `mdx.rs`) looks for the ends of expressions and tags, step by step. The
 * parser tries each tag inside of an expression as an element. If that is never closed, it goes back and tries the tags
 * in it again, so the time doubles with each of them (docs-dev/upstream.md). This module counts the steps before the
 * parser is called.
 */

/** Maximum depth at which the parser tries tags in expressions in tags. */
const MAX_TRIED = 32;

const FRAGMENT = /<\/?\s*>/y;
const TAG_NAME =
  /<\/?\s*[\p{ID_Start}$_][\p{ID_Continue}$-]*(?:\s*[.:]\s*[\p{ID_Start}$_][\p{ID_Continue}$-]*)*(?=[\s>/{]|$)/uy;
const SELF_CLOSED = /\/\s*>/y;
const SPREAD = /\{\s*\.\.\./y;
const ATTRIBUTE =
  /[\p{ID_Start}$_][\p{ID_Continue}$-]*(?::[\p{ID_Start}$_][\p{ID_Continue}$-]*)?(?:\s*=\s*)?/uy;
const SPACE = /\s*/y;
const STRING = /"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?/y;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const REGEXP = /\/(?:\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]?|[^/\\[\n])*(?:\/[a-z\d]*)?/iy;
/** Matches code after which a `/` is a division, unless it ends with one of the words below. */
const VALUE = /[\w$)\]}"'`]\s*$/;
const BEFORE_REGEXP =
  /\b(?:return|typeof|case|in|of|delete|void|throw|new|do|else|await|yield|instanceof)\s*$/;
const TEMPLATE_PART = /\\[\s\S]|\$\{|[`{}\n]/g;
const BLANK_NEXT = /\n[ \t]*(?:\n|$)/y;
const BLANK = /\n[ \t]*\n/;
/** Match characters that are not skipped in an expression, and in the text of an element. */
const IN_EXPRESSION = /[\n{}"'`/<]/g;
const IN_ELEMENT = /[{<]/g;

/** Thrown if the parser would take more steps than allowed. */
export class TooManySteps extends Error {}

/** Each method returns the index after the part that begins at `start`, or -1 if the parser finds no end. */
export class MdxScanner {
  readonly #text: string;
  readonly #most: number;
  #steps = 0;

  /** @param most steps after which `TooManySteps` is thrown */
  constructor(text: string, most: number) {
    this.#text = text;
    this.#most = most;
  }

  /** Scans `{…}`. @param isInline whether it ends with its paragraph */
  expression(start: number, isInline: boolean, tried = 0): number {
    if (tried > MAX_TRIED) return -1;
    const text = this.#text;
    let depth = 1;
    let at = start + 1;
    while (true) {
      at = this.#next(IN_EXPRESSION, at);
      const sign = text[at];
      if (sign === undefined) return -1;
      if (sign === '{') depth++;
      if (sign === '}' && --depth === 0) return at + 1;
      if (sign === '\n' && isInline && this.#end(BLANK_NEXT, at) > 0) return -1;
      const end = this.#token(sign, at, isInline, tried);
      if (end < 0) return -1;
      at = end;
    }
  }

  /** Scans one token of JavaScript, or of a tag in it. */
  #token(sign: string, at: number, isInline: boolean, tried: number): number {
    const text = this.#text;
    if (sign === '"' || (sign === "'" && !/\w/.test(text[at - 1] ?? ''))) return this.#end(STRING, at);
    if (sign === '`') return this.#template(at, isInline);
    if (sign === '/') {
      const comment = this.#end(COMMENT, at);
      if (comment > 0) return isInline && BLANK.test(text.slice(at, comment)) ? -1 : comment;
      const before = text.slice(Math.max(0, at - 20), at);
      return VALUE.test(before) && !BEFORE_REGEXP.test(before) ? at + 1 : this.#end(REGEXP, at);
    }
    if (sign === '<') {
      const end = this.#element(at, tried + 1);
      return end < 0 ? at + 1 : end;
    }
    return at + 1;
  }

  #template(start: number, isInline: boolean): number {
    let depth = 0;
    let at = start + 1;
    while (true) {
      at = this.#next(TEMPLATE_PART, at);
      const sign = this.#text[at];
      if (sign === undefined) return at;
      if (sign === '`' && depth === 0) return at + 1;
      if (sign === '\n' && isInline && this.#end(BLANK_NEXT, at) > 0) return -1;
      if (sign === '$' || (sign === '{' && depth > 0)) depth++;
      if (sign === '}' && depth > 0) depth--;
      at += sign === '$' || sign === '\\' ? 2 : 1;
    }
  }

  /** Scans `<a …>`, `</a>` or `<a … />`. */
  tag(start: number, tried = 0): number {
    if (tried > MAX_TRIED) return -1;
    const text = this.#text;
    const fragment = this.#end(FRAGMENT, start);
    if (fragment > 0) return fragment;
    let at = this.#end(TAG_NAME, start);
    while (at > 0) {
      at = this.#end(SPACE, at);
      if (text[at] === '>') return at + 1;
      if (at >= text.length || text[start + 1] === '/') return -1;
      if (text[at] === '/') return this.#end(SELF_CLOSED, at);
      at = text[at] === '{' ? this.#spread(at, tried) : this.#attribute(at, tried);
    }
    return -1;
  }

  #spread(at: number, tried: number): number {
    return this.#end(SPREAD, at) < 0 ? -1 : this.expression(at, false, tried + 1);
  }

  #attribute(start: number, tried: number): number {
    const at = this.#end(ATTRIBUTE, start);
    if (at < 0 || !this.#text.slice(start, at).includes('=')) return at;
    const sign = this.#text[at];
    if (sign === '{') return this.expression(at, false, tried + 1);
    if (sign !== '"' && sign !== "'") return -1;
    const end = this.#text.indexOf(sign, at + 1);
    this.#count((end < 0 ? this.#text.length : end) - at);
    return end < 0 ? -1 : end + 1;
  }

  /** Scans a tag and everything up to the closing tag, which may have any name. */
  #element(start: number, tried: number): number {
    if (tried > MAX_TRIED) return -1;
    const text = this.#text;
    let at = this.tag(start, tried);
    if (at < 0 || text[start + 1] === '/' || text[at - 2] === '/') return at;
    while (true) {
      at = this.#next(IN_ELEMENT, at);
      if (at >= text.length) return -1;
      if (text[at] === '<' && text[at + 1] === '/') return this.tag(at, tried);
      const end = text[at] === '{' ? this.expression(at, false, tried) : this.#element(at, tried + 1);
      if (end < 0 && text[at] === '{') return -1;
      at = end < 0 ? at + 1 : end;
    }
  }

  /** Returns the index of the next of some signs, or the end of the text. */
  #next(signs: RegExp, from: number): number {
    signs.lastIndex = from;
    const at = signs.exec(this.#text)?.index ?? this.#text.length;
    this.#count(at - from + 1);
    return at;
  }

  /** Returns the end of the match of a sticky pattern, or -1. */
  #end(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    const end = pattern.test(this.#text) ? pattern.lastIndex : -1;
    this.#count(Math.max(1, end - from));
    return end;
  }

  #count(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.#most) throw new TooManySteps();
  }
}
