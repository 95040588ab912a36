/** Escapes text for Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&');
}

/** Escapes text inside of inline HTML, where Markdown still interprets its signs. */
export function escapeInHtml(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~&!:"'$@]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Returns a code block with a fence of more backticks than the code contains. */
export function codeBlock(code: string, lang = 'ts'): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}\n${code}\n${fence}`;
}
