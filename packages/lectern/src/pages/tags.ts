import { escapeHtml } from '../shared/escape-html.ts';
import type { HeadTag } from '../shared/head-tag.ts';
import type { LocaleInfo } from '../shared/types.ts';

const VOID = new Set(['meta', 'link', 'base']);
/** The browser reads their content as raw text, so nothing in it is escaped. */
const RAW = new Set(['script', 'style', 'noscript']);

export function renderTag([name, attributes = {}, content = '']: HeadTag): string {
  const list = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === false) return [];
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`;
  });
  const start = `<${name}${list.join('')}>`;
  if (VOID.has(name)) return start;
  return `${start}${RAW.has(name) ? content : escapeHtml(content)}</${name}>`;
}

/** JSON that cannot end the script element that contains it. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Returns the attributes of a page's root element. The direction is set only if it is not the default. */
export function languageAttributes(tag: string, dir: LocaleInfo['dir']): string {
  return ` lang="${escapeHtml(tag)}"${dir ? ` dir="${dir}"` : ''}`;
}
