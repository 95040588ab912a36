import { posix } from 'node:path';
import type { Reflection } from 'typedoc';
import { escapeInHtml } from './escape.ts';
import { type Place, type Places, placeOf } from './places.ts';
import { type Piece, typePieces } from './type-text.ts';
import type { Words } from './words.ts';

/** What a page is written with. */
export interface Context {
  /** Path of the page, relative to the folder of the reference. */
  path: string;
  places: Places;
  words: Words;
  sources: Sources;
}

/** How places in the sources are shown. */
export interface Sources {
  /** Absolute folder that names of files are relative to. */
  root: string;
  /** Address of a line, with `{path}` and `{line}`; undefined where TypeDoc knows it, or no one. */
  link: string | undefined;
}

/** Address of something from the page; null where it is not documented. */
export function hrefOf(reflection: Reflection | undefined, { path, places }: Context): string | null {
  const place = placeOf(reflection, places);
  return place && hrefTo(place, path);
}

/** The way to a place from a page. */
export function hrefTo({ path, anchor }: Place, from: string): string {
  const hash = anchor ? `#${encodeURIComponent(anchor)}` : '';
  if (path === from && hash) return hash;
  const way = posix.relative(posix.dirname(from), path).split('/').map(encodeURIComponent).join('/');
  return (way.startsWith('.') ? way : `./${way}`) + hash;
}

/** A type as inline code, in which names lead to their pages; of an object whose properties follow, only that it is one. */
export function typeHtml(type: Parameters<typeof typePieces>[0], context: Context): string {
  const isWrittenOut = type?.type === 'reflection' && (type.declaration.children?.length ?? 0) > 0;
  return isWrittenOut ? '<code>object</code>' : `<code>${piecesHtml(typePieces(type), context)}</code>`;
}

export function piecesHtml(pieces: readonly Piece[], context: Context): string {
  return pieces
    .map(({ text, to }) => {
      const html = escapeInHtml(text);
      const href = to && !to.isTypeParameter() ? hrefOf(to, context) : null;
      return href ? `<a href="${href}">${html}</a>` : html;
    })
    .join('');
}
