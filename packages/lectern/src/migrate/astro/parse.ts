import { CodeScanner } from './scan.ts';

/** A part of an Astro template. */
export type AstroNode = AstroText | AstroExpression | AstroElement;

export interface AstroText {
  type: 'text';
  value: string;
}

/** Content of braces: code, and the elements in it. */
export interface AstroExpression {
  type: 'expression';
  parts: (string | AstroNode[])[];
}

export interface AstroElement {
  type: 'element';
  /** Empty for a fragment. */
  name: string;
  attributes: AstroAttribute[];
  children: AstroNode[];
}

/** `code` is the content of braces or backticks. `spread` has no name. */
export type AstroAttribute =
  | { kind: 'text'; name: string; value: string }
  | { kind: 'name'; name: string }
  | { kind: 'code'; name: string; code: string }
  | { kind: 'spread'; code: string };

export interface AstroFile {
  /** Code between the fences; empty if there is none. */
  front: string;
  nodes: AstroNode[];
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
const RAW = /^(?:script|style)$/;

/**
 * Parses an Astro component: https://docs.astro.build/en/reference/astro-syntax/. Supports a subset: tags must be
 * closed, and attributes must not contain elements.
 *
 * @throws Error that says what is not supported
 */
export function parseAstro(source: string): AstroFile {
  const fences = /^\s*---[ \t]*\r?\n([\s\S]*?)(?:^|\n)[ \t]*---[ \t]*(?:\r?\n|$)/.exec(source);
  const parser = new Parser(source, fences?.[0].length ?? 0);
  return { front: fences?.[1] ?? '', nodes: parser.nodes(null) };
}

class Parser extends CodeScanner {
  /** Returns the nodes up to a closing tag, which is skipped; up to the end of the file for `null`. */
  nodes(closing: string | null): AstroNode[] {
    const found: AstroNode[] = [];
    for (;;) {
      const text = this.text();
      if (text) found.push({ type: 'text', value: text });
      if (this.at >= this.source.length) {
        if (closing === null) return found;
        throw new Error(`<${closing}> is not closed`);
      }
      if (this.eat('{')) found.push({ type: 'expression', parts: this.code() });
      else if (this.eat('</')) {
        const name = this.match(/[\w.:-]*/y);
        this.match(/\s*>/y);
        if (name === closing) return found;
        throw new Error(`</${name}> closes no tag`);
      } else if (!this.passComment()) found.push(this.element());
    }
  }

  /** Returns text up to the next tag, comment or brace. */
  private text(): string {
    return this.match(/(?:[^<{]|<(?![A-Za-z/>!]))+/y);
  }

  private passComment(): boolean {
    if (this.match(/<!--[\s\S]*?(?:-->|$)/y)) return true;
    return this.match(/<![^>]*>/y) !== '';
  }

  protected override element(): AstroElement {
    this.eat('<');
    const name = this.match(/[A-Za-z][\w.:-]*/y);
    const attributes = this.attributes();
    const closes = this.match(/\s*\/>/y) !== '';
    if (!closes && !this.eat('>')) throw new Error(`the tag <${name}> cannot be read`);
    if (closes || VOID.test(name)) return { type: 'element', name, attributes, children: [] };
    const isRaw = RAW.test(name) || attributes.some((item) => 'name' in item && item.name === 'is:raw');
    return { type: 'element', name, attributes, children: isRaw ? this.raw(name) : this.nodes(name) };
  }

  protected override passMarkup(): boolean {
    return this.passComment();
  }

  private raw(name: string): AstroNode[] {
    const end = this.source.toLowerCase().indexOf(`</${name.toLowerCase()}`, this.at);
    if (end === -1) throw new Error(`<${name}> is not closed`);
    const value = this.source.slice(this.at, end);
    this.at = end;
    this.match(/<\/[\w.:-]+\s*>/y);
    return value ? [{ type: 'text', value }] : [];
  }

  private attributes(): AstroAttribute[] {
    const found: AstroAttribute[] = [];
    for (;;) {
      this.match(/(?:\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)+/y);
      if (this.eat('{')) found.push(shorthand(this.plainCode()));
      else {
        const name = this.match(/[^\s=>{/"'`]+/y);
        if (!name) return found;
        found.push(this.attribute(name));
      }
    }
  }

  private attribute(name: string): AstroAttribute {
    if (!this.match(/\s*=\s*/y)) return { kind: 'name', name };
    if (this.eat('{')) return { kind: 'code', name, code: this.plainCode().trim() };
    const quote = this.source[this.at] ?? '';
    if (quote === '`') {
      const start = this.at;
      this.passString();
      return { kind: 'code', name, code: this.source.slice(start, this.at) };
    }
    const value =
      quote === '"' || quote === "'"
        ? this.match(quote === '"' ? /"[^"]*"/y : /'[^']*'/y).slice(1, -1)
        : this.match(/[^\s"'=<>`]+/y);
    return { kind: 'text', name, value };
  }

  private plainCode(): string {
    const parts = this.code();
    if (parts.some((part) => typeof part !== 'string')) throw new Error('an attribute holds elements');
    return parts.join('');
  }
}

/** Parses `{name}` and `{...props}`. */
function shorthand(code: string): AstroAttribute {
  const trimmed = code.replace(/\/\*[\s\S]*?\*\//g, '').trim();
  if (trimmed.startsWith('...')) return { kind: 'spread', code: trimmed.slice(3) };
  return { kind: 'code', name: trimmed, code: trimmed };
}
