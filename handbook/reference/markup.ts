import { escapeHtml } from 'lectern';
import { translated } from './translate.ts';

// Builds parts of pages as Markdown. Texts are English: each part translates them into the language of the page.

/** Functions and settings for writing a page in one language. */
export interface Writer {
  /** Translates a text of the reference into the language of the page. */
  t(english: string): string;
  /** True if the page is in another language than the sources' comments, which are English. */
  isTranslation: boolean;
}

export function writerFor(lang: string): Writer {
  return { t: (english) => translated(english, lang), isTranslation: lang !== 'en' };
}

/** Returns a heading with an id that is the same in all languages. */
export function heading(depth: number, text: string, id: string): string {
  return `${'#'.repeat(depth)} ${text} {#${id}}`;
}

/** Returns an id for a path such as `themeConfig.nav`: lowercase letters, digits and hyphens. */
export function idOf(path: string): string {
  return path
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Returns type, default and similar facts of an entry as a description list. Values are code. */
export function facts(rows: readonly (readonly [term: string, code: string])[]): string {
  const items = rows.map(
    ([term, code]) => `<div><dt>${escapeHtml(term)}</dt><dd><code>${escapeHtml(code)}</code></dd></div>`,
  );
  return `<dl class="facts">${items.join('')}</dl>`;
}

/** Returns a code block, fenced with more backticks than the code contains. */
export function codeBlock(code: string, lang: string, meta = ''): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${lang}${meta && ` ${meta}`}\n${code}\n${fence}`;
}

/** Returns a Markdown table. Cells are single-line Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns inline code. A text with backticks is wrapped in two of them. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Returns a whole page: front matter, a level-1 heading, and parts separated by blank lines. */
export function page(title: string, description: string, parts: readonly string[]): string {
  const front = `---\ndescription: ${JSON.stringify(description)}\n---`;
  return `${[front, `# ${title}`, description, ...parts].join('\n\n')}\n`;
}
