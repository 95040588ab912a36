import { dirname, resolve } from 'node:path';
import { mapLines } from './text.mjs';

/**
 * Rewrites the links of a page as absolute routes, and its relative imports as absolute file paths.
 *
 * @param file absolute path of the text's source file
 * @param move maps a route to its route in this copy
 */
export function relinkText(text, file, resolvers, move) {
  return mapLines(text, (line) => {
    const withLinks = line.replace(/(!?\[[^\]]*\]\()([^)\s]+)([)\s])/g, (whole, open, href, close) =>
      open.startsWith('!') ? whole : open + relink(href, file, resolvers, move) + close,
    );
    return withLinks.replace(/^(import\b.*['"])(\.{1,2}\/[^'"]+)(['"];?)$/, (_, open, path, close) => {
      return open + resolve(dirname(file), path) + close;
    });
  });
}

function relink(href, file, resolvers, move) {
  const link = resolvers.link(href, file);
  if (link.external || link.route === null) return href;
  const hash = /#.*$/.exec(href)?.[0] ?? '';
  return move(link.route) + hash;
}
