/** A piece of code; `type` is one of the token types that the theme highlights. */
export interface CodePiece {
  text: string;
  type?: string;
}

const TOKENS: [type: string, pattern: string][] = [
  ['string', String.raw`'(?:\\.|[^'\\])*'`],
  ['keyword', String.raw`\b(?:type|typeof|import|void|null|undefined)\b`],
  ['boolean', String.raw`\b(?:true|false)\b`],
  ['number', String.raw`\b\d[\d_.]*\b`],
  ['builtin', String.raw`\b(?:string|number|boolean|any|unknown|object|function|array)\b(?!\??:)`],
  ['class-name', String.raw`\b[A-Z]\w*\b(?!\??:)`],
];

const PATTERN = new RegExp(TOKENS.map(([, pattern]) => `(${pattern})`).join('|'), 'g');

/** Splits a type or a value of `facts.json` into pieces. Together they are the whole code. */
export function codePieces(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const [text, ...groups] = match;
    if (match.index > end) pieces.push({ text: code.slice(end, match.index) });
    const [type] = TOKENS[groups.findIndex((group) => group !== undefined)] ?? [];
    pieces.push(type ? { text, type } : { text });
    end = match.index + text.length;
  }
  return end < code.length ? [...pieces, { text: code.slice(end) }] : pieces;
}

/**
 * Returns a value as code for a config file: `{ js: 'static/js' }`.
 *
 * @param width in characters; a longer object has one line for each of its fields
 */
export function toCode(value: unknown, width = Number.POSITIVE_INFINITY, indent = ''): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map((item) => toCode(item, width, indent)).join(', ')}]`;
  if ('$code' in value) return String(value.$code);
  const inner = `${indent}  `;
  const fields = Object.entries(value).map(
    ([key, item]) => `${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${toCode(item, width, inner)}`,
  );
  if (fields.length === 0) return '{}';
  const line = `{ ${fields.join(', ')} }`;
  const isShort = indent.length + line.length <= width && !line.includes('\n');
  return isShort ? line : `{\n${fields.map((field) => `${inner}${field},\n`).join('')}${indent}}`;
}
