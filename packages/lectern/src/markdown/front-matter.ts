import { type Document, visit } from 'yaml';
import { DocsError } from '../shared/error.ts';
import type { Frontmatter } from '../shared/types.ts';
import { readAs } from './front-matter-foreign.ts';
import { plainValues } from './front-matter-plain.ts';
import { checkFrontmatter, type OwnKey } from './front-matter-schema.ts';
import { lineOfValue, offsetOf, parseYaml, type ValuePath } from './yaml-lines.ts';

/** What hears of mistakes. */
interface Tell {
  warn(message: string, where: string): void;
  fail(error: DocsError, key: string): void;
}

const BLOCK = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/;

/** Line ends as the parser's positions count them; no byte order mark. */
export function normalize(source: string): string {
  return source.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
}

/** Blank lines, then dashes with a key below: in Markdown that would be a rule and a heading, which nobody means. */
const BLANK_START = /^(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n[\w-]+[ \t]*:)/;

/** The blank lines before front matter; empty where there are none. Astro and Hugo let them pass as well. */
export function blankStart(source: string): string {
  return BLANK_START.exec(source)?.[0] ?? '';
}

/** A source in two: the YAML between the dashes (null when there is none) and the text, each on the lines it had. */
export function splitFrontmatter(source: string): { yaml: string | null; text: string } {
  const blank = blankStart(source);
  const block = source.slice(blank.length);
  const match = block.startsWith('---') ? BLOCK.exec(block) : null;
  if (!match) return { yaml: null, text: source };
  const lines = (text: string) => '\n'.repeat(text.split('\n').length - 1);
  // The YAML is taken to start on the second line.
  const yaml = lines(blank) + (match[1] ?? '');
  return { yaml, text: lines(blank) + lines(match[0]) + block.slice(match[0].length) };
}

/**
 * Front matter as checked data (SPEC 3); keys without a value are left out.
 *
 * @param own keys that a project or its plugins have besides
 * @param tell gets every mistake in a key
 * @throws DocsError that names the line when the YAML is malformed
 */
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

/** @throws DocsError that names the line when the YAML is malformed */
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

/** @throws DocsError for an alias (`*name`) without its anchor, and for those that stand for too much */
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

/** The texts of a key that holds one or a list of them, each with its line in the file. */
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

/** Undefined where the compile of the page tells what is wrong. */
function plainValue(document: Document, key: string): unknown {
  try {
    return document.toJS()?.[key];
  } catch {
    return undefined;
  }
}

/** Tells the line in the file that a value of the front matter is on. */
export function lineOfPath(yaml: string): (path: ValuePath) => number {
  const lineOf = lineOfValue(yaml);
  // The YAML starts on the file's second line.
  return (path) => lineOf(path) + 1;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
