/** Matches types of diagrams that have a title in their text. In other types, `title` may be the name of a node. */
const TITLED =
  /^(?:gantt|pie|timeline|journey|xychart|quadrantChart|c4|radar|venn|packet|sequence|cynefin|wardley)/;

/**
 * Returns the name and description of a diagram for readers who do not see it. They are from the diagram itself:
 * `accTitle`, `accDescr` and titles.
 */
export function readNames(svg: string, code: string, type: string): { name: string; description: string } {
  const inside = (tag: string) =>
    decode(new RegExp(`<${tag} id="chart-${tag}-[^>]*>([^<]*)<`).exec(svg)?.[1] ?? '');
  const [, front = ''] = /^\s*---\n([\s\S]*?)\n---(?:\n|$)/.exec(code) ?? [];
  const named = /^title:\s*(.+?)\s*$/m.exec(front)?.[1];
  const titled = TITLED.test(type) ? /^(?:\s*|pie\b.*?\s)title:?\s+(.+?)\s*$/m.exec(code)?.[1] : undefined;
  return {
    name: inside('title') || withoutQuotes(named ?? titled ?? ''),
    description: inside('desc'),
  };
}

function withoutQuotes(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}
