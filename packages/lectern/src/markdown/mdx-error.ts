import { mdxToJs } from 'satteri';
import { DocsError } from '../shared/error.ts';
import { withSafeEnd } from './mdx-limits.ts';
import type { SourceFile } from './page.ts';

/** Matches messages such as `3:1: Expected a closing tag for … (mdx-jsx:unexpected-character)`. */
const NATIVE = /^(\d+):(\d+)(?:-\d+:\d+)?: ([\s\S]*?)(?: \([\w-]+:[\w-]+\))?$/;

/**
 * Matches messages such as `Could not parse expression with oxc: … (mdxjs-rs:oxc)`. Errors in the JavaScript that the
 * parser generates have no position.
 */
const NOWHERE = / \(mdxjs-rs:[\w-]+\)$/;
/** Known causes of such errors: an attribute without a value, and a page with two layouts. */
const EMPTY_VALUE = /=\s*\{\s*\}/;
const DEFAULT_EXPORT = /^export\s+(?:default\b|\{.*\bas\s+default\b)/;

interface Advice {
  pattern: RegExp;
  /** `detail`: text of the pattern's first group. */
  message(detail: string): string;
  hint: string;
}

/** Messages of the MDX parser in words for authors. The first match is used. */
const ADVICE: Advice[] = [
  {
    pattern: /^Expected a closing tag for `(<[^`]*>)`/,
    message: (tag) => `The tag ${tag} is never closed.`,
    hint: 'Close it, as in <Tag>…</Tag> or <Tag />; a tag that opens inside a paragraph closes inside it.',
  },
  {
    pattern: /^Unexpected closing tag `(<\/[^`]*>)`/,
    message: (tag) => `The closing tag ${tag} has no opening tag.`,
    hint: 'Remove it, or add the opening tag. A tag that opens inside a paragraph closes inside it.',
  },
  {
    pattern: /create a comment in MDX/,
    message: () => 'HTML comments do not work in MDX.',
    hint: 'Write {/* comment */} instead. A file to include is imported: import Part from "./part.md", then <Part />.',
  },
  {
    pattern: /^Unexpected end of file in expression/,
    message: () => 'A "{" is never closed.',
    hint: 'Close the expression with "}", or write \\{ for a plain brace.',
  },
  {
    pattern: /^Could not parse expression with oxc: ([\s\S]*)/,
    message: (reason) => `This is not a JavaScript expression: ${reason}.`,
    hint: 'Braces hold JavaScript in MDX; write \\{ for a plain brace.',
  },
  {
    pattern: /^Could not parse esm with oxc: ([\s\S]*)/,
    message: (reason) => `This import or export cannot be read: ${reason}.`,
    hint: 'A line that starts with "import" or "export" is JavaScript in MDX; end it with an empty line.',
  },
];

const TAG: Omit<Advice, 'pattern'> = {
  message: () => 'This tag cannot be read.',
  hint: 'Attributes are name="text" or name={value}, and the tag ends with ">"; write \\< for a plain "<".',
};
const QUOTE: Omit<Advice, 'pattern'> = {
  message: () => 'The ">" that ends this tag begins a quote.',
  hint: 'Put it at the end of the line before: at the start of a line, ">" is the sign of a quote.',
};
const NO_TAG: Omit<Advice, 'pattern'> = {
  message: () => 'This "<" does not start a tag.',
  hint: 'Write \\< or &lt; for a plain "<", and [text](url) for a link.',
};

/**
 * Converts an error of the parser to a `DocsError` at the author's line and column. Other errors are returned
 * unchanged.
 */
export function mdxError(error: unknown, { file, page, prepared }: SourceFile): unknown {
  const isParsers = error instanceof Error && !(error instanceof DocsError);
  const match = isParsers ? NATIVE.exec(error.message) : null;
  if (!match)
    return isParsers && NOWHERE.test(error.message) ? placeless(error, { file, page, prepared }) : error;
  const [native, ownLine, column, text = ''] = match;
  const line =
    Number(ownLine) + (text.startsWith('Could not parse esm') ? linesBefore(native, prepared.lines) : 0);
  const source = prepared.lines[line - 1] ?? '';
  // The author's columns do not include the CJK marker.
  const where = `${page.options.display(file)}:${line}:${prepared.clean(source.slice(0, Number(column) - 1)).length + 1}`;
  for (const { pattern, message, hint } of ADVICE) {
    const found = pattern.exec(text);
    if (found) return new DocsError(prepared.clean(message(found[1] ?? '')), { where, hint, cause: error });
  }
  if (!text.startsWith('Unexpected character'))
    return new DocsError(prepared.clean(text), { where, cause: error });
  const { message, hint } = adviceFor([source.slice(Number(column) - 1), ...prepared.lines.slice(line)]);
  return new DocsError(message(''), { where, hint, cause: error });
}

/** @param lines lines that begin with a "<" that the parser cannot read */
function adviceFor(lines: string[]): Omit<Advice, 'pattern'> {
  if (!/^<[a-zA-Z]/.test(lines[0] ?? '')) return NO_TAG;
  return endsInQuote(lines) ? QUOTE : TAG;
}

/**
 * Checks whether the end of a tag is read as a quote. Formatters put the end of a tag on its own line, where it
 * interrupts a paragraph (CommonMark 0.31, 5.1).
 */
function endsInQuote([first = '', ...rest]: string[]): boolean {
  if (first.includes('>')) return false;
  const last = rest.find((line) => line.trim() === '' || line.includes('>'));
  return last !== undefined && /^ {0,3}>/.test(last);
}

/** Returns an error at the line that is known to cause such errors, or at the first line of the file. */
function placeless(
  { message }: Error,
  { file, page, prepared }: Pick<SourceFile, 'file' | 'page' | 'prepared'>,
): DocsError {
  const { lines } = prepared;
  const at = (line: number, text: string, hint: string) =>
    new DocsError(text, { where: `${page.options.display(file)}:${Math.max(1, line)}`, hint });
  if (message.startsWith('Cannot specify multiple layouts')) {
    const line = lines.findLastIndex((text) => DEFAULT_EXPORT.test(text)) + 1;
    return at(
      line,
      'This page has a default export already.',
      'Keep one of them: it is the layout of the page.',
    );
  }
  const line = lines.findIndex((text) => EMPTY_VALUE.test(text)) + 1;
  if (line > 0) {
    return at(
      line,
      'An attribute has no value: "={}".',
      'Write one between the braces, or leave the attribute out.',
    );
  }
  const reason = message.replace(NOWHERE, '').replace(/^Could not parse \w+ with oxc: /, '');
  return at(1, `The JavaScript of this page cannot be read: ${reason}.`, '');
}

/**
 * Returns the number of lines before an import or export that fails. There, the parser counts lines from the start of
 * the block. The block is found by parsing each one alone.
 */
function linesBefore(message: string, lines: readonly string[]): number {
  for (const [index, line] of lines.entries()) {
    if (!/^(?:import|export)\b/.test(line) || (lines[index - 1] ?? '').trim() !== '') continue;
    const end = lines.findIndex((later, at) => at > index && later.trim() === '');
    try {
      mdxToJs(withSafeEnd(lines.slice(index, end < 0 ? undefined : end).join('\n')));
    } catch (error) {
      if (error instanceof Error && error.message === message) return index;
    }
  }
  return 0;
}
