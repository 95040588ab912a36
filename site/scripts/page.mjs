import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const docs = new URL('../docs/', import.meta.url);

/**
 * Reads front matter and title of a page.
 *
 * @param {string} lang `en`
 * @param {string} page path without extension: `config/server/port`
 * @returns {{ title: string, description?: string, date?: string } | undefined} undefined if there is no such page
 */
export function readPage(lang, page) {
  const file = ['.mdx', '.md'].map((type) => new URL(`${lang}/${page}${type}`, docs)).find(existsSync);
  if (!file) return undefined;
  const source = readFileSync(file, 'utf8');
  const [head = '', frontMatter = ''] = /^---\n([\s\S]*?)\n---\n/.exec(source) ?? [];
  const [, title = page] = /^# (.*)$/m.exec(source.slice(head.length)) ?? [];
  return { title, ...parse(frontMatter) };
}
