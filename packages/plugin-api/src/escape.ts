/** Text as Markdown that means nothing else. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');
}

/** Text inside of inline HTML, where Markdown still looks for its signs. */
export function escapeInHtml(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!:"'$@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A code block, with more backticks than are in it. */
export function codeBlock(code: string, lang = 'ts'): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${code}\n${fence}`;
}
