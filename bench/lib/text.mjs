import { parse, stringify } from 'yaml';

/** Splits a Markdown file into its front matter (as an object) and its text. */
export function splitFile(source) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(source);
  return match
    ? { data: parse(match[1]) ?? {}, body: source.slice(match[0].length) }
    : { data: {}, body: source };
}

/** Joins front matter and text. */
export function joinFile({ data, body }) {
  return Object.keys(data).length === 0 ? body : `---\n${stringify(data)}---\n\n${body}`;
}

/** Returns the title of a page: from front matter, else from the first level-1 heading. */
export function titleOf(source) {
  const { data, body } = splitFile(source);
  return data.title ?? plainHeading(/^# (.+)$/m.exec(body)?.[1] ?? '');
}

/** Returns the text of a heading without its `{#id}` and backticks. */
export function plainHeading(heading) {
  return heading
    .replace(/\s*\\?\{#[^}]*\}\s*$/, '')
    .replaceAll('`', '')
    .trim();
}

/**
 * Changes a text line by line outside of fenced code.
 *
 * @param change maps a line to the new one; null drops it
 */
export function mapLines(text, change) {
  let fence = '';
  const lines = [];
  for (const line of text.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const isCode = fence !== '' || mark !== '';
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && /^\s*[`~]+\s*$/.test(line)) fence = '';
    const changed = isCode ? line : change(line);
    if (changed !== null) lines.push(changed);
  }
  return lines.join('\n');
}
