/** A formula and what it has become. */
export interface Formula {
  tex: string;
  mathml: string;
  /** In a line, for those who read the text alone. */
  text: string;
}

/** A formula in a line of text. */
export function inlineHtml({ tex, mathml, text }: Formula): string {
  const markdown = `$${tex.trim().replace(/\s+/g, ' ')}$`;
  return mathml.replace('<math', `<math${notes(markdown, text)}`);
}

/**
 * A formula in a line of its own. Its box is that of a table, which scrolls, also by the keyboard.
 *
 * @param name `span` where the formula is in a paragraph
 */
export function blockHtml({ tex, mathml, text }: Formula, name: 'div' | 'span'): string {
  const markdown = name === 'div' ? `$$\n${tex.trim()}\n$$` : `$$${tex.trim().replace(/\s+/g, ' ')}$$`;
  return `<${name} class="table-scroll math-block"${notes(markdown, text)}>${mathml}</${name}>`;
}

/** What twins and search take, and no reader's document has (`data-lectern-…` of docs-dev/plugins.md). */
function notes(markdown: string, text: string): string {
  return ` data-lectern-markdown="${escapeAttribute(markdown)}" data-lectern-text="${escapeAttribute(text)}"`;
}

export function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
