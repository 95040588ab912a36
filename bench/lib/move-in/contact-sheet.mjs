const STYLE =
  'body{font:14px sans-serif}table{table-layout:fixed;width:100%}td{vertical-align:top}img{max-width:100%;border:1px solid #ccc}th{text-align:left;padding-top:2em}';

/**
 * Returns an HTML page that shows each page of a tree twice: Lectern's on the left, the original engine's on the right.
 *
 * @param pairs `{file, shows, heading, isNarrow, ours, theirs, images}`; `ours` and `theirs` are null if there is no
 * page
 * @param reason why the original has no pages
 */
export function contactSheet(tree, pairs, reason) {
  const hasOriginal = pairs.some(({ theirs }) => theirs !== null);
  const rows = pairs.map(({ file, shows, heading, isNarrow, ours, theirs, images }) => {
    const cells = [
      cell(ours, images[0], 'Not built.'),
      cell(
        theirs,
        images[1],
        hasOriginal ? 'The original has no such page.' : `No build of it here: ${reason}`,
      ),
    ];
    const place = heading === null ? '' : `, from “${heading}”`;
    const size = isNarrow ? ', on a phone' : '';
    return `<tr><th colspan="2">${escapeText(`${shows}: ${file}${place}${size}`)}</th></tr><tr>${cells.join('')}</tr>`;
  });
  const title = escapeText(`${tree.name}: Lectern and ${tree.engine}`);
  return `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1><table>${rows.join('\n')}</table>\n`;
}

const cell = (path, image, none) =>
  `<td>${path === null ? escapeText(none) : `<img src="${image}" alt="${escapeText(path)}" loading="lazy">`}</td>`;

const escapeText = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
