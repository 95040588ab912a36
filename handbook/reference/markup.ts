import { escapeHtml } from 'lectern';
import { translated } from './translate.ts';

// Parts of pages as Markdown. Texts are English: each part puts them into the language of the page.

/** What a page is written with. */
export interface Writer {
  /** A text of the reference in the language of the page. */
  t(english: string): string;
  /** True where comments of the sources, which are English, are in another language than the page. */
  isTranslation: boolean;
}

export function writerFor(lang: string): Writer {
  return { t: (english) => translated(english, lang), isTranslation: lang !== 'en' };
}

/** A heading with an id that is the same in all languages. */
export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {#${id}}`;
}

/** `themeConfig.nav` as an id: small letters, digits and hyphens. */
export function idOf(path: string): string {
  return path
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Type, default and the like of an entry, as a list of terms. Values are code. */
export function facts(rows: readonly (readonly [term: string, code: string])[]): string {
  const items = rows.map(
    ([term, code]) => `<div><dt>${escapeHtml(term)}</dt><dd><code>${escapeHtml(code)}</code></dd></div>`,
  );
  return `<dl class="facts">${items.join('')}</dl>`;
}

/** A code block, with more backticks than are in it. */
export function codeBlock(code: string, lang: string, meta = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}${meta && ` ${meta}`}\n${code}\n${fence}`;
}

/** A table of Markdown. Cells are Markdown of one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Inline code; a text with backticks gets more of them around. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** A whole page: front matter, heading of level 1, and parts that are parted by empty lines. */
export function page(title: string, description: string, parts: readonly string[]): string {
  const front = `---\ndescription: ${JSON.stringify(description)}\n---`;
  return `${[front, `# ${title}`, description, ...parts].join('\n\n')}\n`;
}
