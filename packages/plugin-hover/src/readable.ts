/** Limits for a text that a reader can understand at a glance. */
const MAX_LINES = 14;
const MAX_LENGTH = 900;
const MAX_DOCS = 400;

/** Shortens a long type: drops the text after an empty line, or the end. */
export function shortCode(whole: string): string {
  const isLong = whole.split('\n').length > MAX_LINES;
  const code = isLong ? (whole.split('\n\n')[0] ?? '') : whole;
  const lines = code.split('\n');
  const short = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), '…'].join('\n') : code;
  return short.length > MAX_LENGTH ? `${short.slice(0, MAX_LENGTH).trimEnd()} …` : short;
}

/**
 * Returns documentation as plain text with backticks, with a line for each paragraph and each entry of a list. Links
 * are replaced by their texts, and a long text is cut after a word.
 */
export function shortDocs(docs: string): string {
  const text = docs
    // twoslash breaks the line before and after a link.
    .replace(/\n?\{@link(?:code|plain)?\s+([^}]+?)\s*\}\n?/g, '$1')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .split(/\n{2,}|\n(?=\s*[-*] )/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
  if (text.length <= MAX_DOCS) return text;
  return `${text.slice(0, MAX_DOCS).replace(/\s+\S*$/, '')} …`;
}

/**
 * Makes TypeScript's quick info readable. An import is described by its target, and a name without a type has no text.
 *
 * @returns null if there is nothing to say
 */
export function readableInfo(info: string): string | null {
  const text = info.replace(/^\(alias\) /, '').replace(/\nimport .*$/, '');
  if (/^import /.test(text) || /(?:^|: )(?:any|unknown|error)$/.test(text)) return null;
  return shortCode(text);
}
