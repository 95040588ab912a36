import { posix } from 'node:path';
import type { Reflection } from 'typedoc';
import { escapeInHtml } from './escape.ts';
import { type Place, type Places, placeOf } from './places.ts';
import { type Piece, typePieces } from './type-text.ts';
import type { Words } from './words.ts';

/** Data that is needed to write a page. */
export interface Context {
  /** Path of the page, relative to the folder of the reference. */
  path: string;
  places: Places;
  words: Words;
  sources: Sources;
}

/** Settings for links to the sources. */
export interface Sources {
  /** Absolute folder that file names are relative to. */
  root: string;
  /** Address of a line, with `{path}` and `{line}`; undefined if TypeDoc knows it, or if there is none. */
  link: string | undefined;
}

/** Returns the address of a reflection relative to the page, or null if it is not documented. */
export function hrefOf(reflection: Reflection | undefined, { path, places }: Context): string | null {
  const place = placeOf(reflection, places);
  return place && hrefTo(place, path);
}

/** Returns the link from a page to a place. */
export function hrefTo({ path, anchor }: Place, from: string): string {
  const hash = anchor ? `#${encodeURIComponent(anchor)}` : '';
  if (path === from && hash) return hash;
  const way = posix.relative(posix.dirname(from), path).split('/').map(encodeURIComponent).join('/');
  return (way.startsWith('.') ? way : `./${way}`) + hash;
}

/**
 * Returns a type as inline code, in which names link to their pages. If the type is an object whose properties are
 * listed separately, it is only called `object`.
 */
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
