import { type Document, visit } from 'yaml';
import { DocsError } from '../shared/error.ts';
import type { Frontmatter } from '../shared/types.ts';
import { readAs } from './front-matter-foreign.ts';
import { plainValues } from './front-matter-plain.ts';
import { checkFrontmatter, type OwnKey } from './front-matter-schema.ts';
import { lineOfValue, offsetOf, parseYaml, type ValuePath } from './yaml-lines.ts';

/** Receives mistakes. */
interface Tell {
  warn(message: string, where: string): void;
  fail(error: DocsError, key: string): void;
}

const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Normalizes line ends to match the parser's positions, and removes the byte order mark. */
export function normalize(source: string): string {
  return source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/**
 * Matches blank lines, then dashes with a key below. In Markdown this would be a rule and a heading, which nobody
 * means.
 */
const BLANK_START = /^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n[\w-]+[ \t]*:)/;

/** Returns the blank lines before front matter, or an empty string. Astro and Hugo accept such lines as well. */
export function blankStart(source: string): string {
  return BLANK_START.exec(source)?.[0] ?? '';
}

/**
 * Splits a source into the YAML between the dashes (null if there is none) and the text. Both keep their line numbers.
 */
export function splitFrontmatter(source: string): { yaml: string | null; text: string } {
  const blank = blankStart(source);
  const block = source.slice(blank.length);
  const match = block.startsWith('---') ? BLOCK.exec(block) : null;
  if (!match) return { yaml: null, text: source };
  const lines = (text: string) => '\n'.repeat(text.split('\n').length - 1);
  // Callers assume that the YAML starts on the second line.
  const yaml = lines(blank) + (match[1] ?? '');
  return { yaml, text: lines(blank) + lines(match[0]) + block.slice(match[0].length) };
}

/** @throws DocsError with the line if the YAML is malformed */
export function readFrontmatter(
  yaml: string,
  shownFile: string,
  { own, tell }: { own?: Readonly<Record<string, OwnKey>> | undefined; tell: Tell },
): Frontmatter {
  const data = plainValues(yaml) ?? yamlValues(yaml, shownFile);
  if (data === null || data === undefined) return {};
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new DocsError('The front matter must be a list of "key: value" lines.', {
      where: `${shownFile}:2`,
    });
  }
  let lineOf: ReturnType<typeof lineOfPath> | undefined;
  for (const { path, message, hint, isWarning } of checkFrontmatter(data, own)) {
    lineOf ??= lineOfPath(yaml);
    const where = `${shownFile}:${lineOf(path)}`;
    if (isWarning) tell.warn(`${message} ${hint}`, where);
    else tell.fail(new DocsError(message, { where, hint }), String(path[0]));
  }
  return readAs(Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null)), own);
}

/** @throws DocsError with the line if the YAML is malformed */
function yamlValues(yaml: string, shownFile: string): unknown {
  const { document, counter } = parseYaml(yaml);
  // The YAML starts on the file's second line.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const [broken] = document.errors;
  if (broken?.code === 'DUPLICATE_KEY') {
    const [key = ''] = /^[^:\n]*/.exec(yaml.slice(broken.pos[0])) ?? [];
    throw new DocsError(`The front matter contains the key "${key.trim()}" twice.`, {
      where: `${shownFile}:${lineAt(broken.pos[0])}`,
      hint: 'Remove one of the two.',
    });
  }
  if (broken) {
    throw new DocsError(`The front matter is not valid YAML: ${sentence(broken.message)}`, {
      where: `${shownFile}:${lineAt(broken.pos[0])}`,
      hint: broken.message.startsWith('Missing closing')
        ? 'Close the quote, and indent the lines on which the value continues.'
        : 'Put values that contain ": ", "#" or quotes in quotes.',
    });
  }
  return valuesOf(document, (offset) => `${shownFile}:${lineAt(offset)}`);
}

/** @throws DocsError for an alias (`*name`) without its anchor, and for aliases that expand to too much */
function valuesOf(document: Document, whereIs: (offset: number) => string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const { message } = error as Error;
    const name = /^Unresolved alias.*: (.*)$/s.exec(message)?.[1];
    let at = 0;
    visit(document, {
      Alias(_key, node) {
        if (name !== undefined && node.source !== name) return undefined;
        at = node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    throw new DocsError(
      name === undefined
        ? `The front matter cannot be read: ${sentence(message)}`
        : `"*${name}" in the front matter is an alias of YAML, and nothing has that name.`,
      { where: whereIs(at), hint: `Put values that begin with "*" in quotes: "*${name ?? 'text'}".` },
    );
  }
}

/** Returns the texts of a key whose value is a text or a list of texts, each with its line in the file. */
export function frontmatterTexts(yaml: string, key: string): { text: string; line: number }[] {
  const { document, counter } = parseYaml(yaml);
  if (document.errors.length > 0) return [];
  const value = plainValue(document, key);
  const items = Array.isArray(value) ? value.map((text, index) => ({ text, path: [key, index] })) : [];
  return (Array.isArray(value) ? items : [{ text: value, path: [key] }]).flatMap(({ text, path }) =>
    // The YAML starts on the file's second line.
    typeof text === 'string' ? { text, line: counter.linePos(offsetOf(document, path)).line + 1 } : [],
  );
}

/**
 * Returns the value of a key, or undefined if YAML cannot convert the document. The compile of the page reports why.
 */
function plainValue(document: Document, key: string): unknown {
  try {
    return document.toJS()?.[key];
  } catch {
    return undefined;
  }
}

/** Returns a function that finds the line of a front matter value in the file. */
export function lineOfPath(yaml: string): (path: ValuePath) => number {
  const lineOf = lineOfValue(yaml);
  // The YAML starts on the file's second line.
  return (path) => lineOf(path) + 1;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
