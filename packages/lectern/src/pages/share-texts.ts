import type { PageMeta } from './compile-page.ts';

/**
 * Gives pages one copy of each text that many of them have: where links lead and what they show, headings, ids. What
 * comes from a thread has copies of its own, of which a large build would keep millions.
 *
 * @returns takes a page that nobody else has yet, and puts the shared texts into it. In place: objects that a spread
 *   makes may have a hidden class each, which is larger than their texts.
 */
export function createTextSharing(): (meta: PageMeta) => void {
  const texts = new Map<string, string>();
  function one(text: string): string {
    const known = texts.get(text);
    if (known === undefined) texts.set(text, text);
    return known ?? text;
  }
  function shareIn(owner: object): void {
    const values = owner as Record<string, unknown>;
    for (const name in values) {
      const value = values[name];
      // Where a link is written is said of one link alone.
      if (typeof value === 'string' && name !== 'where') values[name] = one(value);
    }
  }
  return (meta) => {
    const { frontmatter, toc, anchors, links } = meta;
    for (const owner of [meta, frontmatter, anchors, ...toc, ...links]) shareIn(owner);
  };
}
