/** A mistake in a diagram. */
export interface Mistake {
  message: string;
  /** Advice on how to fix the mistake. */
  hint: string;
  /** Line of the diagram, counted from 0. */
  line: number;
}

const EXPECTED_SHOWN = 4;
const SYNTAX = 'https://mermaid.js.org/intro/';

/** Converts an error of Mermaid to a mistake that an author can fix. */
export function readMistake(error: unknown, code: string): Mistake {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  if (name === 'UnknownDiagramError') {
    const first = firstLine(code);
    const shown = first.text || 'an empty diagram';
    const hint = `Start with flowchart, sequenceDiagram, classDiagram or another type: ${SYNTAX}.`;
    return { message: `Mermaid knows no type of diagram in "${shown}".`, hint, line: first.line };
  }
  const parsed = /(?:Parse|Lexer|Lexical) error on line (\d+)/.exec(message);
  if (!parsed) {
    const hint = 'Simplify the diagram, or include an image that is drawn elsewhere.';
    return { message: `Mermaid cannot draw this: ${oneLine(message)}`, hint, line: 0 };
  }
  const lines = readLines(code);
  const { line, text } = lines[Math.min(Number(parsed[1]), lines.length) - 1] ?? { line: 0, text: '' };
  return {
    message: `Mermaid cannot read "${text.trim()}": ${reasonOf(message)}`,
    hint: `Fix the diagram: ${SYNTAX} shows how each type is written.`,
    line,
  };
}

/** Returns what the parser expected and found, without its picture of the position. */
function reasonOf(message: string): string {
  const jison = /Expecting (.*), got ('[^']*')/s.exec(message);
  if (jison) {
    const expected = (jison[1] ?? '').split(/,\s*/);
    const more = expected.length - EXPECTED_SHOWN;
    const shown = expected.slice(0, EXPECTED_SHOWN).join(', ');
    // `1` is the number of the token at the end.
    const got = jison[2] === "'1'" ? 'the end' : jison[2];
    return `${shown}${more > 0 ? ` or ${more} others` : ''} expected, got ${got}.`;
  }
  const langium = /column \d+:\s*(Expecting .*?found .*?\.|unexpected character: .*? at offset)/s.exec(
    message,
  );
  const text =
    langium?.[1]?.replace(/:? at offset$/, '') ?? message.replace(/^.*?error on line \d+[.:]?/s, '');
  return `${oneLine(text).replace(/\.$/, '')}.`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function firstLine(code: string) {
  return readLines(code)[0] ?? { text: '', line: 0 };
}

/**
 * Returns the lines that Mermaid's parsers see: without front matter, directives, comments, and leading empty lines.
 */
function readLines(code: string): { text: string; line: number }[] {
  const keepLines = (text: string) => text.replace(/[^\n]/g, '');
  const body = code
    .replace(/^\s*---\n[\s\S]*?\n---(?=\n|$)/, keepLines)
    .replace(/%%\{[\s\S]*?\}%%/g, keepLines);
  const lines = body.split('\n').map((text, line) => ({ text, line }));
  const front = /^\s*---\n/.test(code) ? lines.findIndex(({ text }) => text.trim() !== '') : 0;
  const seen = lines.slice(Math.max(front, 0)).filter(({ text }) => !/^\s*%%/.test(text));
  const start = seen.findIndex(({ text }) => text.trim() !== '');
  return start < 0 ? [] : seen.slice(start);
}
