/**
 * Removes block markers that are not shown from a line of text: types of containers and alerts, ids of headings,
 * targets of reference links, inserted files. Visible text keeps its position.
 */
export function dropBlockMarks(line) {
  if (/^\s{0,3}\[(?!\^)[^\]]+\]:\s*\S/.test(line)) return '';
  if (/^\s*\[\[toc\]\]\s*$/i.test(line) || /^\s*<<<\s/.test(line)) return '';
  return headingText(containerTitle(line))
    .replace(/^([\s>]*(?:[-*+]\s+)*)\d{1,9}[.)](?=\s|$)/, '$1')
    .replace(/^(\s*(?:>\s*)+)\[![A-Za-z]+\]/, '$1')
    .replace(/^(\s*)\[\^[^\]]+\]:/, '$1');
}

/** `:::tip Title`, `:::tip[Title]`, `:::tip{title="Title"}`, and `::: details Title {open}`. */
function containerTitle(line) {
  const match = /^([\s>]*(?:[-*+]\s+)?):{3,}\s*([\w-]*)(.*)$/.exec(line);
  if (!match) return line;
  const [, before, , rest] = match;
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(rest);
  const text = rest.replace(/\{[^}]*\}/g, '').replace(/^\s*\[(.*)\]\s*$/, '$1');
  return `${before} ${title ? (title[1] ?? title[2]) : text}`;
}

/**
 * Strips the id from a heading: `## Title {#id}`, `\{#id}` where braces are code, a comment with the id, and
 * `{.class}`.
 */
function headingText(line) {
  if (!/^[\s>]*#{1,6}\s/.test(line)) return line;
  return line.replace(/\s*\\?\{\s*(?:\/\*\s*)?[#.][^}]*\}\s*#*\s*$/, '');
}
