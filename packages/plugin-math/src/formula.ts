/** A formula and its results. */
export interface Formula {
  tex: string;
  mathml: string;
  /** Text on one line, for readers of the text alone. */
  text: string;
}

/** Returns the HTML of a formula in a line of text. */
export function inlineHtml({ tex, mathml, text }: Formula): string {
  const markdown = `$${tex.trim().replace(/\s+/g, ' ')}$`;
  return mathml.replace('<math', `<math${notes(markdown, text)}`);
}

/**
 * Returns the HTML of a formula on its own line. Its box is that of a table, which scrolls, also with the keyboard.
 *
 * @param name `span` if the formula is in a paragraph
 */
export function blockHtml({ tex, mathml, text }: Formula, name: 'div' | 'span'): string {
  const markdown = name === 'div' ? `$$\n${tex.trim()}\n$$` : `$$${tex.trim().replace(/\s+/g, ' ')}$$`;
  return `<${name} class="table-scroll math-block"${notes(markdown, text)}>${mathml}</${name}>`;
}

/**
 * Returns notes for Markdown twins and search, which are not in the documents of readers (`data-lectern-…` of
 * docs-dev/plugins.md).
 */
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
