import { dropBlockMarks } from './block-marks.mjs';
import { frontMatterWords } from './front-matter-words.mjs';
import { shownText } from './inline-text.mjs';
import { sortLines } from './markdown-lines.mjs';
import { linedWords } from './words.mjs';

const FRONT_MATTER = /^(---\r?\n)([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

/**
 * Returns the words that a reader of a page sees, according to its Markdown or MDX: text of paragraphs, headings,
 * lists, tables and code, and the values of attributes such as `title` and `label`. Imports, comments, other attributes
 * and front matter that the page does not show are excluded. No code of the engine is used here, because the suite
 * judges the engine.
 *
 * @param dialect see `dialects.mjs`
 * @returns `{word, line}` in the order of the text
 */
export function sourceWords(source, dialect) {
  const head = FRONT_MATTER.exec(source);
  const body = head ? source.slice(head[0].length) : source;
  const firstLine = head ? head[0].split('\n').length : 1;
  const title = head ? frontMatterWords(head[2], 2) : [];
  return [...title, ...bodyWords(body, dialect, firstLine)];
}

function bodyWords(body, dialect, firstLine) {
  const lines = sortLines(body, dialect);
  const words = [];
  for (let at = 0; at < lines.length; ) {
    const { kind } = lines[at];
    const start = at;
    while (at < lines.length && lines[at].kind === kind) at++;
    const part = lines.slice(start, at).map(({ text }) => text);
    if (kind === 'none') continue;
    const text = kind === 'code' ? part.join('\n') : proseText(part, dialect);
    words.push(...linedWords(text, firstLine + start));
  }
  return words;
}

/** A link definition with its target on a line of its own. */
const LONG_DEFINITION = /^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\n[ \t]*\S+[ \t]*$/gm;

function proseText(lines, dialect) {
  const text = lines.map(dropBlockMarks).join('\n');
  return shownText(text.replace(LONG_DEFINITION, '\n'), dialect);
}
