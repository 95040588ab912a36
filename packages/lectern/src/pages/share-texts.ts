import type { PageMeta } from './compile-page.ts';

/**
 * Makes pages share one copy of each text that many of them contain: link targets and texts, headings, ids. Data from a
 * worker thread has its own copies, and a large build would keep millions of them.
 *
 * @returns a function that replaces the texts of a page, which nobody else may use yet. It changes the page in place:
 *   objects that a spread creates may have a hidden class each, which is larger than their texts.
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
      // The place of a link is unique.
      if (typeof value === 'string' && name !== 'where') values[name] = one(value);
    }
  }
  return (meta) => {
    const { frontmatter, toc, anchors, links } = meta;
    for (const owner of [meta, frontmatter, anchors, ...toc, ...links]) shareIn(owner);
  };
}
