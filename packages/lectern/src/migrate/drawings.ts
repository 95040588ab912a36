import type { ImportStatement } from './imports.ts';
import { isJsx, tagsOf } from './jsx.ts';
import { type Page, walk } from './page.ts';

/**
 * Converts elements of imported SVG files to images. Other engines turn them into components (SVGR). In Lectern an
 * import returns the URL. In an image, `currentColor` is black.
 */
export function drawingsToImages(page: Page, imports: readonly ImportStatement[]): void {
  const drawings = new Set<string>();
  for (const { specifier, names, source } of imports) {
    const query = /\.svg(\?(?:react|svgr))?$/.exec(specifier);
    if (!query) continue;
    for (const { local, imported } of names) if (imported === 'default') drawings.add(local);
    const { length } = query[1] ?? '';
    if (length > 0) page.edits.push({ start: source.end - 1 - length, end: source.end - 1, text: '' });
  }
  walk(page.tree, (node) => {
    const name = isJsx(node) ? (node.name ?? '') : '';
    if (!isJsx(node) || !drawings.has(name)) return;
    const start = node.start + 1;
    page.edits.push({ start, end: start + name.length, text: `img src={${name}} alt=""` });
    const { closing } = tagsOf(page, node);
    if (closing) page.edits.push({ ...closing, text: '</img>' });
  });
}
