import type { PageLink } from '../markdown/types.ts';
import type { PageMeta } from './compile-page.ts';

/**
 * Gives the links of all pages one copy of each text. What comes from a thread has copies of its own, and sites link
 * to the same places again and again: without it, links are a quarter of what a large build keeps in memory.
 *
 * @returns takes a page; gives the same, with links that share their texts
 */
export function createTextSharing(): (meta: PageMeta) => PageMeta {
  const texts = new Map<string, string>();
  function one<Text extends string | null>(text: Text): Text {
    if (text === null) return text;
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return (known ?? text) as Text;
  }
  // No spread in here: each object that one makes may have a hidden class of its own, larger than its texts.
  const shared = (link: PageLink): PageLink => {
    const { external, where, text } = link;
    const href = one(link.href);
    const route = one(link.route);
    const publicFile = one(link.publicFile);
    const hash = one(link.hash);
    const raw = one(link.raw);
    return text === undefined
      ? { href, route, publicFile, hash, external, raw, where }
      : { href, route, publicFile, hash, external, raw, where, text: one(text) };
  };
  return (meta) => ({ ...meta, links: meta.links.map(shared) });
}
