import type { Page } from '../page.ts';
import { textAt } from '../their-config.ts';

const LINK = /<a\b[^>]*?\shref=(["'])(.*?)\1[^>]*>([\s\S]*?)<\/a>/i;

/** Converts the HTML banner of a page to a note with its words and links. Returns null for a page without one. */
export function bannerNote({ front }: Page): string | null {
  const text = markdownOf(textAt(front.data, 'banner.content') ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  return text === '' ? null : `:::note\n\n${text}\n\n:::\n`;
}

function markdownOf(html: string): string {
  const [all, , url, inner = ''] = LINK.exec(html) ?? [];
  if (all === undefined) return words(html);
  const at = html.indexOf(all);
  const link = `[${words(inner).trim()}](${url})`;
  return `${words(html.slice(0, at))}${link}${markdownOf(html.slice(at + all.length))}`;
}

/** Returns text without tags, escaped for MDX. */
function words(html: string): string {
  return html.replace(/<\/?[A-Za-z][^>]*>/g, ' ').replace(/[\\`*_{}[\]<]/g, '\\$&');
}

/** Inserts a block right after the front matter. */
export function withFirstBlock(source: string, block: string): string {
  const end = /^---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n)+/.exec(source)?.[0].length ?? 0;
  return `${source.slice(0, end).trimEnd()}\n\n${block}\n${source.slice(end)}`.trimStart();
}
