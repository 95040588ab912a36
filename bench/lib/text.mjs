import { parse, stringify } from 'yaml';

/** Splits a Markdown file into its front matter as an object and its text. */
export function splitFile(source) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/.exec(source);
  return match
    ? { data: parse(match[1]) ?? {}, body: source.slice(match[0].length) }
    : { data: {}, body: source };
}

/** Puts front matter and text together again. */
export function joinFile({ data, body }) {
  return Object.keys(data).length === 0 ? body : `---\n${stringify(data)}---\n\n${body}`;
}

/** Title of a page: front matter's, else the first level-1 heading. */
export function titleOf(source) {
  const { data, body } = splitFile(source);
  return data.title ?? plainHeading(/^# (.+)$/m.exec(body)?.[1] ?? '');
}

/** Text of a heading without its `{#id}` and code marks. */
export function plainHeading(heading) {
  return heading
    .replace(/\s*\\?\{#[^}]*\}\s*$/, '')
    .replaceAll('`', '')
    .trim();
}

/**
 * Changes a text line by line outside of fenced code.
 *
 * @param change takes a line, gives the new one; null drops it
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
