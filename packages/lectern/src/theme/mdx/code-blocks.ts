const START = '<div class="code-block';
const TITLE = /<div class="code-title">(.*?)<\/div>/;

/**
 * Takes apart the HTML of code blocks that are one after another (`markdown/code.ts` makes it; code in it
 * is escaped, so the start of a block cannot be anything else).
 *
 * @returns each block without its title, and the title as text: else the language, else its number
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
