import { chooseMarker, markDelimiters, removeMarker } from './cjk.ts';
import { moveImports } from './imports-in-containers.ts';

/**
 * A source as the parser gets it. Some lines are respelled. All lines keep their numbers, except imports that were
 * moved to the end.
 */
export interface Prepared {
  text: string;
  lines: string[];
  /** Returns the line where the author wrote a line that was moved. */
  originOf(line: number): number;
  /** Removes the CJK marker from text that the parser returned. */
  clean(text: string): string;
  /** Returns verbatim content (code, HTML), whose first line is `firstLine`, in the author's spelling. */
  restore(value: string, firstLine: number): string;
}

/** The rest of one line in both spellings, from the first difference on. */
interface Respelt {
  before: string;
  after: string;
}

const CONTAINER = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(:{3,})[ \t]*([a-zA-Z][\w-]*)(.*)$/;
const HEADING_ID = /(^|[^\\])\{(#[^\s{}]+)\}([ \t]*#*[ \t]*)$/;

/**
 * Respells syntax that the parser would not understand. `::: tip Title` becomes `:::tip[Title]`. In MDX, `{#id}` at the
 * end of a line becomes `\{#id}`, since it is not JavaScript. `<<< ./a.ts` becomes inline code. Stars next to CJK
 * punctuation get a marker.
 *
 * Lines are respelled without checking what block they are in. `restore` undoes this for code and HTML.
 */
export function prepare(source: string, format: 'md' | 'mdx'): Prepared {
  const respelt = new Map<number, Respelt>();
  const needsLines =
    source.includes(':::') || source.includes('<<< ') || (format === 'mdx' && source.includes('{#'));
  const origins = new Map<number, number>();
  let text = source;
  if (needsLines) {
    const written = source.split('\n');
    const lines = written.map((line) => respell(line, format));
    for (const index of lines.keys()) closeAfterTable(lines, index);
    for (const [index, line] of lines.entries()) {
      const before = written[index] ?? '';
      if (line !== before) respelt.set(index + 1, parting(before, line));
    }
    const moved = format === 'mdx' && source.includes(':::') ? moveImports(lines) : null;
    for (const [now, written] of moved?.origins ?? []) origins.set(now, written);
    text = (moved?.lines ?? lines).join('\n');
  }
  const marker = chooseMarker(text);
  if (marker) text = markDelimiters(text, marker);
  const clean = (value: string) => (marker ? removeMarker(value, marker) : value);
  let split: string[] | undefined;
  return {
    text,
    get lines() {
      split ??= text.split('\n');
      return split;
    },
    originOf: (line) => origins.get(line) ?? line,
    clean,
    restore: (value, firstLine) => restoreLines(clean(value), firstLine, respelt),
  };
}

function respell(line: string, format: 'md' | 'mdx'): string {
  const container = line.includes(':::') ? CONTAINER.exec(line) : null;
  if (container) {
    const [, prefix = '', colons = '', name = '', written = ''] = container;
    // In MDX a brace may have a backslash before it.
    const rest = written.replace(/^\\\{/, '{');
    if (rest !== '' && !/^[\s[{]/.test(rest)) return line;
    return prefix + colons + name + containerTail(rest);
  }
  if (/^<<< *[^\s<>`]/.test(line)) return `\`${line.trimEnd().replace(/^<<< */, '<<< ')}\``;
  return format === 'mdx' && line.includes('{#') ? line.replace(HEADING_ID, '$1\\{$2}$3') : line;
}

/**
 * Moves a closing `:::` away from a table. Directly below a table, the parser treats it as a row. If an empty line or
 * the end of the file follows, the two lines are swapped. Otherwise, the table's visitor reports an error.
 */
function closeAfterTable(lines: string[], index: number): void {
  const line = lines[index] ?? '';
  const isClosing = /^[ \t]*:{3,}[ \t]*$/.test(line) && (lines[index - 1] ?? '').trimStart().startsWith('|');
  if (!isClosing || (lines[index + 1] ?? '').trim() !== '') return;
  lines[index] = '';
  lines[index + 1] = line;
}

const TITLE = /\s*\btitle=(?:"([^"]*)"|'([^']*)'|([^\s}"']+))/;
/** Matches attributes, but not an MDX expression: `{#id}`, `{.class}`, `{open}`, `{title="…"}`. */
const ATTRIBUTES = /^(.*?)[ \t]*(\{(?:[#.]?[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s}"']+))?[ \t]*)*\})$/;

/**
 * Returns the text after the name of a container, with the title in `[…]`, the only place where its Markdown is parsed.
 */
function containerTail(rest: string): string {
  const trimmed = rest.trim();
  if (trimmed === '') return '';
  if (trimmed.startsWith('[') && /\](?:\{.*\})?$/.test(trimmed)) return trimmed;
  let [, title = '', attributes = ''] = ATTRIBUTES.exec(trimmed) ?? ['', trimmed, ''];
  attributes = attributes.replace(TITLE, (_all, double, single, bare) => {
    title ||= double ?? single ?? bare ?? '';
    return '';
  });
  const label = title ? `[${balanceBrackets(title)}]` : '';
  return label + (/^\{\s*\}$/.test(attributes) ? '' : attributes);
}

/** Escapes unbalanced brackets. A lone bracket would end the label early. Pairs are links and are kept. */
function balanceBrackets(title: string): string {
  let depth = 0;
  for (const char of title) {
    if (char === '[') depth++;
    else if (char === ']' && --depth < 0) break;
  }
  return depth === 0 ? title : title.replace(/[[\]]/g, '\\$&');
}

function parting(before: string, after: string): Respelt {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start++;
  return { before: before.slice(start), after: after.slice(start) };
}

function restoreLines(value: string, firstLine: number, respelt: Map<number, Respelt>): string {
  if (respelt.size === 0) return value;
  return value
    .split('\n')
    .map((line, index) => {
      const change = respelt.get(firstLine + index);
      if (!change || !line.endsWith(change.after)) return line;
      return line.slice(0, line.length - change.after.length) + change.before;
    })
    .join('\n');
}
