const START = '<div class="code-block';
const TITLE = /<div class="code-title">(.*?)<\/div>/;

/**
 * Splits the HTML of consecutive code blocks. `markdown/code.ts` makes that HTML and escapes the code in it, so a match
 * of the start of a block cannot be anything else.
 *
 * @returns each block without its title, and the title as text; if it has none, the language, or else its number
 */
export function splitCodeBlocks(html: string): { title: string; html: string }[] {
  return html
    .split(START)
    .slice(1)
    .map((rest, index) => {
      const block = START + rest;
      const title = TITLE.exec(block)?.[1] ?? /data-lang="([^"]*)"/.exec(block)?.[1] ?? `${index + 1}`;
      return { title: decode(title), html: block.replace(TITLE, '') };
    });
}

function decode(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
