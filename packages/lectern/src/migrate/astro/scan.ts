import type { AstroElement, AstroNode } from './parse.ts';

/** Characters and words after which a value begins: `<` then opens an element, and `/` begins a regular expression. */
const BEFORE_VALUE = /(?:^|[([{,;:?&|=!~+\-*%}]|=>|\b(?:return|default|case|typeof|in|of|await))$/;

/** Reads code in braces, up to the closing brace. */
export abstract class CodeScanner {
  protected readonly source: string;
  protected at: number;

  constructor(source: string, at: number) {
    this.source = source;
    this.at = at;
  }

  protected abstract element(): AstroElement;
  /** Skips an HTML comment. */
  protected abstract passMarkup(): boolean;

  protected eat(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Returns the match of a sticky pattern and skips it; an empty string if there is none. */
  protected match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.source) ?? [];
    this.at += found.length;
    return found;
  }

  /** Returns the code up to the closing brace, which is skipped. Adjacent elements are returned as one part. */
  protected code(): (string | AstroNode[])[] {
    const parts: (string | AstroNode[])[] = [];
    let start = this.at;
    let depth = 0;
    const keep = () => void (this.at > start && parts.push(this.source.slice(start, this.at)));
    while (this.at < this.source.length) {
      const char = this.source[this.at] ?? '';
      if (char === '<' && this.isElement(start, parts)) {
        keep();
        parts.push(this.elements());
        start = this.at;
      } else if (char === '}' && depth === 0) {
        keep();
        this.at++;
        return parts;
      } else if (!this.passWhole(start, parts)) {
        if (char === '{') depth++;
        if (char === '}') depth--;
        this.at++;
      }
    }
    throw new Error('a brace is not closed');
  }

  private elements(): AstroNode[] {
    const found: AstroNode[] = [];
    do {
      if (!this.passMarkup()) found.push(this.element());
    } while (
      /^\s*<(?:[A-Za-z>]|!--)/.test(this.source.slice(this.at, this.at + 400)) &&
      this.match(/\s*/y) !== null
    );
    return found;
  }

  private isElement(start: number, parts: readonly unknown[]): boolean {
    if (!/^<(?:[A-Za-z>]|!--)/.test(this.source.slice(this.at, this.at + 4))) return false;
    return this.isValue(start, parts);
  }

  private isValue(start: number, parts: readonly unknown[]): boolean {
    const before = withoutComments(this.source.slice(start, this.at)).trimEnd();
    return before === '' ? parts.length === 0 : BEFORE_VALUE.test(before);
  }

  /** Skips a string, a comment or a regular expression. */
  private passWhole(start: number, parts: readonly unknown[]): boolean {
    const char = this.source[this.at] ?? '';
    if (/["'`]/.test(char)) return this.passString();
    if (this.match(/\/\/[^\n]*|\/\*[\s\S]*?\*\//y)) return true;
    if (char !== '/' || !this.isValue(start, parts)) return false;
    return this.match(/\/(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+\/\w*/y) !== '';
  }

  protected passString(): boolean {
    const quote = this.source[this.at];
    this.at++;
    while (this.at < this.source.length && this.source[this.at] !== quote) {
      if (this.source[this.at] === '\\') this.at += 2;
      else if (quote === '`' && this.eat('${')) this.code();
      else this.at++;
    }
    this.at++;
    return true;
  }
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:])\/\/[^\n]*/g, '$1');
}
